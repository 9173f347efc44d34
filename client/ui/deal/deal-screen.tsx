/** Where a deal's link leads: what was played with it, and how to play it again. */

import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { DealAnswer } from '../../../common/protocol/api.ts';
import type { LoadFailure } from '../../../common/protocol/failures.ts';
import { useApp, useTranslation } from '../page.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { EarlierResult } from './same-deal-note.tsx';

type Loading =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly failure: LoadFailure }
  | { readonly type: 'loaded'; readonly deal: DealAnswer };

/** The deal of an address. */
export function DealScreen({ dealId }: { readonly dealId: string }) {
  const { t } = useTranslation();
  const { loading, load } = useDeal(dealId);
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen">
        <ScreenHeading
          text={t(loading.type === 'failed' ? `deal.${loading.failure}` : 'deal.heading')}
        />
        {loading.type === 'loaded' && <Deal deal={loading.deal} />}
        <div class="message-screen__actions">
          {loading.type === 'failed' && loading.failure === 'unreachable' && (
            <button type="button" class="button button--primary" onClick={() => void load()}>
              {t('failure.again')}
            </button>
          )}
          <WaysOn dealId={loading.type === 'loaded' ? dealId : undefined} />
        </div>
      </main>
    </>
  );
}

function useDeal(dealId: string) {
  const { queries } = useApp();
  const loading = useSignal<Loading>({ type: 'loading' });
  const load = useCallback(async () => {
    const deal = await queries.deal(dealId);
    loading.value = deal.ok
      ? { type: 'loaded', deal: deal.value }
      : { type: 'failed', failure: deal.error };
  }, [queries, dealId, loading]);
  useEffect(() => void load(), [load]);
  return { loading: loading.value, load };
}

function Deal({ deal: { options, earlier } }: { readonly deal: DealAnswer }) {
  const { t } = useTranslation();
  const facts = [
    t('options.playersValue', { count: options.players }),
    ...(options.handSize > 1 ? [t('options.handValue', { count: options.handSize })] : []),
    ...(options.rotation ? [t('options.rotationShort')] : []),
    ...options.expansions.map((name) => t(`expansion.${name}`)),
  ];
  return (
    <div class="same-deal">
      <EarlierResult earlier={earlier} />
      <p class="facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p class="hint">{t('deal.hint')}</p>
    </div>
  );
}

function WaysOn({ dealId }: { readonly dealId: string | undefined }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <>
      {dealId !== undefined && (
        <button
          type="button"
          class="button button--primary"
          onClick={() => actions.openDealTable(dealId)}
        >
          {t('deal.make')}
        </button>
      )}
      <HomeButton />
    </>
  );
}
