/** What the lesson says at a step, and the ways on. */
import { useEffect, useId } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import { BASE_CHAPTERS, type ChapterName } from '../../view/lesson/chapter-names.ts';
import { stepsOf } from '../../view/lesson/lesson.ts';
import type { RulesSection } from '../../view/rules-address.ts';
import { useNews } from '../announcer/use-news.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { RulesLink } from '../widgets/rules-link.tsx';
import type { LessonPlayer } from './lesson-player.ts';
import { BUTTONS, type LessonTexts } from './lesson-texts.ts';

interface PanelProps {
  readonly player: LessonPlayer;
  readonly texts: LessonTexts;
}

/** The step of now. What is done leads on by the same button, so that the focus stays. */
export function LessonPanel({ player, texts }: PanelProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { chapter, step, isDone } = player.state.value;
  const { title, steps } = texts.steps[chapter];
  const { say = '', done } = steps[step] ?? {};
  const isLast = step + 1 === stepsOf(chapter);
  const words = withButtons(t, say);
  const answer = answerOf(player, texts, done);
  useNews(words);
  useNews(answer);
  return (
    <section class="panel lesson" aria-labelledby={heading}>
      <p class="lesson__step">{texts.step(step + 1, stepsOf(chapter))}</p>
      <h2 id={heading}>{title}</h2>
      <p class="lesson__task" data-done={isDone && answer !== undefined}>
        {words}
      </p>
      {answer !== undefined && (
        <p class="lesson__answer" data-other={!isDone}>
          {answer}
        </p>
      )}
      {isLast && isDone ? (
        <ChapterEnd chapter={chapter} texts={texts} />
      ) : (
        <NextButton player={player} texts={texts} />
      )}
      <p class="lesson__ways">
        <button type="button" class="button button--small" onClick={player.again}>
          <Icon name="replay" />
          <span>{texts.again}</span>
        </button>
        <RulesLink section={SECTIONS[chapter]}>
          <Icon name="rules" />
          <span>{texts.rules}</span>
        </RulesLink>
      </p>
    </section>
  );
}

/** Goes on, or does what the learner leaves undone. */
function NextButton({ player, texts }: PanelProps) {
  const { isDone } = player.state.value;
  return (
    <button
      type="button"
      class={`button lesson__next ${isDone ? 'button--primary' : ''}`}
      onClick={isDone ? player.next : player.finish}
    >
      {isDone ? texts.next : texts.show}
    </button>
  );
}

/** The way to the next chapter; after the last one of the game itself, into a game. */
function ChapterEnd({
  chapter,
  texts,
}: {
  readonly chapter: ChapterName;
  readonly texts: LessonTexts;
}) {
  const { learning, actions } = useApp();
  const next = chapterAfter(chapter);
  useEffect(() => {
    const done = new Set(learning.peek().done).add(chapter);
    actions.keepLearning({ done: [...done] });
  }, [learning, actions, chapter]);
  if (next !== undefined)
    return (
      <RouteLink class="button button--primary lesson__next" to={{ type: 'learn', chapter: next }}>
        {texts.nextChapter(texts.steps[next].title)}
      </RouteLink>
    );
  return (
    <>
      <p>{texts.ended}</p>
      <RouteLink class="button button--primary lesson__next" to={{ type: 'practice' }}>
        {texts.practise}
      </RouteLink>
    </>
  );
}

/** What a variant adds stands by itself: only the chapters of the game lead to each other. */
function chapterAfter(chapter: ChapterName): ChapterName | undefined {
  const chapters: readonly ChapterName[] = BASE_CHAPTERS;
  const place = chapters.indexOf(chapter);
  return place < 0 ? undefined : chapters[place + 1];
}

/** What the learner did, where it is worth a sentence. */
function answerOf(
  { state, triedOther }: LessonPlayer,
  { notThis }: LessonTexts,
  done: string | undefined,
): string | undefined {
  if (state.value.isDone) return done;
  return triedOther.value ? notThis : undefined;
}

/** The text with the names of the buttons that it tells of. */
const withButtons = (t: Translate, text: string): string =>
  text.replaceAll(/\{\{(draw|rotate|wagon)\}\}/g, (_, name: keyof typeof BUTTONS) =>
    t(BUTTONS[name]),
  );

/** Where the rules tell more of what a chapter is about. */
const SECTIONS: Readonly<Record<ChapterName, RulesSection>> = {
  laying: 'laying',
  line: 'board',
  points: 'scoring',
  centre: 'centre',
  ban: 'one-tile-ban',
  draw: 'turn',
  short: 'scoring',
  rotation: 'rotation',
  companies: 'companies',
  'central-wagons': 'central-wagons',
  'central-tracks': 'central-tracks',
  'station-numbers': 'station-numbers',
};
