/** How the connection is: silent while it is good. */
import { useComputed } from '@preact/signals';
import { interruptionText } from '../../view/table/connection-view.ts';
import type { Connection } from '../app-model.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';

/** Says that the connection is lost, or that the table is played elsewhere. */
export function ConnectionBadge() {
  const { t } = useTranslation();
  const { table, actions } = useApp();
  const connection = useComputed(
    (): Connection => (table.value.type === 'open' ? table.value.connection : { type: 'online' }),
  ).value;
  const isSending = useComputed(
    () => table.value.type === 'open' && table.value.ui.pending !== undefined,
  ).value;
  return (
    <div class="connection" role="status" data-connection={connection.type}>
      {connection.type === 'online' && (
        <span class="visually-hidden">{t('connection.online')}</span>
      )}
      {connection.type === 'reconnecting' && (
        <p class="connection__words">
          <Icon name="away" />
          {t(`connection.${interruptionText(connection.why, isSending)}`)}
        </p>
      )}
      {connection.type === 'superseded' && (
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
