/** An explanation that has no room on the screen: a small button shows it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

/**
 * A button that shows an explanation beside it until it is pressed again, Escape is pressed or something else
 * is: the platform's own popover, so that mouse, touch and keys do the same. Screen readers read the
 * explanation as the button's description, without opening it.
 */
export function Explanation(props: {
  /** What is explained: the button's name. */
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="explanation">
      <button
        type="button"
        class="explanation__button"
        popovertarget={id}
        aria-label={props.label}
        aria-describedby={id}
      >
        <Icon name="help" />
      </button>
      <div id={id} class="explanation__words" popover="auto">
        {props.children}
      </div>
    </div>
  );
}

/** Words and what they mean, as an explanation lists them. */
export const Meanings = ({ of }: { readonly of: readonly (readonly [string, string])[] }) => (
  <dl class="meanings">
    {of.map(([word, meaning]) => (
      <div key={word}>
        <dt>{word}</dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);

/** Is an explanation open, so that Escape means it alone? */
export const isExplanationOpen = (): boolean => document.querySelector(':popover-open') !== null;
