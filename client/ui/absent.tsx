/** What is shown in the place of a screen or a dialog whose code isn't there. */
import { useEffect } from 'preact/hooks';
import { useApp, usePage, useTranslation } from './page.tsx';
import type { Absent } from './widgets/later.tsx';
import { PageHeader } from './widgets/page-header.tsx';

/** An empty screen, or one that says that it couldn't be loaded. */
export const AbsentScreen: Absent = ({ onRetry }) => {
  const { t } = useTranslation();
  const { newVersion } = useApp();
  return (
    <>
      <PageHeader />
      {onRetry === undefined ? (
        <main id="content" class="message-screen" aria-busy="true" />
      ) : (
        <main id="content" class="message-screen">
          <h1>{t('app.notLoaded')}</h1>
          <p>{t(newVersion.value === 'none' ? 'app.notLoadedHint' : 'newVersion.why')}</p>
          <div class="message-screen__actions">
            <button type="button" class="button button--primary" onClick={onRetry}>
              {t('failure.again')}
            </button>
          </div>
        </main>
      )}
    </>
  );
};

/** Nothing, or that a part of a screen couldn't be loaded. */
export const AbsentPart: Absent = ({ onRetry }) => {
  const { t } = useTranslation();
  if (onRetry === undefined) return <div aria-busy="true" />;
  return (
    <p role="alert">
      {t('app.notLoaded')}{' '}
      <button type="button" class="button" onClick={onRetry}>
        {t('failure.again')}
      </button>
    </p>
  );
};

/** Nothing: a dialog that couldn't be loaded is closed again, and the player is told. */
export const AbsentDialog: Absent = ({ onRetry }) => {
  const { dialog } = usePage();
  const { actions } = useApp();
  const hasFailed = onRetry !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    dialog.value = undefined;
    actions.notify('not-loaded');
    onRetry();
  }, [hasFailed, onRetry, dialog, actions]);
  return null;
};
