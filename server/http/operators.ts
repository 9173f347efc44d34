/** Who may see the operators' pages: those who know a secret, with a limit on guesses. */
import type { Request } from 'express';
import { gatedAddressOf } from '../client-address.ts';
import type { Limits } from '../limits.ts';
import { reportSecurity } from '../security.ts';
import { isSameSecret } from './same-secret.ts';

/** What a visitor gave in order to be let in. */
export interface Proof {
  readonly request: Request;
  /** `undefined` if nothing was given; that is not a guess. */
  readonly given: string | undefined;
}

/** A page for operators. */
export interface OperatorsPage {
  /** Its name, under which guesses are counted. */
  readonly name: 'metrics' | 'monitor';
  readonly secret: string;
  readonly limits: Limits;
}

/**
 * Decides whether a visitor is let in. Wrong secrets are limited per page, as passwords of tables are. Past
 * the limit not even the right one is accepted: otherwise guessing could go on.
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
