/** The tips of a first game: which of them matters now. Each is shown once. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { LineChange } from '../../../common/rules/preview.ts';
import type { TurnView } from '../turn/turn-view.ts';

/** All tips, the one that matters most first. */
export const TIPS = ['place', 'centre', 'short', 'lines', 'draw'] as const;

/** A tip of the first game. */
export type TipName = (typeof TIPS)[number];

/** The first tip that wasn't shown and matters in this turn. */
export function tipNow(
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
  shown: readonly TipName[],
): TipName | undefined {
  if (turn === undefined) return undefined;
  return TIPS.find((tip) => !shown.includes(tip) && MATTERS[tip](snapshot, turn));
}

/** Does a tip matter in a turn? */
type Matters = (snapshot: GameSnapshot, turn: TurnView) => boolean;

const MATTERS: Readonly<Record<TipName, Matters>> = {
  place: (snapshot, { seat }) => laidBy(snapshot, seat) === 0,
  centre: (_, turn) =>
    changesOf(turn).some(({ completed, line }) => completed && line.end.type === 'centre'),
  short: (_, turn) =>
    changesOf(turn).some(
      ({ completed, owner }) => completed && owner !== undefined && owner !== turn.seat,
    ),
  lines: (snapshot, { seat }) => laidBy(snapshot, seat) > 0,
  draw: (snapshot, { seat, canDraw }) => canDraw && laidBy(snapshot, seat) > 1,
};

const laidBy = ({ moves }: GameSnapshot, seat: number): number =>
  moves.filter((move) => move.seat === seat && move.action.type === 'place').length;

const changesOf = ({ consequence }: TurnView): readonly LineChange[] =>
  consequence?.type === 'legal' ? consequence.changes : [];
