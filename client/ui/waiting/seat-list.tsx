/** The seats of a table that waits. */
import { useId } from 'preact/hooks';
import type { SeatSnapshot, WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { markOf } from '../../view/marks.ts';
import { Icon } from '../icon.tsx';
import { MarkBadge } from '../mark-badge.tsx';
import { useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';

/** Every seat with its mark, free ones too. */
export function SeatList({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section class="panel seats" aria-labelledby={heading}>
      <h2 id={heading}>{t('waiting.seats')}</h2>
      <ol class="seats__list">
        {snapshot.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} snapshot={snapshot} />
        ))}
      </ol>
    </section>
  );
}

function SeatRow(props: { readonly seat: SeatSnapshot; readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { seat, occupant } = props.seat;
  return (
    <li class={occupant === undefined ? 'seat seat--free' : 'seat'}>
      <MarkBadge mark={markOf(seat)} />
      <div class="seat__words">
        <p class="seat__name">
          {occupant === undefined ? t('waiting.free') : <PlayerName name={occupant.name} />}
        </p>
        <p class="facts">
          <span>{t('waiting.seat', { number: seat + 1 })}</span>
          {seat === props.snapshot.me && <span class="facts__you">{t('waiting.you')}</span>}
          {seat === props.snapshot.host && <span>{t('waiting.host')}</span>}
          {occupant?.presence === 'away' && <span>{t('waiting.away')}</span>}
        </p>
      </div>
      {occupant !== undefined && (
        <span class={occupant.isReady ? 'readiness readiness--ready' : 'readiness'}>
          {occupant.isReady && <Icon name="check" />}
          {t(occupant.isReady ? 'waiting.ready' : 'waiting.notReady')}
        </span>
      )}
    </li>
  );
}
