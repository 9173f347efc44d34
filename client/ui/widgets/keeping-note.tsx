/** Says so where the browser doesn't keep what it should. */
import { useApp, useTranslation } from '../page.tsx';

/** Nothing where all is kept. */
export function KeepingNote() {
  const { t } = useTranslation();
  const { keeping } = useApp();
  return (
    <div role="status">
      {keeping.value !== 'all' && <p class="hint hint--warning">{t(`keeping.${keeping.value}`)}</p>}
    </div>
  );
}
