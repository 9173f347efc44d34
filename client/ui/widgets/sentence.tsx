/** Sentences of the catalogues with something other than text in them, such as a player's name. */
import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';

/** Two characters for private use, which no catalogue and no name holds. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Stands in a text for what `Sentence` puts there. */
export const slot = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** A text whose slots are filled with components. */
export function Sentence(props: {
  readonly text: string;
  readonly slots: Readonly<Record<string, ComponentChildren>>;
}) {
  const parts = props.text.split(/\uE000(\w+)\uE001/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{index % 2 === 0 ? part : props.slots[part]}</Fragment>
      ))}
    </>
  );
}
