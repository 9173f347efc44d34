/** What a run prints. */
import type { ChaosPlan } from './plan.ts';
import type { StoreResult } from './run.ts';

/** The figures of a run. */
export interface ChaosReport {
  readonly seconds: number;
  /** How often the server was ended by `kill -9`. */
  readonly kills: number;
  /** How many connections were cut. */
  readonly cuts: number;
  /** Actions that the server acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged actions that aren't in the game. */
  readonly missing: number;
  /** Moves that nobody asked for, or that answer two commands. */
  readonly duplicated: number;
  /** Games that were begun, and those that were played to their end. */
  readonly games: number;
  readonly finished: number;
  /** Does everybody who saw a finished game agree with its record? */
  readonly statesEqual: boolean;
  readonly errors: number;
}

/** The figures of a run on its stores. */
export function reportOn({ seconds }: ChaosPlan, results: readonly StoreResult[]): ChaosReport {
  const finished = results.flatMap((result) => result.finished);
  const tables = [...finished, ...results.flatMap(({ stuck }) => stuck)];
  const sum = (count: (result: StoreResult) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  return {
    seconds,
    kills: sum(({ troubles }) => troubles.kill),
    cuts: sum(({ cuts }) => cuts),
    acknowledged: tables.flatMap(({ acknowledged }) => acknowledged).length,
    missing: tables.flatMap(({ missing }) => missing).length,
    // The last action of a stuck game may not have been answered yet.
    duplicated: finished.flatMap(({ duplicated }) => duplicated).length,
    games: sum(({ games }) => games),
    finished: finished.length,
    statesEqual: results.every(({ differences }) => differences.length === 0),
    errors: sum(({ errors }) => errors.length),
  };
}

/** Did nothing go wrong, and was anything tested at all? */
export const isClean = (report: ChaosReport): boolean =>
  report.finished > 0 &&
  report.finished === report.games &&
  report.missing === 0 &&
  report.duplicated === 0 &&
  report.statesEqual &&
  report.errors === 0;

/** The troubles of the server on a store, and whatever went wrong, a line each. */
export function remarksOn(result: StoreResult): readonly string[] {
  const { store, troubles, cuts, finished, stuck } = result;
  const befell = Object.entries(troubles).map(([type, count]) => `${type} ${count}`);
  const refused = finished.flatMap(({ refusals }) => refusals).length;
  const returns = finished.reduce((sum, game) => sum + game.returns, 0);
  return [
    `${store}: ${[...befell, `cut ${cuts}`, `refused ${refused}`, `returns ${returns}`].join(', ')}`,
    ...[...finished, ...stuck].flatMap(({ missing }) => missing.map((text) => `Missing: ${text}`)),
    ...finished.flatMap(({ duplicated }) => duplicated.map((text) => `Duplicated: ${text}`)),
    ...result.differences.map((text) => `Difference: ${text}`),
    ...result.errors.map((text) => `Error: ${text}`),
  ];
}
