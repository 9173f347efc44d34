/** What the deal of the day says in a language: its own catalogue, which comes with its screen. */

import type { DayAnswer } from '../../../common/protocol/day-answers.ts';

/** The texts of the screen. */
export interface DayTexts {
  readonly heading: string;
  readonly lead: string;
  readonly play: string;
  readonly playOn: string;
  readonly counted: string;
  readonly givenUp: string;
  readonly hidden: string;
  /** How one's own try ended. */
  readonly result: (place: number, count: number) => string;
  readonly margin: string;
  readonly longestLine: string;
  readonly place: string;
  readonly player: string;
  readonly forgotten: string;
  readonly me: string;
  readonly replay: string;
  readonly replayOf: (name: string) => string;
  readonly table: string;
  readonly nobody: string;
  readonly more: string;
  readonly history: string;
  readonly before: string;
  readonly after: string;
  readonly share: string;
  /** What is shared: nothing of it shows what the tiles are. */
  readonly shareText: (day: string, margin: string, longestLine: number) => string;
  readonly proof: string;
  readonly proofToday: string;
  readonly commitment: string;
  readonly tomorrow: string;
  readonly seed: string;
  readonly failed: string;
}

/** What the parts of the screen show. */
export interface DayProps {
  readonly day: DayAnswer;
  readonly texts: DayTexts;
}
