/** The way out of a screen that leads nowhere further. */
import { useTranslation } from '../page.tsx';
import { RouteLink } from './route-link.tsx';

/** A link to the home screen. */
export function HomeButton() {
  const { t } = useTranslation();
  return (
    <RouteLink class="button" to={{ type: 'home' }}>
      {t('failure.home')}
    </RouteLink>
  );
}
