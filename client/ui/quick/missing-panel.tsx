/** At a table of strangers to which somebody didn't come: bots, or other people. */
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { missingSeats } from '../../view/quick/quick-match-view.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The ways on; nothing while everybody may still come. */
export function MissingPanel({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const missing = missingSeats(snapshot);
  return (
    <div role="status">
      {missing > 0 && (
        <section class="panel missing">
          <p>{t('quick.missing', { count: missing })}</p>
          <div class="missing__ways">
            <button type="button" class="button button--primary" onClick={actions.lookAgain}>
              {t('quick.lookAgain')}
            </button>
            {snapshot.me === snapshot.host && (
              <button type="button" class="button" onClick={() => actions.fillWithBots(missing)}>
                <Icon name="standIn" />
                {t('quick.fill')}
              </button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
