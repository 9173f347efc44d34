/** The environment that the server is started with, as far as its parts read it. */
import { err, ok, type Result } from '../common/rules/result.ts';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable without the spaces around it; `undefined` for one that is empty, too. */
export const textOf = (environment: Environment, name: string): string | undefined =>
  environment[name]?.trim() || undefined;

/** The parts of a list that commas or spaces separate. */
export const listOf = (environment: Environment, name: string): readonly string[] =>
  textOf(environment, name)?.split(/[\s,]+/) ?? [];

/** A secret of at least so many characters, or none; else a sentence, which doesn't repeat it. */
export function secretOf(
  environment: Environment,
  name: string,
  shortest: number,
): Result<string | undefined, string> {
  const secret = textOf(environment, name);
  if (secret !== undefined && secret.length < shortest)
    return err(`${name} must have at least ${shortest} characters.`);
  return ok(secret);
}
