/** What the player should be told: a sentence that stays for a while, or until it is dismissed. */
import { useSignalEffect } from '@preact/signals';
import type { Translate } from '../../i18n/translator.ts';
import type { Notice } from '../app-model.ts';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { Icon } from './icon.tsx';
import { NewVersionNote } from './new-version-note.tsx';

/** Long enough to read the longest one twice. */
const SHOWN_MS = 12_000;

/** The last notice; it is read out too. */
export function NoticeToast() {
  const { notice, actions } = useApp();
  const { announcer } = usePage();
  const { t } = useTranslation();
  useSignalEffect(() => {
    if (notice.value === undefined) return undefined;
    announcer.tell(noticeText(t, notice.value.code));
    const timer = setTimeout(actions.dismissNotice, SHOWN_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div class="notice-region">
      <NewVersionNote />
      {notice.value && (
        <div class="notice" key={notice.value.serial}>
          <p>{noticeText(t, notice.value.code)}</p>
          <button
            type="button"
            class="button button--icon"
            aria-label={t('app.dismiss')}
            onClick={actions.dismissNotice}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

/** The sentence of a notice. */
export function noticeText(t: Translate, code: Notice['code']): string {
  switch (code) {
    case 'no-answer':
    case 'no-sockets':
    case 'not-loaded':
    case 'watching-full-table':
    case 'link-copied':
    case 'picture-copied':
    case 'no-such-deal':
    case 'new-version':
      return t(`notice.${code}`);
    default:
      return t(`refusal.${code}`);
  }
}
