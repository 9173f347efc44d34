/** Whom the pages of operators let in: those who know a secret, which nobody can guess for long. */
import type { Request } from 'express';
import { gatedAddressOf } from '../client-address.ts';
import type { Limits } from '../limits.ts';
import { reportSecurity } from '../security.ts';
import { isSameSecret } from './same-secret.ts';

/** What somebody gave to be let in. */
export interface Proof {
  readonly request: Request;
  /** `undefined` where nothing was given, which is no guess. */
  readonly given: string | undefined;
}

/** A page of operators. */
export interface OperatorsPage {
  /** Its name, under which guesses are counted. */
  readonly name: 'metrics' | 'monitor';
  readonly secret: string;
  readonly limits: Limits;
}

/**
 * Is somebody let in? Wrong secrets are limited as passwords of tables are, for each page. Beyond that
 * not even the right one opens: else guessing could go on.
 */
export async function judgeOperator(
  { name, secret, limits }: OperatorsPage,
  { request, given }: Proof,
): Promise<'welcome' | 'unknown' | 'too-many-guesses'> {
  if (given === undefined) return 'unknown';
  const address = gatedAddressOf(request);
  if ((await limits.take('passwords', address, name)) !== undefined) return 'too-many-guesses';
  if (!isSameSecret(given, secret)) {
    reportSecurity('operator-refused', { page: name, address });
    return 'unknown';
  }
  await limits.giveBack('passwords', address, name);
  return 'welcome';
}
