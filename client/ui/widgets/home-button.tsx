/** The way out of a screen that leads nowhere further. */
import { useApp, useTranslation } from '../page.tsx';

/** A button to the home screen. */
export function HomeButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <button type="button" class="button" onClick={actions.openHome}>
      {t('failure.home')}
    </button>
  );
}
