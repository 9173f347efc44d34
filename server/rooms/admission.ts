/** What the door tells the room about somebody who enters. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** What the door knows. */
export interface Admission {
  /** Their address, against which what they do is counted. */
  readonly address: string;
  /** The lock that they opened; if it has changed since they must open the new one. */
  readonly lock?: string;
}

/** How long somebody who passed the door may take to enter, in milliseconds; Colyseus gives 15 s. */
const HELD = 30_000;

/** A key that nobody can guess: Colyseus copies options, so an object's identity would be lost. */
const held = new Map<string, Admission>();

const admitted = z.object({ admission: z.string() });

/** Options with an admission, which replaces anything that a client sent under its name. */
export function withAdmission(options: unknown, admission: Admission): object {
  const key = randomUUID();
  held.set(key, admission);
  setTimeout(() => held.delete(key), HELD).unref();
  return { ...(typeof options === 'object' ? options : undefined), admission: key };
}

/** The admission in options. Throws if there is none: then somebody came in by an unguarded way. */
export function admissionIn(options: unknown): Admission {
  const admission = held.get(admitted.parse(options).admission);
  if (admission === undefined) throw new Error('an admission that nobody gave, or long ago');
  return admission;
}
