/** The seats of a table that waits. */
import { useId } from 'preact/hooks';
import type { Occupant, SeatSnapshot, WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { markOf } from '../../view/marks.ts';
import { mayRemoveBot } from '../../view/waiting-view.ts';
import { BotBadge } from '../bot-badge.tsx';
import { Icon } from '../icon.tsx';
import { MarkBadge } from '../mark-badge.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';
import { BotButtons } from './bot-buttons.tsx';

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
      <BotButtons snapshot={snapshot} />
    </section>
  );
}

function SeatRow(props: { readonly seat: SeatSnapshot; readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { seat, occupant } = props.seat;
  return (
    <li class={occupant === undefined ? 'seat seat--free' : 'seat'} tabIndex={-1}>
      <MarkBadge mark={markOf(seat)} />
      <div class="seat__words">
        <p class="seat__name">
          {occupant === undefined ? t('waiting.free') : <PlayerName name={occupant.name} />}
        </p>
        <p class="facts">
          <span>{t('waiting.seat', { number: seat + 1 })}</span>
          {seat === props.snapshot.me && <span class="facts__you">{t('waiting.you')}</span>}
          {seat === props.snapshot.host && <span>{t('waiting.host')}</span>}
          {occupant?.bot !== undefined && <BotBadge level={occupant.bot} />}
          {occupant?.presence === 'away' && <span>{t('waiting.away')}</span>}
        </p>
      </div>
      {occupant !== undefined &&
        (mayRemoveBot(props.snapshot, props.seat) ? (
          <RemoveButton seat={seat} name={occupant.name} />
        ) : (
          <Readiness occupant={occupant} />
        ))}
    </li>
  );
}

function Readiness({ occupant: { isReady } }: { readonly occupant: Occupant }) {
  const { t } = useTranslation();
  return (
    <span class={isReady ? 'readiness readiness--ready' : 'readiness'}>
      {isReady && <Icon name="check" />}
      {t(isReady ? 'waiting.ready' : 'waiting.notReady')}
    </span>
  );
}

/** The button goes with the bot: the focus goes on to the seat, which stays. */
function RemoveButton(props: { readonly seat: Seat; readonly name: string }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <button
      type="button"
      class="button"
      aria-label={t('bot.removeNamed', { player: props.name })}
      onClick={(event) => {
        event.currentTarget.closest('li')?.focus();
        actions.removeBot(props.seat);
      }}
    >
      {t('bot.remove')}
    </button>
  );
}
