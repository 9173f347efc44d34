/** How the connection is: silent while it is good. */
import { useComputed } from '@preact/signals';
import { Icon } from './icon.tsx';
import { useApp, useTranslation } from './page.tsx';

/** Says that the connection is lost, or that the table is played elsewhere. */
export function ConnectionBadge() {
  const { t } = useTranslation();
  const { table, actions } = useApp();
  const type = useComputed(() =>
    table.value.type === 'open' ? table.value.connection.type : 'online',
  );
  const isSending = useComputed(
    () => table.value.type === 'open' && table.value.ui.pending !== undefined,
  ).value;
  return (
    <div class="connection" role="status" data-connection={type.value}>
      {type.value === 'online' && <span class="visually-hidden">{t('connection.online')}</span>}
      {type.value === 'reconnecting' && (
        <p class="connection__words">
          <Icon name="away" />
          {t(isSending ? 'connection.sendingLater' : 'connection.reconnecting')}
        </p>
      )}
      {type.value === 'superseded' && (
        <p class="connection__words">
          {t('connection.superseded')}
          <button type="button" class="button button--primary" onClick={actions.enterAgain}>
            {t('connection.playHere')}
          </button>
        </p>
      )}
    </div>
  );
}
