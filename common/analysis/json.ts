/** An analysis as JSON, for `metro query` and for files. Losses and luck are told to hundredths of a point. */

import type { Estimate } from '../bots/search/estimate.ts';
import { formatAction } from '../rules/notation.ts';
import { type Decision, isCostly, lossOf, type SeatSummary, type Verdict } from './decision.ts';

/** A decision, its actions as in records. A loss within its noise isn't told: it may as well be none. */
export function decisionJson(decision: Decision): object {
  const { move, seat, played, verdict, luck } = decision;
  return {
    move,
    seat,
    played: formatAction(played),
    verdict: verdict.type,
    ...betterJson(verdict),
    ...lossJson(decision),
    ...(luck !== undefined && luckJson(luck)),
  };
}

/** What the decisions of a seat come to. */
export const summaryJson = ({ seat, lost, luck, costliest }: SeatSummary): object => ({
  seat,
  lost: rounded(lost),
  ...luckJson(luck),
  costliest: costliest.map(({ move }) => move),
});

const betterJson = (verdict: Verdict): object =>
  'better' in verdict ? { better: formatAction(verdict.better) } : {};

function lossJson(decision: Decision): object {
  const loss = lossOf(decision);
  if (decision.verdict.type !== 'differed' || loss === 0) return {};
  const { noise } = decision.verdict.loss;
  return { loss: rounded(loss), noise: rounded(noise), costly: isCostly(decision) };
}

const luckJson = ({ mean, noise }: Estimate): object => ({
  luck: rounded(mean),
  luckNoise: rounded(noise),
});

const rounded = (points: number): number => Math.round(points * 100) / 100;
