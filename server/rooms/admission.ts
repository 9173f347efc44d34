/** What the door knows of somebody who comes in, for the room behind it. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

/** What the door knows. */
export interface Admission {
  /** From where they came, for counting. */
  readonly address: string;
  /** The lock that they opened; one that was changed since must be opened anew. */
  readonly lock?: string;
}

/** For how long somebody who passed the door may take to come in, in milliseconds; Colyseus gives 15 s. */
const HELD = 30_000;

/** By a key that nobody can guess: Colyseus copies options, so that an object wouldn't stay the same. */
const held = new Map<string, Admission>();

const admitted = z.object({ admission: z.string() });

/** Options with an admission, in the place of anything that a client sent under its name. */
export function withAdmission(options: unknown, admission: Admission): object {
  const key = randomUUID();
  held.set(key, admission);
  setTimeout(() => held.delete(key), HELD).unref();
  return { ...(typeof options === 'object' ? options : undefined), admission: key };
}

/** The admission in options. Throws where there is none: somebody came by a door that nobody watches. */
export function admissionIn(options: unknown): Admission {
  const admission = held.get(admitted.parse(options).admission);
  if (admission === undefined) throw new Error('an admission that nobody gave, or long ago');
  return admission;
}
