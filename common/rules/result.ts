/** The outcome of something that a person can get wrong: a value, or a code that says what was wrong. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** It worked, with this value. */
export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** It didn't work, for this reason. */
export const err = <Failure>(error: Failure): Result<never, Failure> => ({ ok: false, error });
