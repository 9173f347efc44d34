/** Asks before a table is left for good. */

import { useApp, usePage, useTranslation } from '../page.tsx';
import { Dialog } from './dialog.tsx';

/** Says what happens to the seat, and leaves. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const { dialog } = usePage();
  const { table, actions } = useApp();
  const state = table.value;
  const isPlaying = state.type === 'open' && state.snapshot.phase === 'playing';
  const close = () => {
    dialog.value = undefined;
  };
  const leave = () => {
    close();
    actions.leaveTable();
  };
  return (
    <Dialog heading={t('leave.heading')} isSmall>
      <p>{t(isPlaying ? 'leave.playing' : 'leave.waiting')}</p>
      <div class="dialog__actions">
        <button type="button" class="button" onClick={close}>
          {t('leave.stay')}
        </button>
        <button type="button" class="button button--danger" onClick={leave}>
          {t('leave.leave')}
        </button>
      </div>
    </Dialog>
  );
}
