/** A game: the board, what the player may do, who plays, and what happened. It stays when the game ends. */
import { useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { TILE_COUNT } from '../../../common/rules/tiles.ts';
import { parseWhatIf } from '../../view/practice/what-if.ts';
import { laidTiles } from '../../view/table/stack-view.ts';
import { marketPlace } from '../../view/turn/market-view.ts';
import { BoardPanel } from '../board/board-panel.tsx';
import { EndPanel } from '../end/end-panel.tsx';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { gameHeading, gameName } from '../texts/game-name.ts';
import { HandPanel } from '../turn/hand-panel.tsx';
import { HintPart } from '../turn/hint/hint-button.tsx';
import { MarketPanel } from '../turn/market-panel.tsx';
import { ReadoutPanel } from '../turn/readout-panel.tsx';
import { EndByAgreement, TurnNotice } from '../turn/turn-notice.tsx';
import { Icon } from '../widgets/icon.tsx';
import { DialogButton, PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { BackToReplay } from './back-to-replay.tsx';
import { CompaniesPanel } from './companies-panel.tsx';
import { ConnectionBadge } from './connection-badge.tsx';
import { GameContext, gameOf, useGame } from './game-context.tsx';
import { useGameKeys } from './game-keys.ts';
import { useGameNews } from './game-news.ts';
import { LinesPanel } from './lines-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PlayersPanel } from './players-panel.tsx';
import { StackPanel } from './stack-panel.tsx';
import { StatusLine } from './status-line.tsx';

/** The game of the table that the page is at. */
export function GameScreen() {
  const { table } = useApp();
  const game = useMemo(() => gameOf(table), [table]);
  return (
    <GameContext.Provider value={game}>
      <GameHeader />
      <GameParts />
    </GameContext.Provider>
  );
}

function GameParts() {
  const { t } = useTranslation();
  const { snapshot, ui } = useGame();
  const isFinished = useComputed(
    () => snapshot.value.phase === 'finished' || snapshot.value.isGivenUp,
  ).value;
  const expansions = useComputed(() => snapshot.value.options.expansions.join(' ')).value;
  const hasSeat = useComputed(() => snapshot.value.me !== undefined).value;
  const market = useComputed(() => marketPlace(snapshot.value, ui.value)).value;
  const hasPlayed = useRef(false);
  if (!isFinished) hasPlayed.current = true;
  useGameKeys();
  useGameNews();
  return (
    <main
      id="content"
      class="game"
      data-finished={isFinished}
      data-expansions={expansions}
      data-plays={hasSeat && !isFinished}
      data-market={market}
    >
      <ScreenHeading isHidden text={gameHeading(t, snapshot.peek().code)} />
      <div class="game__turn">
        <BoardPanel />
        <div class="game__action">
          <StatusLine />
          <TurnNotice />
          {isFinished ? <EndPanel isNews={hasPlayed.current} /> : <HandPanel />}
          <HintPart />
          <ReadoutPanel />
          <MarketPanel />
        </div>
      </div>
      <div class="game__facts">
        <EndByAgreement />
        <PlayersPanel />
        <CompaniesPanel />
        <LogPanel />
      </div>
      <div class="game__more">
        <StackPanel />
        <LinesPanel />
      </div>
    </main>
  );
}

function GameHeader() {
  const { t } = useTranslation();
  const isWhatIf = parseWhatIf(useGame().snapshot.peek().code) !== undefined;
  return (
    <PageHeader isGame>
      <TileCounter />
      <ConnectionBadge />
      <div class="page-header__tools">
        <SoundButton />
        <DialogButton dialog="keys" icon="keys" label={t('game.keys')} />
        <BackToReplay isTool />
        {!isWhatIf && <DialogButton dialog="leave" icon="leave" label={t('game.leave')} />}
      </div>
    </PageHeader>
  );
}

function TileCounter() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const laid = useComputed(() => laidTiles(snapshot.value.game.board).length).value;
  return (
    <p class="tile-counter">
      <span class="tile-counter__code">{gameName(t, snapshot.value.code)}</span>
      <span>{t('game.tile', { laid, total: TILE_COUNT })}</span>
    </p>
  );
}

function SoundButton() {
  const { t } = useTranslation();
  const { preferences, actions } = useApp();
  const { sounds } = usePage();
  const { sound } = preferences.value;
  return (
    <button
      type="button"
      class="button button--tool"
      aria-pressed={sound}
      aria-label={t('game.sound')}
      onClick={() => {
        actions.setPreferences({ sound: !sound });
        if (!sound) sounds.play('place');
      }}
    >
      <Icon name={sound ? 'soundOn' : 'soundOff'} />
      <span class="button__label" aria-hidden="true">
        {t('game.sound')}
      </span>
    </button>
  );
}
