/** How friends find the table: its code, its link, and the link as a QR code. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { useApp, useTranslation } from '../page.tsx';
import { selectIn } from '../sharing/copy-by-hand.tsx';
import { canShare, copyAddress, shareAddress, tableAddress } from '../sharing/share-address.ts';
import { Icon } from '../widgets/icon.tsx';
import { QrCode } from '../widgets/qr-code.tsx';

/** The code in large letters, and the link to copy, to share or to scan. */
export function InvitePanel({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section class="panel invite" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('waiting.invite')}</h2>
      <div class="invite__ways">
        <div class="invite__words">
          <p class="invite__code">
            <span class="visually-hidden">{t('waiting.code')} </span>
            {snapshot.code}
          </p>
          <p class="hint">{t('waiting.qrHint')}</p>
        </div>
        <QrCode text={tableAddress()} label={t('waiting.qr')} />
      </div>
      <LinkPart hasPassword={snapshot.hasPassword} />
    </section>
  );
}

/** The link and what can be done with it; where the page may not copy it, it is selected for the player. */
function LinkPart({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const isByHand = useSignal(false);
  const selectLink = () => {
    isByHand.value = true;
    selectIn(field.current);
  };
  return (
    <>
      <div class="field">
        <label for={id}>{t('waiting.link')}</label>
        <input
          ref={field}
          id={id}
          class="input input--link"
          type="text"
          readOnly
          value={tableAddress()}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div id={`${id}-hint`}>
          {isByHand.value && <p class="hint hint--warning">{t('waiting.copyByHand')}</p>}
          <p class="hint">
            {t('waiting.inviteHint')} {hasPassword && t('waiting.passwordHint')}
          </p>
        </div>
      </div>
      <SendButtons onNotCopied={selectLink} />
    </>
  );
}

function SendButtons({ onNotCopied }: { readonly onNotCopied: () => void }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const copy = async () => {
    if (!(await copyAddress(actions.notify, tableAddress()))) onNotCopied();
  };
  return (
    <div class="invite__buttons">
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="copy" />
        {t('waiting.copy')}
      </button>
      {canShare() && (
        <button
          type="button"
          class="button"
          onClick={() => void shareAddress(t('waiting.shareText'), actions.notify, tableAddress())}
        >
          <Icon name="share" />
          {t('waiting.share')}
        </button>
      )}
    </div>
  );
}
