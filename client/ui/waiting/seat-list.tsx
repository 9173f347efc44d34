/** The seats of a table that waits, and what its host may do about those who sit there. */
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Occupant, SeatSnapshot, WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { markOf } from '../../view/board/marks.ts';
import { isHost, saysReady } from '../../view/waiting/waiting-view.ts';
import { useApp, useTranslation } from '../page.tsx';
import { BotBadge } from '../widgets/bot-badge.tsx';
import { Icon } from '../widgets/icon.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { BotButtons } from './bot-buttons.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SeatPowers } from './seat-powers.tsx';

/** Every seat with its mark, free ones too. */
export function SeatList({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const heading = useId();
  const removing = useSignal<SeatSnapshot | undefined>(undefined);
  return (
    <section class="panel seats" aria-labelledby={heading}>
      <h2 id={heading}>{t('waiting.seats')}</h2>
      <ol class="seats__list">
        {snapshot.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} snapshot={snapshot} removing={removing} />
        ))}
      </ol>
      <BotButtons snapshot={snapshot} />
      {isHost(snapshot) && snapshot.removed > 0 && <RemovedPart count={snapshot.removed} />}
      <RemoveDialog snapshot={snapshot} removing={removing} />
    </section>
  );
}

/** Whoever was removed by mistake can be let in again. */
function RemovedPart({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <div class="removed">
      <p class="hint">{t('waiting.removedCount', { count })}</p>
      <button
        type="button"
        class="button button--quiet"
        onClick={(event) => {
          event.currentTarget.closest('section')?.querySelector('li')?.focus();
          void actions.ask('readmit');
        }}
      >
        {t('waiting.readmit')}
      </button>
    </div>
  );
}

interface RowProps {
  readonly seat: SeatSnapshot;
  readonly snapshot: WaitingSnapshot;
  readonly removing: Signal<SeatSnapshot | undefined>;
}

function SeatRow({ seat: { seat, occupant }, snapshot, removing }: RowProps) {
  const { t } = useTranslation();
  return (
    <li class={occupant === undefined ? 'seat seat--free' : 'seat'} data-seat={seat} tabIndex={-1}>
      <MarkBadge mark={markOf(seat)} />
      <div class="seat__words">
        <p class="seat__name">
          {occupant === undefined ? t('waiting.free') : <PlayerName name={occupant.name} />}
        </p>
        <p class="facts">
          <span>{t('waiting.seat', { number: seat + 1 })}</span>
          {seat === snapshot.me && <span class="facts__you">{t('waiting.you')}</span>}
          {occupant !== undefined && <BotBadge {...occupant} />}
          {occupant?.presence === 'away' && (
            <span>{t(snapshot.startsItself ? 'waiting.absent' : 'waiting.away')}</span>
          )}
        </p>
        {occupant?.bot !== undefined && <p class="seat__about">{t(`bot.${occupant.bot}About`)}</p>}
      </div>
      {occupant !== undefined && (
        <Standing
          occupant={occupant}
          isHost={seat === snapshot.host}
          saysReady={saysReady(snapshot, { seat, occupant })}
        />
      )}
      <SeatPowers snapshot={snapshot} seat={{ seat, occupant }} removing={removing} />
    </li>
  );
}

/** Who the host is, and who is ready. */
function Standing(props: {
  readonly occupant: Occupant;
  readonly isHost: boolean;
  readonly saysReady: boolean;
}) {
  const { t } = useTranslation();
  const { isReady, bot } = props.occupant;
  return (
    <div class="seat__standing">
      {props.isHost && (
        <span class="host-badge">
          <Icon name="host" />
          {t('waiting.host')}
        </span>
      )}
      {props.saysReady && bot === undefined && (
        <span class={isReady ? 'readiness readiness--ready' : 'readiness'}>
          {isReady && <Icon name="check" />}
          {t(isReady ? 'waiting.ready' : 'waiting.notReady')}
        </span>
      )}
    </div>
  );
}
