/** The form by which the host changes a table that waits. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { agreedBy, draftOf, seatedAt, settingsOf } from '../../view/table-form/table-draft.ts';
import { changesBetween } from '../../view/table-form/table-terms.ts';
import { isHost } from '../../view/waiting/waiting-view.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { TableForm } from '../table-form/table-form.tsx';
import { TermChanges } from './term-changes.tsx';

/** The dialog; it goes when the table starts, or has another host. */
export function TableDialog() {
  const table = useApp().table.value;
  const { dialog } = usePage();
  const snapshot = table.type === 'open' ? table.snapshot : undefined;
  const isTheirs = snapshot?.phase === 'waiting' && isHost(snapshot);
  useEffect(() => {
    if (!isTheirs) dialog.value = undefined;
  }, [isTheirs, dialog]);
  return isTheirs ? <OpenTableDialog snapshot={snapshot} /> : null;
}

function OpenTableDialog({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { dialog } = usePage();
  const kept = useSignal(draftOf(snapshot));
  const draft = { ...kept.value, seated: seatedAt(snapshot) };
  const changes = changesBetween(snapshot, agreedBy(draft));
  const hasNewPassword = draft.hasPassword && draft.password.type === 'typed';
  const isChanged = changes.length > 0 || hasNewPassword;
  return (
    <Dialog heading={t('waiting.change')}>
      <form
        class="table-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isChanged) return;
          dialog.value = undefined;
          void actions.ask('settings', settingsOf(draft));
        }}
      >
        <TableForm
          draft={draft}
          onChange={(changed) => {
            kept.value = changed;
          }}
        />
        <footer class="table-dialog__footer">
          <div role="status">
            {isChanged ? (
              <TermChanges changes={changes} />
            ) : (
              <p class="hint">{t('waiting.unchanged')}</p>
            )}
            {hasNewPassword && <p>{t('waiting.newPassword')}</p>}
          </div>
          <button
            type="submit"
            class={isChanged ? 'button button--primary button--wide' : 'button button--wide'}
            aria-disabled={!isChanged}
          >
            {t('waiting.change')}
          </button>
          {isChanged && <p class="hint">{t('waiting.changeHint')}</p>}
        </footer>
      </form>
    </Dialog>
  );
}
