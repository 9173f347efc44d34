/** Bots for the seats that nobody takes. The buttons stay where they are, so that the focus does too. */
import { useId } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { botSeating } from '../../view/waiting/waiting-view.ts';
import { useApp, useTranslation } from '../page.tsx';

const CHOICES = [
  { level: 'easy', label: 'bot.addEasy', about: 'bot.easyAbout' },
  { level: 'medium', label: 'bot.addMedium', about: 'bot.mediumAbout' },
  { level: 'normal', label: 'bot.addNormal', about: 'bot.normalAbout' },
  { level: 'hard', label: 'bot.addHard', about: 'bot.hardAbout' },
] as const;

/** One button for each level, with what to expect of it; only the host has them. */
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
      <ul class="bots__levels">
        {CHOICES.map(({ level, label, about }) => (
          <li class="bots__level" key={level}>
            <button
              type="button"
              class="button"
              aria-disabled={!hasFreeSeat}
              aria-describedby={`${id}-${level} ${id}`}
              onClick={() => hasFreeSeat && void actions.ask('addBot', { level })}
            >
              {t(label)}
            </button>
            <span class="bots__about" id={`${id}-${level}`}>
              {t(about)}
            </span>
          </li>
        ))}
      </ul>
      <p class="hint" id={id}>
        {t(hasFreeSeat ? 'bot.hint' : 'bot.full')}
      </p>
    </fieldset>
  );
}
