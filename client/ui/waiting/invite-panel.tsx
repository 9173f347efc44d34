/** How friends find the table: its link and its code. */
import { useId } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { canShare, copyAddress, shareAddress, tableAddress } from '../invite.ts';
import { useApp, useTranslation } from '../page.tsx';

/** The code in large letters, and the link to copy or to share. */
export function InvitePanel({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const id = useId();
  return (
    <section class="panel invite" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('waiting.invite')}</h2>
      <p class="invite__code">
        <span class="visually-hidden">{t('waiting.code')} </span>
        {code}
      </p>
      <div class="field">
        <label for={id}>{t('waiting.link')}</label>
        <input
          id={id}
          class="input input--link"
          type="text"
          readOnly
          value={tableAddress()}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p class="hint">{t('waiting.inviteHint')}</p>
      </div>
      <div class="invite__buttons">
        <button type="button" class="button" onClick={() => void copyAddress(actions.notify)}>
          <Icon name="copy" />
          {t('waiting.copy')}
        </button>
        {canShare() && (
          <button
            type="button"
            class="button"
            onClick={() => void shareAddress(t('waiting.shareText'), actions.notify)}
          >
            <Icon name="share" />
            {t('waiting.share')}
          </button>
        )}
      </div>
    </section>
  );
}
