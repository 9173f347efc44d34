/** Where a link from another device leads: becoming its player here, if one wants that. */

import { useSignal } from '@preact/signals';
import type { TakeFailure } from '../app-model.ts';
import { useApp, useTranslation } from '../page.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { takeFailureText } from './take-failure.ts';

/** Asks first: whoever plays here already would lose it. */
export function MoveScreen({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { account } = useApp();
  const failure = useSignal<TakeFailure | undefined>(undefined);
  const move = async () => {
    const taken = await account.takeCode(code);
    failure.value = taken.ok ? undefined : taken.error;
  };
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen">
        <ScreenHeading text={t('account.moveHeading')} />
        <p>{t('account.takeHint')}</p>
        <div role="alert">
          {failure.value !== undefined && (
            <p class="hint hint--error">{takeFailureText(t, failure.value)}</p>
          )}
        </div>
        <div class="message-screen__actions">
          <button type="button" class="button button--primary" onClick={() => void move()}>
            {t('account.moveButton')}
          </button>
          <HomeButton />
        </div>
      </main>
    </>
  );
}
