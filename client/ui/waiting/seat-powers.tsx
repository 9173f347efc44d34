/** What the host can do about whoever sits on a seat. */
import type { Signal } from '@preact/signals';
import type { SeatSnapshot, WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { seatPower } from '../../view/waiting/waiting-view.ts';
import { useApp, useTranslation } from '../page.tsx';

interface Props {
  readonly snapshot: WaitingSnapshot;
  readonly seat: SeatSnapshot;
  /** The seat whose player is about to be removed; the host is asked first. */
  readonly removing: Signal<SeatSnapshot | undefined>;
}

/** The buttons beside a seat; none for who isn't the host. */
export function SeatPowers(props: Props) {
  const power = seatPower(props.snapshot, props.seat);
  switch (power.type) {
    case 'none':
      return null;
    case 'bot':
      return <RemoveBot {...props} />;
    case 'person':
      return <PersonPowers {...props} canHost={power.canHost} />;
    default:
      return assertNever(power);
  }
}

/** The button goes with the bot: the focus goes on to the seat, which stays. */
function RemoveBot({ seat: { seat, occupant } }: Props) {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <div class="seat__powers">
      <button
        type="button"
        class="button button--quiet"
        aria-label={t('bot.removeNamed', { player: occupant?.name ?? '' })}
        onClick={(event) => {
          event.currentTarget.closest('li')?.focus();
          void actions.ask('remove', { seat });
        }}
      >
        {t('bot.remove')}
      </button>
    </div>
  );
}

interface PersonProps extends Props {
  readonly canHost: boolean;
}

function PersonPowers({ seat, removing, canHost }: PersonProps) {
  const { t } = useTranslation();
  return (
    <div class="seat__powers">
      {canHost && <HandOver seat={seat} />}
      <button
        type="button"
        class="button button--quiet"
        aria-haspopup="dialog"
        aria-label={t('waiting.removeNamed', { player: seat.occupant?.name ?? '' })}
        onClick={() => {
          removing.value = seat;
        }}
      >
        {t('waiting.remove')}
      </button>
    </div>
  );
}

/** Handing over takes the buttons away as well. */
function HandOver({ seat: { seat, occupant } }: Pick<Props, 'seat'>) {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <button
      type="button"
      class="button button--quiet"
      aria-label={t('waiting.makeHostNamed', { player: occupant?.name ?? '' })}
      onClick={(event) => {
        event.currentTarget.closest('li')?.focus();
        void actions.ask('handOver', { seat });
      }}
    >
      {t('waiting.makeHost')}
    </button>
  );
}
