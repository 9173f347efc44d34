/** A button that keeps its place, and the focus, while it can't be used. */
import type { ComponentChildren } from 'preact';

/** Unlike a disabled button, it is told about while it does nothing. */
export const ActionButton = (props: {
  readonly isEnabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly title?: string;
}) => (
  <button
    type="button"
    class={`button ${props.class ?? ''}`}
    title={props.title}
    aria-disabled={!props.isEnabled}
    onClick={() => props.isEnabled && props.onClick()}
  >
    {props.children}
  </button>
);
