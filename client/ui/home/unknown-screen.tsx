/** For an address that leads nowhere: says so, and offers what one may have looked for. */

import { useTranslation } from '../page.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { JoinForm } from './join-form.tsx';

/** The way on by a code, and the way home. */
export function UnknownScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen">
        <ScreenHeading text={t('unknown.heading')} />
        <p>{t('unknown.hint')}</p>
        <div class="panel">
          <JoinForm />
        </div>
        <div class="message-screen__actions">
          <HomeButton />
        </div>
      </main>
    </>
  );
}
