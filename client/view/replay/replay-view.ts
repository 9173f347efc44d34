/** The moments of a game that is seen again: each a snapshot, as somebody who watched would have had it. */
import {
  type GameSnapshot,
  quietTable,
  type SeatSnapshot,
  steadyOccupant,
} from '../../../common/protocol/snapshot.ts';
import type { Move } from '../../../common/rules/actions.ts';
import type { HiddenHand, HoldingsView, Phase, TableFacts } from '../../../common/rules/facts.ts';
import { type GameView, viewOf } from '../../../common/rules/game.ts';
import { historyOf } from '../../../common/rules/history.ts';
import { holdingsFrom } from '../../../common/rules/holdings.ts';
import { type Seat, seatsOf } from '../../../common/rules/ids.ts';
import { startTable } from '../../../common/rules/laying.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { TILE_COUNT } from '../../../common/rules/tiles.ts';
import type { ReplaySource } from './replay-source.ts';

/** Every moment of a game: the first before its first move, the last after its last. */
export function momentsOf(source: ReplaySource): readonly GameSnapshot[] {
  const seats = seatsOf(source.options.players).map((seat) => seatSnapshot(source, seat));
  return viewsOf(source).map((game, moment) => ({
    ...quietTable(source.options),
    code: source.code,
    recordName: source.code,
    sameDeal: source.isSameDeal
      ? { earlier: source.earlier, recordId: source.sameDealOf }
      : undefined,
    seats,
    phase: game.phase.type,
    sequence: moment,
    game,
    moves: source.moves.slice(0, moment),
    shown: source.shown,
    clocks: undefined,
    commitment: '',
    isGivenUp: moment === source.moves.length && source.over?.record.isGivenUp === true,
  }));
}

const seatSnapshot = ({ names, bots }: ReplaySource, seat: Seat): SeatSnapshot => ({
  seat,
  occupant: steadyOccupant({ playerId: '', name: names[seat] ?? '', bot: bots[seat] }),
});

/** A game that is over hides nothing from a replay; of a running one all that is told follows from its moves. */
function viewsOf(source: ReplaySource): readonly GameView[] {
  if (source.over !== undefined) {
    const { start, steps } = source.over.replay;
    return [start, ...steps.map(({ state }) => state)].map((state) => viewOf(state, undefined));
  }
  return publicViews(source);
}

function publicViews({ options, moves, shown, turn }: ReplaySource): readonly GameView[] {
  const tables: readonly TableFacts[] = [
    startTable(options, shown),
    ...historyOf(options, moves, shown).map(({ table }) => table),
  ];
  const counts = countsOf(options, moves);
  return tables.map((table, moment) => ({
    ...table,
    ...(counts[moment] ?? firstCounts(options)),
    holdings: hiddenHoldings(options),
    phase: phaseOf(moves[moment]?.seat ?? turn),
  }));
}

function phaseOf(turn: Seat | undefined): Phase {
  if (turn === undefined) throw new Error('a running game without a turn');
  return { type: 'playing', turn };
}

/** How many tiles each hand and the stack have. */
interface TileCounts {
  readonly hands: readonly HiddenHand[];
  readonly stackCount: number;
}

/** At every moment, the first before the first move. RULES.md, sections 3 and 6. */
function countsOf(options: GameOptions, moves: readonly Move[]): readonly TileCounts[] {
  const all = [firstCounts(options)];
  for (const move of moves) all.push(countsAfter(all.at(-1) ?? firstCounts(options), move));
  return all;
}

const firstCounts = ({ players, handSize }: GameOptions): TileCounts => ({
  hands: seatsOf(players).map(() => ({ type: 'hidden', count: handSize, hasDrawn: false })),
  stackCount: TILE_COUNT - players * handSize,
});

/** A hand takes the next tile for the one that it laid; a drawn tile leaves it as it was. */
function countsAfter(counts: TileCounts, { seat, action }: Move): TileCounts {
  const { hands, stackCount } = counts;
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`a move of seat ${seat}, which nobody has`);
  const withHand = (change: Partial<HiddenHand>) => hands.with(seat, { ...hand, ...change });
  if (action.type === 'draw')
    return { hands: withHand({ hasDrawn: true }), stackCount: stackCount - 1 };
  if (action.type !== 'place') return counts;
  if (hand.hasDrawn) return { hands: withHand({ hasDrawn: false }), stackCount };
  return stackCount > 0
    ? { hands, stackCount: stackCount - 1 }
    : { hands: withHand({ count: hand.count - 1 }), stackCount };
}

const hiddenHoldings = (options: GameOptions): HoldingsView =>
  holdingsFrom(
    options,
    seatsOf(options.players).map(() => undefined),
  );
