/** A dialog of the page: the browser's own, so that focus, Escape and the rest of the page behave. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { usePage, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';

/**
 * Shows itself over the page. Closing it in any way calls `onClose`; without that it closes the page's
 * open dialog.
 */
export function Dialog(props: {
  readonly heading: string;
  readonly children: ComponentChildren;
  readonly isSmall?: boolean;
  readonly onClose?: () => void;
}) {
  const { dialog } = usePage();
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useShown(ref);
  const close =
    props.onClose ??
    (() => {
      dialog.value = undefined;
    });
  return (
    <dialog
      ref={ref}
      class={props.isSmall ? 'dialog dialog--small' : 'dialog'}
      aria-labelledby={heading}
      onClose={close}
      {...useTapOutside(ref, close)}
    >
      <div class="dialog__body">
        <header class="dialog__header">
          <h2 id={heading}>{props.heading}</h2>
          <button
            type="button"
            class="button button--icon"
            aria-label={t('app.close')}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}

/**
 * What hears a tap beside a dialog; keys have Escape. One that begins in the dialog is none, nor one that ends there: whoever
 * selects text and lets go outside means the text.
 */
function useTapOutside(ref: { readonly current: HTMLDialogElement | null }, onTap: () => void) {
  const isOutside = useRef(false);
  return {
    onPointerDown: (event: Event) => {
      isOutside.current = event.target === ref.current;
    },
    onPointerUp: (event: Event) => {
      if (event.target !== ref.current) isOutside.current = false;
    },
    onClick: (event: Event) => {
      if (isOutside.current && event.target === ref.current) onTap();
    },
  };
}

/** Opens the dialog once it is there. When it goes and takes the focus along, what had it gets it back. */
function useShown(ref: { readonly current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const before = document.activeElement;
    if (ref.current?.open === false) ref.current.showModal();
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement) before.focus();
      });
    };
  }, [ref]);
}
