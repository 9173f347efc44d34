/** The heading of a screen: it names the page, and takes the focus that the last screen took with it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { usePage, useTranslation } from '../page.tsx';

/** The first screen of a page leaves the focus where the browser puts it: at the top. */
export function ScreenHeading(props: {
  /** The words; they are the title of the page, too. */
  readonly text: string;
  /** The same words where there is more than text in them, such as a name. */
  readonly children?: ComponentChildren;
  readonly isHidden?: boolean;
}) {
  const page = usePage();
  const { t } = useTranslation();
  const ref = useRef<HTMLHeadingElement>(null);
  const { text } = props;
  useLayoutEffect(() => {
    const name = t('app.name');
    page.title.value = text === name ? name : `${text} – ${name}`;
  }, [page, text, t]);
  useEffect(() => {
    if (page.hasShownScreen.current && isFocusLost()) ref.current?.focus({ preventScroll: true });
    page.hasShownScreen.current = true;
  }, [page]);
  return (
    <h1 ref={ref} tabIndex={-1} class={props.isHidden ? 'visually-hidden' : undefined}>
      {props.children ?? text}
    </h1>
  );
}

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
