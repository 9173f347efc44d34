/** Asks before the host removes somebody. */
import type { Signal } from '@preact/signals';
import type { SeatSnapshot, WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { isHost } from '../../view/waiting/waiting-view.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';

interface Props {
  readonly snapshot: WaitingSnapshot;
  readonly removing: Signal<SeatSnapshot | undefined>;
}

/** The question, as long as whom it is about still sits there. */
export function RemoveDialog({ snapshot, removing }: Props) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const asked = removing.value;
  const occupant = asked && snapshot.seats[asked.seat]?.occupant;
  if (occupant === undefined || occupant.playerId !== asked?.occupant?.playerId) return null;
  if (!isHost(snapshot)) return null;
  const close = () => {
    removing.value = undefined;
  };
  const remove = () => {
    close();
    void actions.ask('remove', { seat: asked.seat });
    // The button that had the focus goes with the player; once the dialog is gone, their seat takes it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`.seat[data-seat="${asked.seat}"]`)?.focus(),
    );
  };
  return (
    <Dialog heading={t('waiting.removeHeading')} isSmall onClose={close}>
      <p>
        <Sentence
          text={t('waiting.removeWhat', { player: slot('player') })}
          slots={{ player: <PlayerName name={occupant.name} /> }}
        />
      </p>
      <div class="dialog__actions">
        <button type="button" class="button" onClick={close}>
          {t('waiting.removeStay')}
        </button>
        <button type="button" class="button button--danger" onClick={remove}>
          {t('waiting.remove')}
        </button>
      </div>
    </Dialog>
  );
}
