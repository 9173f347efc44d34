/** The game in three sentences. */
import { useId } from 'preact/hooks';
import { usePage, useTranslation } from '../page.tsx';

/** What the game is about, and the way to the rules. */
export function HowItWorks() {
  const { t } = useTranslation();
  const { dialog } = usePage();
  const heading = useId();
  return (
    <section class="panel how" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.how')}</h2>
      <ol class="how__steps">
        <li>{t('home.how1')}</li>
        <li>{t('home.how2')}</li>
        <li>{t('home.how3')}</li>
      </ol>
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
    </section>
  );
}
