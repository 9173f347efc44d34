/** The screen of a replay: the parts of a game's screen, with controls in place of the hand. */
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { TILE_COUNT } from '../../../common/rules/tiles.ts';
import { fileNameOf, type ReplaySource } from '../../view/replay/replay-source.ts';
import { momentsOf } from '../../view/replay/replay-view.ts';
import { laidTiles } from '../../view/table/stack-view.ts';
import { BoardPanel } from '../board/board-panel.tsx';
import { PlacementMarks } from '../board/placement-marks.tsx';
import { SameDealNote } from '../deal/same-deal-note.tsx';
import { Comparison } from '../end/comparison.tsx';
import { PicturePart } from '../end/picture-part.tsx';
import { PointsDetails } from '../end/points-details.tsx';
import { Ranking } from '../end/ranking.tsx';
import { PageContext, usePage, useTranslation } from '../page.tsx';
import { CompaniesPanel } from '../table/companies-panel.tsx';
import { GameContext } from '../table/game-context.tsx';
import { LinesPanel } from '../table/lines-panel.tsx';
import { PlayersPanel } from '../table/players-panel.tsx';
import { gameName, replayHeading } from '../texts/game-name.ts';
import { MarketPanel } from '../turn/market-panel.tsx';
import { ReadoutPanel } from '../turn/readout-panel.tsx';
import { Icon } from '../widgets/icon.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { AnalysisPart, JudgedWords } from './analysis/analysis-part.tsx';
import { ReplayControls } from './replay-controls.tsx';
import { replayGame } from './replay-game.ts';
import { useReplayKeys } from './replay-keys.ts';
import { ReplayLog } from './replay-log.tsx';
import { MomentNumber, MomentWords } from './replay-moment.tsx';
import { ReplayPlayer } from './replay-player.ts';
import { ReplayWays } from './replay-ways.tsx';
import { ShufflePanel } from './shuffle-panel.tsx';
import { WhatIfPart } from './what-if-part.tsx';

interface Part {
  readonly source: ReplaySource;
  readonly player: ReplayPlayer;
  readonly isAnalysed: boolean;
  readonly onAgain: () => void;
}

/** Shows a game from a move on. */
export function ReplayTheatre(props: {
  readonly source: ReplaySource;
  readonly start: number;
  readonly isAnalysed: boolean;
  readonly onAgain: () => void;
}) {
  const { source, start, isAnalysed, onAgain } = props;
  const outer = usePage();
  const player = useMemo(() => new ReplayPlayer(momentsOf(source), start), [source, start]);
  const { game, page } = useMemo(() => replayGame(outer, player), [outer, player]);
  useEffect(() => () => player.pause(), [player]);
  return (
    <PageContext.Provider value={page}>
      <GameContext.Provider value={game}>
        <PageHeader isGame>
          <TileCounter source={source} player={player} />
        </PageHeader>
        <ReplayParts source={source} player={player} isAnalysed={isAnalysed} onAgain={onAgain} />
      </GameContext.Provider>
    </PageContext.Provider>
  );
}

function ReplayParts({ source, player, isAnalysed, onAgain }: Part) {
  const { t } = useTranslation();
  const isAtEnd = useComputed(() => player.snapshot.value.phase === 'finished').value;
  useReplayKeys(player);
  return (
    <main
      id="content"
      class="game game--replay"
      data-expansions={source.options.expansions.join(' ')}
    >
      <ScreenHeading isHidden text={replayHeading(t, source.code)} />
      <div class="game__turn">
        <BoardPanel>
          <PlacementMarks />
        </BoardPanel>
        <div class="game__action">
          <MomentNumber player={player} />
          <ReplayControls player={player} />
          <MomentWords player={player} />
          <JudgedWords player={player} />
          <GivenUpNote player={player} />
          <ReadoutPanel />
        </div>
      </div>
      <div class="game__facts">
        <PlayersPanel />
        <CompaniesPanel />
        <ReplayLog player={player} />
      </div>
      <div class="game__more">
        {isAtEnd && (
          <section class="panel end" aria-label={t('end.ranking')}>
            <Ranking />
            <Comparison />
            <PicturePart isNews={false} />
            <PointsDetails />
          </section>
        )}
        {source.over !== undefined && (
          <>
            <WhatIfPart player={player} />
            <AnalysisPart over={source.over} player={player} isAsked={isAnalysed} />
          </>
        )}
        {source.isSameDeal && <EarlierGame source={source} />}
        <ReplayWays source={source} player={player} onAgain={onAgain} />
        <MarketPanel />
        <ShufflePanel shuffle={source.shuffle} fileName={fileNameOf(source)} />
        <LinesPanel />
      </div>
    </main>
  );
}

/** Why a game that was given up stops where it does. */
function GivenUpNote({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  const isGivenUp = useComputed(() => player.snapshot.value.isGivenUp).value;
  return (
    <p class="hint" role="status">
      {isGivenUp && t('replay.givenUp')}
    </p>
  );
}

/** That the deal could be known, and the way to the game from which. */
function EarlierGame({ source: { earlier, sameDealOf } }: { readonly source: ReplaySource }) {
  const { t } = useTranslation();
  return (
    <section class="panel">
      <SameDealNote earlier={earlier} />
      {sameDealOf !== undefined && (
        <RouteLink class="button" to={{ type: 'replay', game: sameDealOf, move: undefined }}>
          <Icon name="replay" />
          {t('deal.seeEarlier')}
        </RouteLink>
      )}
    </section>
  );
}

function TileCounter({ source, player }: Pick<Part, 'source' | 'player'>) {
  const { t } = useTranslation();
  const laid = useComputed(() => laidTiles(player.snapshot.value.game.board).length).value;
  return (
    <p class="tile-counter">
      <span class="tile-counter__code">{gameName(t, source.code)}</span>
      <span>{t('game.tile', { laid, total: TILE_COUNT })}</span>
    </p>
  );
}
