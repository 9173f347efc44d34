/** The lesson: a chapter on the real board, with what is to be done there beside it. */
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ChapterName } from '../../view/lesson/chapter-names.ts';
import { marketPlace } from '../../view/turn/market-view.ts';
import { BoardPanel } from '../board/board-panel.tsx';
import { type Page, PageContext, usePage, useTranslation } from '../page.tsx';
import { CompaniesPanel } from '../table/companies-panel.tsx';
import { GameContext, gameOf, useGame } from '../table/game-context.tsx';
import { useGameKeys } from '../table/game-keys.ts';
import { useGameNews } from '../table/game-news.ts';
import { PlayersPanel } from '../table/players-panel.tsx';
import { HandPanel } from '../turn/hand-panel.tsx';
import { MarketPanel } from '../turn/market-panel.tsx';
import { ReadoutPanel } from '../turn/readout-panel.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { ChapterList } from './chapter-list.tsx';
import { LessonPanel } from './lesson-panel.tsx';
import { LessonPlayer } from './lesson-player.ts';
import type { LessonTexts } from './lesson-texts.ts';
import { LESSON_TEXTS } from './texts/languages.ts';

/** The lesson at a chapter; without one, where it was left. */
export function LearnScreen({ chapter }: { readonly chapter: ChapterName | undefined }) {
  const { language } = useTranslation();
  const { learning } = usePage().model;
  const { chapter: left = 'laying', step } = useMemo(() => learning.peek(), [learning]);
  const shown = chapter ?? left;
  const texts = LESSON_TEXTS[language];
  const start = shown === left ? step : 0;
  return <LessonOf key={`${shown} ${language}`} chapter={shown} start={start} texts={texts} />;
}

interface LessonProps {
  readonly chapter: ChapterName;
  readonly start: number;
  readonly texts: LessonTexts;
}

function LessonOf({ chapter, start, texts }: LessonProps) {
  const outer = usePage();
  const { player, page, game } = useMemo(() => {
    const names = [outer.model.preferences.peek().name, texts.other];
    const made = new LessonPlayer(chapter, start, names);
    return { player: made, page: lessonPage(outer, made), game: gameOf(made.table) };
  }, [outer, chapter, start, texts]);
  useKeptPlace(player);
  return (
    <PageContext.Provider value={page}>
      <GameContext.Provider value={game}>
        <PageHeader isGame />
        <LessonParts player={player} texts={texts} />
      </GameContext.Provider>
    </PageContext.Provider>
  );
}

/** The page, with the lesson's table in place of a server's. */
const lessonPage = (page: Page, player: LessonPlayer): Page => ({
  ...page,
  model: {
    ...page.model,
    table: player.table,
    actions: {
      ...page.model.actions,
      ask: async () => false,
      input: player.input,
      confirm: player.confirm,
    },
    onAnimation: player.onAnimation,
  },
});

/** Keeps where the learner is, for another visit. */
function useKeptPlace(player: LessonPlayer): void {
  const { keepLearning } = usePage().model.actions;
  const { chapter, step } = player.state.value;
  useEffect(() => keepLearning({ chapter, step }), [keepLearning, chapter, step]);
}

function LessonParts({
  player,
  texts,
}: {
  readonly player: LessonPlayer;
  readonly texts: LessonTexts;
}) {
  const { options } = player.state.value.game.state;
  const { snapshot, ui } = useGame();
  const market = useComputed(() => marketPlace(snapshot.value, ui.value)).value;
  useGameKeys();
  useGameNews();
  return (
    <main
      id="content"
      class="game game--lesson"
      data-expansions={options.expansions.join(' ')}
      data-plays={true}
      data-market={market}
    >
      <ScreenHeading isHidden text={texts.title} />
      <div class="game__turn">
        <BoardPanel />
        <div class="game__action">
          <LessonPanel player={player} texts={texts} />
          <HandPanel />
          <ReadoutPanel />
          <MarketPanel />
        </div>
      </div>
      <div class="game__facts">
        <ChapterList texts={texts} current={player.state.value.chapter} />
      </div>
      {/* It scrolls where there is little room, and has nothing in it to go to by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that it scrolls by keys */}
      <div class="game__more" tabIndex={0}>
        <PlayersPanel />
        <CompaniesPanel />
      </div>
    </main>
  );
}
