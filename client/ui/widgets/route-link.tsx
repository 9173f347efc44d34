/** A way to another screen: a link, so that the browser can open it in a tab of its own, copy and keep it. */
import type { ComponentChildren } from 'preact';
import type { Route } from '../../view/route.ts';
import { useApp } from '../page.tsx';
import { pathOf } from '../sharing/share-address.ts';

/** An ordinary click stays in the page; `label` replaces its words for those who hear them. */
export function RouteLink(props: {
  readonly to: Route;
  readonly children: ComponentChildren;
  readonly class: string;
  readonly label?: string;
}) {
  const { actions } = useApp();
  return (
    <a
      class={props.class}
      href={pathOf(props.to)}
      aria-label={props.label}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        actions.open(props.to);
      }}
    >
      {props.children}
    </a>
  );
}

/** Is it meant for another tab or window, or a download? Then the browser knows what to do. */
const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
