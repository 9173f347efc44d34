/** What the parts of the server tell whoever runs it. No secrets: no tokens, passwords, hands, seeds. */
import { log } from './log.ts';

/** What an event or an error was about: the code of a table, a public player id, a number. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Tells of an error that no caller sees, and where it came from. */
export function reportError(where: string, error: unknown, facts: Facts = {}): void {
  log.error({ ...facts, err: error }, where);
}

/** Tells of what happened in the ordinary run of things. */
export function report(what: string, facts: Facts = {}): void {
  log.info(facts, what);
}

/** Tells of what only somebody who looks for a fault wants to know. */
export function reportDetail(what: string, facts: Facts = {}): void {
  log.debug(facts, what);
}

/** Tells of what whoever runs the server should change. */
export function reportWarning(what: string, facts: Facts = {}): void {
  log.warn(facts, what);
}
