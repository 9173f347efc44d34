/** What the reader of an old page is told: that it loads itself again, or how to do that. */
import { useSignalEffect } from '@preact/signals';
import { useApp, usePage, useTranslation } from '../page.tsx';

/** A sentence and a button while there is a newer version; it is read out too. */
export function NewVersionNote() {
  const { newVersion, actions } = useApp();
  const { announcer } = usePage();
  const { t } = useTranslation();
  useSignalEffect(() => {
    if (newVersion.value !== 'none') announcer.tell(t(`newVersion.${newVersion.value}`));
  });
  if (newVersion.value === 'none') return null;
  return (
    <div class="notice">
      <p>{t(`newVersion.${newVersion.value}`)}</p>
      <button type="button" class="button button--primary" onClick={actions.reload}>
        {t('newVersion.load')}
      </button>
    </div>
  );
}
