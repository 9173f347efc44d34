/** What an analysis says. Its texts are apart from the catalogues, so that no other screen waits for them. */

/** The texts of a language; numbers in them are written as the language writes them. */
export interface AnalysisTexts {
  readonly heading: string;
  readonly start: string;
  readonly about: string;
  readonly begun: string;
  /** How far it is. */
  readonly running: (done: string, total: string) => string;
  /** Where it was stopped. */
  readonly stopped: (done: string, total: string) => string;
  readonly finished: (total: string) => string;
  readonly failed: string;
  readonly stop: string;
  readonly again: string;
  readonly lost: (points: string) => string;
  readonly luck: (points: string, noise: string) => string;
  readonly hint: string;
  /** A costly moment: the move, and the points that it lost. */
  readonly moment: (move: string, points: string) => string;
  /** What was done, and what would have been better. */
  readonly choice: (played: string, better: string) => string;
  readonly sameSquare: (square: string) => string;
  readonly agreed: string;
  readonly onlyOne: string;
  readonly asGood: (better: string) => string;
  /** What the tile that came was worth against others, with its sign. */
  readonly tileLuck: (points: string) => string;
  readonly draw: string;
  readonly passing: string;
  readonly exchange: string;
  readonly wagon: (space: string) => string;
  readonly loss: (points: string) => string;
  readonly unmeasured: string;
  readonly share: string;
  readonly download: string;
}
