/** Asks whoever comes to a table for its password. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { PASSWORD_LENGTH } from '../../../common/protocol/table-terms.ts';
import { useApp, useTranslation } from '../page.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { LiteralInput } from '../widgets/literal-input.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';

interface Props {
  readonly code: string;
  /** Was one given that doesn't open the table? */
  readonly isWrong: boolean;
}

/** The question, as often as it takes; and the way home. */
export function PasswordScreen(props: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen">
        <ScreenHeading text={t('failure.password-needed', { code: props.code })} />
        <p>{t('failure.password-neededHint')}</p>
        <PasswordForm {...props} />
      </main>
    </>
  );
}

function PasswordForm({ isWrong }: Props) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const typed = useSignal('');
  return (
    <form
      class="password-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.value !== '') actions.enterWithPassword(typed.value);
      }}
    >
      <PasswordField
        isWrong={isWrong && typed.value === ''}
        text={typed.value}
        onType={(text) => {
          typed.value = text;
        }}
      />
      <div class="message-screen__actions">
        <button type="submit" class="button button--primary" aria-disabled={typed.value === ''}>
          {t('failure.enter')}
        </button>
        <HomeButton />
      </div>
    </form>
  );
}

/** What is wrong is said until somebody types again. */
function PasswordField(props: {
  readonly isWrong: boolean;
  readonly text: string;
  readonly onType: (text: string) => void;
}) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  return (
    <div class="field">
      <label for={id}>{t('options.passwordField')}</label>
      <LiteralInput
        ref={field}
        id={id}
        autocapitalize="off"
        maxLength={PASSWORD_LENGTH}
        value={props.text}
        aria-invalid={props.isWrong}
        aria-describedby={`${id}-hint`}
        onInput={(event) => props.onType(event.currentTarget.value)}
      />
      <p class="hint hint--error" id={`${id}-hint`} role="alert">
        {props.isWrong && t('failure.password-wrong')}
      </p>
    </div>
  );
}
