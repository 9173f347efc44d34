/** Which moment of a game is shown, in words. */
import { useComputed } from '@preact/signals';
import type { Translate } from '../../i18n/translator.ts';
import { logView } from '../../view/table/log-view.ts';
import { useTranslation } from '../page.tsx';
import { LogWords } from '../table/log-entry.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/** The number of the move. */
export function MomentNumber({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  return (
    <div class="status">
      <p class="status__words">{momentText(t, player)}</p>
    </div>
  );
}

/** What the move did; read out when somebody steps, not while it plays. */
export function MomentWords({ player }: { readonly player: ReplayPlayer }) {
  const entries = useComputed(() =>
    logView(player.snapshot.value).filter(({ move }) => move === player.at.value),
  ).value;
  return (
    <ul class="moment-words" aria-live={player.isPlaying.value ? 'off' : 'polite'}>
      {entries.map((entry, index) => (
        <li key={index}>
          <LogWords entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** Such as "Move 12 of 61". */
export const momentText = (t: Translate, { at, last }: ReplayPlayer): string =>
  at.value === 0 ? t('replay.before') : t('replay.at', { move: at.value, total: last });
