/** A player's clock, counting down. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../common/rules/ids.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type ClockView, clockView, type TimeText, timeText } from '../../view/table/clock-view.ts';
import { useTranslation } from '../page.tsx';
import { minutesText, unitsText } from '../texts/durations.ts';
import { Icon } from '../widgets/icon.tsx';
import { useGame } from './game-context.tsx';

/** How often a running clock is looked at, in milliseconds: often enough that no second is skipped. */
const TICK = 250;

/** The clock of a seat; nothing in a game without clocks. */
export function Clock({ seat }: { readonly seat: Seat }) {
  const { t, language } = useTranslation();
  const clock = useClock(seat);
  if (clock === undefined) return null;
  const time = textOf(timeText(clock.left), language);
  return (
    <span class="clock" role="timer" data-running={clock.isRunning} data-low={clock.isLow}>
      <Icon name={clock.isLow ? 'warning' : 'clock'} />
      <span aria-hidden="true">{time}</span>
      <span class="visually-hidden">{t('clock.left', { time })}</span>
      {(clock.isLow || clock.isUp) && <span class="clock__words">{conditionOf(t, clock)}</span>}
    </span>
  );
}

const conditionOf = (t: Translate, { isUp }: ClockView): string =>
  t(isUp ? 'clock.up' : 'clock.low');

/** The clock of a seat now; the component follows while it runs. */
export function useClock(seat: Seat | undefined): ClockView | undefined {
  const { clocks } = useGame();
  const received = clocks.value;
  const now = useSignal(performance.now());
  const isRunning = received !== undefined && received.runs === seat;
  useEffect(() => {
    const look = () => {
      now.value = performance.now();
    };
    look();
    if (!isRunning) return undefined;
    const timer = setInterval(look, TICK);
    return () => clearInterval(timer);
  }, [isRunning, received, now]);
  if (received === undefined || seat === undefined) return undefined;
  return clockView(received, seat, now.value);
}

function textOf(time: TimeText, language: string): string {
  switch (time.type) {
    case 'days':
      return unitsText(language, [time.days, 'day'], [time.hours, 'hour']);
    case 'hours':
      return unitsText(language, [time.hours, 'hour'], [time.minutes, 'minute']);
    case 'minutes':
      return minutesText(language, time);
  }
}
