/** Bots instead of people: at hand from the start, offered plainly once the wait is long. */
import { useId } from 'preact/hooks';
import { useApp, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';
import { useWait, type Wait } from './use-wait.ts';

/** The offer; without a connection it can't be taken. */
export function BotsOffer({ state }: { readonly state: Wait }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { isLong } = useWait(state);
  const hint = useId();
  return (
    <div class="quick__bots" data-long={isLong}>
      <p role="status">{isLong && t('quick.botsOffer')}</p>
      <button
        type="button"
        class={isLong ? 'button button--primary' : 'button'}
        aria-disabled={!state.isConnected}
        aria-describedby={hint}
        onClick={() => state.isConnected && actions.playBots()}
      >
        <Icon name="standIn" />
        {t('quick.bots')}
      </button>
      <p class="hint" id={hint}>
        {t('quick.botsHint')}
      </p>
    </div>
  );
}
