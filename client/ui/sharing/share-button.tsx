/** The button that hands a link on, by the best way that the browser has. */
import { useSignal } from '@preact/signals';
import { useApp } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';
import { CopyByHand } from './copy-by-hand.tsx';
import { shareAddress } from './share-address.ts';

/**
 * Shares a link, or copies it, or shows it for copying by hand. The link is asked for when the button is
 * pressed; `undefined` where it couldn't be had, which is told.
 */
export function ShareButton(props: {
  readonly label: string;
  /** What is said with the link. */
  readonly text: string;
  readonly findLink: () => string | Promise<string | undefined>;
}) {
  const { actions } = useApp();
  const byHand = useSignal<string | undefined>(undefined);
  const share = async () => {
    const link = await props.findLink();
    byHand.value = undefined;
    if (link === undefined) actions.notify('no-answer');
    else if (!(await shareAddress(props.text, actions.notify, link))) byHand.value = link;
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void share()}>
        <Icon name="share" />
        {props.label}
      </button>
      {byHand.value !== undefined && <CopyByHand link={byHand.value} />}
    </>
  );
}
