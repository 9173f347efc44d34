/** For an address that leads nowhere: says so, and offers what one may have looked for. */

import { JoinForm } from './home/join-form.tsx';
import { HomeButton } from './home-button.tsx';
import { useTranslation } from './page.tsx';
import { PageHeader } from './page-header.tsx';

/** The way on by a code, and the way home. */
export function UnknownScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen">
        <h1>{t('unknown.heading')}</h1>
        <p>{t('unknown.hint')}</p>
        <JoinForm />
        <div class="message-screen__actions">
          <HomeButton />
        </div>
      </main>
    </>
  );
}
