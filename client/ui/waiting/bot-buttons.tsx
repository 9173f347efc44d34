/** Bots for the seats that nobody takes. The buttons stay where they are, so that the focus does too. */
import { useId } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { botSeating } from '../../view/waiting/waiting-view.ts';
import { useApp, useTranslation } from '../page.tsx';

const CHOICES = [
  { level: 'easy', label: 'bot.addEasy' },
  { level: 'normal', label: 'bot.addNormal' },
] as const;

/** One button for each level; only the host has them. */
export function BotButtons({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const id = useId();
  const seating = botSeating(snapshot);
  if (seating === undefined) return null;
  const { hasFreeSeat } = seating;
  return (
    <fieldset class="bots">
      <legend class="visually-hidden">{t('bot.heading')}</legend>
      <div class="bots__buttons">
        {CHOICES.map(({ level, label }) => (
          <button
            key={level}
            type="button"
            class="button"
            aria-disabled={!hasFreeSeat}
            aria-describedby={id}
            onClick={() => hasFreeSeat && void actions.ask('addBot', { level })}
          >
            {t(label)}
          </button>
        ))}
      </div>
      <p class="hint" id={id}>
        {t(hasFreeSeat ? 'bot.hint' : 'bot.full')}
      </p>
    </fieldset>
  );
}
