/** Being the same player on another device, and being forgotten. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { LinkAnswer } from '../../../common/protocol/api.ts';
import type { LoadFailure } from '../../../common/protocol/failures.ts';
import { routeIn } from '../../view/pasted-route.ts';
import type { TakeFailure } from '../app-model.ts';
import { useApp, useTranslation } from '../page.tsx';
import { CopyByHand } from '../sharing/copy-by-hand.tsx';
import { copyText, moveAddress } from '../sharing/share-address.ts';
import { Icon } from '../widgets/icon.tsx';
import { LiteralInput } from '../widgets/literal-input.tsx';
import { QrCode } from '../widgets/qr-code.tsx';
import { DevicesPart } from './devices-part.tsx';
import { takeFailureText } from './take-failure.ts';

/** What a player can do about who they are. */
export function AccountPart() {
  const { t } = useTranslation();
  return (
    <section class="account">
      <h3>{t('account.heading')}</h3>
      <MakeCode />
      <DevicesPart />
      <details class="fold">
        <summary>{t('account.take')}</summary>
        <TakeCode />
      </details>
      <details class="fold">
        <summary>{t('account.delete')}</summary>
        <DeleteData />
      </details>
    </section>
  );
}

function MakeCode() {
  const { t } = useTranslation();
  const { account } = useApp();
  const code = useSignal<LinkAnswer | undefined>(undefined);
  const failure = useSignal<LoadFailure | undefined>(undefined);
  const make = async () => {
    const made = await account.makeCode();
    failure.value = made.ok ? undefined : made.error;
    if (made.ok) code.value = made.value;
  };
  return (
    <>
      <p class="hint">{t('account.makeHint')}</p>
      <button type="button" class="button" onClick={() => void make()}>
        {t('account.make')}
      </button>
      <div role="status">
        {code.value !== undefined && <MadeCode made={code.value} />}
        {failure.value !== undefined && <p class="hint hint--error">{t('account.failed')}</p>}
      </div>
    </>
  );
}

/** The code to type, and the link with it in it to open, as text and as a picture to scan. */
function MadeCode({ made }: { readonly made: LinkAnswer }) {
  const { t, language } = useTranslation();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const until = time.format(Date.now() + made.lasts);
  const link = moveAddress(made.code);
  return (
    <div class="account__made">
      <QrCode text={link} label={t('account.qr')} />
      <div class="account__words">
        <p>
          <span class="visually-hidden">{t('account.code')}: </span>
          <strong class="account__code">{made.code.replace(/^.{5}/, '$&-')}</strong>
        </p>
        <CopyButton text={link} />
        <p class="hint">{t('account.codeHint')}</p>
        <p class="hint">{t('account.lasts', { time: until })}</p>
      </div>
    </div>
  );
}

/** It says itself that it has copied: a message would be behind the dialog. */
function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const copied = useSignal('');
  const isCopied = copied.value === text;
  const byHand = useSignal('');
  const copy = async () => {
    byHand.value = '';
    if (await copyText(text)) copied.value = text;
    else byHand.value = text;
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {t(isCopied ? 'waiting.copied' : 'waiting.copy')}
      </button>
      {byHand.value === text && <CopyByHand link={text} />}
    </>
  );
}

/** The code as it was typed, or that of a whole link that was pasted. */
function codeIn(typed: string): string {
  const to = routeIn(typed);
  return to?.type === 'move' ? to.code : typed.trim();
}

function TakeCode() {
  const { t } = useTranslation();
  const { account } = useApp();
  const typed = useSignal('');
  const failure = useSignal<TakeFailure | undefined>(undefined);
  const id = useId();
  const take = async (event: Event) => {
    event.preventDefault();
    const taken = await account.takeCode(codeIn(typed.value));
    failure.value = taken.ok ? undefined : taken.error;
  };
  return (
    <form class="account__form" onSubmit={(event) => void take(event)}>
      <p class="hint">{t('account.takeHint')}</p>
      <div class="field">
        <label for={id}>{t('account.code')}</label>
        <LiteralInput
          id={id}
          class="input input--code"
          autocapitalize="characters"
          maxLength={500}
          required
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
      </div>
      <button type="submit" class="button">
        {t('account.takeButton')}
      </button>
      <div role="alert">
        {failure.value !== undefined && (
          <p class="hint hint--error">{takeFailureText(t, failure.value)}</p>
        )}
      </div>
    </form>
  );
}

function DeleteData() {
  const { t } = useTranslation();
  const { account } = useApp();
  const failure = useSignal<LoadFailure | undefined>(undefined);
  const remove = async () => {
    const deleted = await account.deleteData();
    failure.value = deleted.ok ? undefined : deleted.error;
  };
  return (
    <div class="account__form">
      <p class="hint">{t('account.deleteHint')}</p>
      <button type="button" class="button button--danger" onClick={() => void remove()}>
        {t('account.deleteSure')}
      </button>
      <div role="alert">
        {failure.value !== undefined && <p class="hint hint--error">{t('account.failed')}</p>}
      </div>
    </div>
  );
}
