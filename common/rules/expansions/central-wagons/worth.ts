/** When a wagon at the central station is worth a turn. RULES.md, section 7, expansion 2. */
import { isComplete, lineFrom } from '../../lines.ts';
import { shareOf } from '../companies/company-table.ts';
import type { ExpansionWorth, GoodAction, Judgement } from '../expansion-worth.ts';
import { centralStart, centralWagons } from './central-wagons.ts';
import type { CentralWagonAction } from './parts.ts';

/** A line from the central station that promises this many points is taken before others can take it. */
const GOOD_LINE = 24;

/** The wagons that stand there, and those that a seat may place there. */
export const centralWagonsWorth: ExpansionWorth = {
  isPlain: true,
  sideLines: ({ expansions }) =>
    (expansions.centralWagons ?? []).map(({ space, owner }) => ({
      type: 'from',
      start: centralStart(space),
      owner,
    })),
  /** A wagon costs a turn but no tile, so the bot waits for a good line, or for the last moment. */
  goodAction(judgement) {
    const best = bestWagon(judgement);
    const isGood = best !== undefined && (judgement.isLastMoment || best.gain > GOOD_LINE);
    return isGood ? best : undefined;
  },
};

function bestWagon(judgement: Judgement): GoodAction | undefined {
  let best: GoodAction | undefined;
  for (const action of centralWagons.extraActions?.(judgement.view, judgement.seat) ?? []) {
    if (action.type !== 'central-wagon') continue;
    const gain = gainOf(action, judgement);
    if (gain > (best?.gain ?? 0)) best = { action, gain };
  }
  return best;
}

/** With companies a wagon scores for the share's company, and reveals the share. */
function gainOf({ space, share }: CentralWagonAction, judgement: Judgement): number {
  const { view, seat, openLineBonus, stakeIn } = judgement;
  const line = lineFrom(view.lines, centralStart(space));
  const isOver = isComplete(line) || view.stackCount === 0;
  const points = isOver ? line.length : line.length + openLineBonus;
  return points * stakeIn(share === undefined ? seat : shareOf(view, seat, share));
}
