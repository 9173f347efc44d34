/** Asks before a table is left for good. */

import type { TableSnapshot } from '../../../common/protocol/snapshot.ts';
import { parsePracticeId } from '../../view/practice/practice-id.ts';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { Dialog } from './dialog.tsx';

/** Says what happens to the seat, and leaves. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const { dialog } = usePage();
  const { table, actions } = useApp();
  const state = table.value;
  const consequence = state.type === 'open' ? consequenceFor(state.snapshot) : 'waiting';
  const close = () => {
    dialog.value = undefined;
  };
  const leave = () => {
    close();
    actions.leaveTable();
  };
  return (
    <Dialog heading={t('leave.heading')} isSmall>
      <p>{t(`leave.${consequence}`)}</p>
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

/** What follows from leaving: to the seat, or to a practice game. */
function consequenceFor({ code, phase }: TableSnapshot): 'practice' | 'playing' | 'waiting' {
  if (parsePracticeId(code) !== undefined) return 'practice';
  return phase === 'playing' ? 'playing' : 'waiting';
}
