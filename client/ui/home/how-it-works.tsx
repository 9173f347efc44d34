/** The game in three sentences. */
import { usePage, useTranslation } from '../page.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { HomeFold } from './home-fold.tsx';

/** What the game is about, and the way to the rules. */
export function HowItWorks() {
  const { t } = useTranslation();
  const { dialog } = usePage();
  return (
    <HomeFold class="how" heading={t('home.how')}>
      <ol class="how__steps">
        <li>{t('home.how1')}</li>
        <li>{t('home.how2')}</li>
        <li>{t('home.how3')}</li>
      </ol>
      <RouteLink class="button button--primary" to={{ type: 'learn', chapter: undefined }}>
        {t('home.learn')}
      </RouteLink>
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        onClick={() => {
          dialog.value = 'rules';
        }}
      >
        {t('home.howMore')}
      </button>
    </HomeFold>
  );
}
