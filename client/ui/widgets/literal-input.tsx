/** A field for what is meant letter by letter: codes, passwords, names of places. */
import type { ComponentProps } from 'preact';

/** The field; browsers complete and correct nothing in it. Takes what an `input` takes. */
export const LiteralInput = (props: ComponentProps<'input'>) => (
  <input class="input" type="text" autocomplete="off" spellcheck={false} {...props} />
);
