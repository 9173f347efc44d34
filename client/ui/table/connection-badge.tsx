/** How the connection is: silent while it is good. */
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import { interruptionText } from '../../view/table/connection-view.ts';
import { useNews } from '../announcer/use-news.ts';
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
  const text = connectionText(t, connection, isSending);
  useConnectionNews(connection, text);
  return (
    <div class="connection" data-connection={connection.type}>
      {connection.type === 'online' && <span class="visually-hidden">{text}</span>}
      {connection.type === 'reconnecting' && (
        <p class="connection__words">
          <Icon name="away" />
          {text}
        </p>
      )}
      {connection.type === 'superseded' && (
        <p class="connection__words">
          {text}
          <button type="button" class="button button--primary" onClick={actions.enterAgain}>
            {t('connection.playHere')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Tells that the connection is lost and why, and that it is back; not that it is there as ever. */
function useConnectionNews(connection: Connection, text: string): void {
  const wasLost = useRef(false);
  if (connection.type !== 'online') wasLost.current = true;
  useNews(wasLost.current ? text : undefined);
}

function connectionText(t: Translate, connection: Connection, isSending: boolean): string {
  return connection.type === 'reconnecting'
    ? t(`connection.${interruptionText(connection.why, isSending)}`)
    : t(`connection.${connection.type}`);
}
