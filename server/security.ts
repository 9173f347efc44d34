/**
 * The security log: what whoever runs the server should see of attacks, and of what changes who may do
 * what. Its lines are those of the log with `"log":"security"` and the kind of the event; all of them are
 * counted, and of a flood only the first ones are written.
 */
import { log } from './log.ts';
import { countSecurityEvent, watchSecurityEvents } from './metrics.ts';
import type { Facts } from './report.ts';
import { Sampling } from './sampling.ts';

/** What happens, and how much it is worth: `warn` for what an attack looks like. */
const EVENTS = {
  /** Another device became a player: by a code of one time, a recovery code or a passkey. */
  'device-added': 'info',
  /** A player has ended a device. */
  'device-ended': 'info',
  /** A player keeps their identity by a new recovery code, or doesn't any more. */
  'recovery-code-made': 'info',
  'recovery-code-removed': 'info',
  /** A player keeps their identity by one more passkey, or by one less. */
  'passkey-added': 'info',
  'passkey-removed': 'info',
  /** A player has deleted their data. */
  'player-deleted': 'info',
  /** A device that was ended tried to go on. */
  'ended-device': 'warn',
  /** A code for another device was wrong, used, or too old. */
  'wrong-device-code': 'warn',
  /** A recovery code was wrong. */
  'wrong-recovery-code': 'warn',
  /** What should be a passkey's answer proved nothing: of another site, replayed, made up, too old. */
  'wrong-passkey': 'warn',
  /** Somebody proved to be nobody: with a token that isn't ours, too old, or of a deleted player. */
  'worthless-proof': 'warn',
  /** An address reached a limit. */
  'limit-reached': 'warn',
  /** A page of another origin asked. */
  'foreign-origin': 'warn',
  /** The password of `/monitor` or the token of `/metrics` was wrong. */
  'operator-refused': 'warn',
} as const;
export type SecurityEvent = keyof typeof EVENTS;

/** All kinds of events. */
export const SECURITY_EVENTS = Object.keys(EVENTS) as readonly SecurityEvent[];

watchSecurityEvents(SECURITY_EVENTS);

/** Of each kind the first lines of a minute are written. */
const samplings = new Map(SECURITY_EVENTS.map((event) => [event, new Sampling({ most: 10 })]));

/** Counts an event, and writes it down. The facts hold no secret: public ids, addresses, names of limits. */
export function reportSecurity(event: SecurityEvent, facts: Facts = {}): void {
  countSecurityEvent(event);
  const leftOut = samplings.get(event)?.take();
  if (leftOut === undefined) return;
  const line = { event, ...facts, ...(leftOut > 0 && { leftOut }) };
  log.child({ log: 'security' })[EVENTS[event]](line, event);
}
