/** A bot for Metro in TypeScript: lays whatever leaves it furthest ahead, and never draws without need. */

import type { ProgramTurn } from '../../common/cli/programs/turn.ts';
import { answerTo } from '../../common/cli/query.ts';

/** What `metro query` calls the variants and the table, as far as scores follow from them. */
const tableOf = ({ players, rotation }: ProgramTurn) => ({ op: 'score', players, rotation });

/** My points on a board, less the most that anybody else has. */
function lead(turn: ProgramTurn, placements: string): number {
  const { scores } = JSON.parse(answerTo(JSON.stringify({ ...tableOf(turn), placements })));
  const others = scores.filter((_: number, seat: number) => seat !== turn.seat);
  return scores[turn.seat] - Math.max(...others);
}

/** `cbaa@C4` as it stands in a list of placements: `cbaa32`. */
function laid(action: string): string {
  const column = action.charCodeAt(5) - 'A'.charCodeAt(0);
  return `${action.slice(0, 4)}${Number(action[6]) - 1}${column}`;
}

/** Called with each turn; its answer is one of `turn.actions`. */
export function choose(turn: ProgramTurn): string | undefined {
  const placements = turn.actions.filter((action) => /^[a-d]{4}@[A-H][1-8]$/.test(action));
  const rated = placements.map((action) => ({
    action,
    value: lead(turn, turn.placements + laid(action)),
  }));
  const [best] = rated.sort((one, other) => other.value - one.value);
  return best?.action ?? turn.actions[0];
}
