/** Tells everybody at the table what the host has changed, until they have seen it. */
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { changesBetween } from '../../view/table-form/table-terms.ts';
import { isHost, ownOccupant } from '../../view/waiting/waiting-view.ts';
import { useTranslation } from '../page.tsx';
import { TermChanges } from './term-changes.tsx';

/** The region is always there, so that screen readers hear what comes into it. */
export function ChangesNotice({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { changes, accept } = useChanges(snapshot);
  return (
    <div role="status">
      {changes.length > 0 && (
        <div class="changes-notice">
          <h2>{t('waiting.changed')}</h2>
          <TermChanges changes={changes} />
          <button type="button" class="button" onClick={accept}>
            {t('waiting.seen')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Against what the viewer knew when they last said that they were ready, or that they understood. */
function useChanges(snapshot: WaitingSnapshot) {
  const known = useSignal(snapshot);
  const latest = useRef(snapshot);
  latest.current = snapshot;
  const accept = useCallback(() => {
    known.value = latest.current;
  }, [known]);
  const isHosting = isHost(snapshot);
  // Whoever was the host has made the changes: handing over brings none of them back.
  useEffect(() => (isHosting ? accept : undefined), [isHosting, accept]);
  const isReady = ownOccupant(snapshot)?.isReady === true;
  useEffect(() => {
    if (isReady) accept();
  }, [isReady, accept]);
  return { changes: isHosting ? [] : changesBetween(known.value, snapshot), accept };
}
