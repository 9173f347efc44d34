/** The tips of a first game: which of them matters now. Each is shown once. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { LineChange } from '../../../common/rules/preview.ts';
import { isIdle, type TurnView } from '../turn/turn-view.ts';
import { TIPS, type TipName } from './tip-names.ts';

/**
 * The first tip that matters now, of those that weren't shown before this turn: one that was shown in it
 * is still there when the player comes back to what it is about.
 */
export function tipNow(
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
  shownBefore: readonly TipName[],
): TipName | undefined {
  if (turn === undefined) return undefined;
  return TIPS.find((tip) => !shownBefore.includes(tip) && MATTERS[tip](snapshot, turn));
}

/** Does a tip matter in a turn? */
type Matters = (snapshot: GameSnapshot, turn: TurnView) => boolean;

const MATTERS: Readonly<Record<TipName, Matters>> = {
  place: (snapshot, turn) => isUndecided(turn) && laidBy(snapshot, turn) === 0,
  centre: (_, turn) => completedBy(turn).some(({ line }) => line.end.type === 'centre'),
  short: (_, turn) => completedBy(turn).some((change) => isShortOf(change, turn)),
  lines: (snapshot, turn) => isUndecided(turn) && laidBy(snapshot, turn) > 0,
  draw: (snapshot, turn) => isUndecided(turn) && turn.canDraw && laidBy(snapshot, turn) > 1,
};

/** Is nothing chosen or pointed at, nor anything more urgent to be told? */
const isUndecided = (turn: TurnView): boolean => {
  const { selection, consequence, isBanLifted } = turn;
  const isAsking = consequence !== undefined && !isIdle(consequence, turn);
  return selection === undefined && !isAsking && !isBanLifted;
};

const laidBy = ({ moves }: GameSnapshot, { seat }: TurnView): number =>
  moves.filter((move) => move.seat === seat && move.action.type === 'place').length;

const completedBy = ({ consequence }: TurnView): readonly LineChange[] =>
  consequence?.type === 'legal' ? consequence.changes.filter(({ completed }) => completed) : [];

/** Up to so many points a line of another player counts as ended early. */
const FEW_POINTS = 4;

const isShortOf = ({ owner, points }: LineChange, { seat }: TurnView): boolean =>
  owner !== undefined && owner !== seat && points <= FEW_POINTS;
