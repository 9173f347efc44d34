/** A part of the home screen that is folded away until it is asked for. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** The heading is always seen, with a note beside it. */
export function HomeFold(props: {
  readonly class: string;
  readonly heading: string;
  readonly note?: string | undefined;
  /** Does it begin unfolded? */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}) {
  const heading = useId();
  const isOpen = useSignal(props.isOpen === true).value;
  return (
    <section class={`panel ${props.class}`} aria-labelledby={heading}>
      <details class="fold" open={isOpen}>
        <summary>
          <h2 id={heading} class="panel__heading">
            {props.heading}
          </h2>
          {props.note !== undefined && <span class="fold__note">{props.note}</span>}
        </summary>
        <div class="fold__content">{props.children}</div>
      </details>
    </section>
  );
}
