/** Asks whoever comes to a table for its password. */

import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { InvitationAnswer } from '../../../common/protocol/api.ts';
import { PASSWORD_LENGTH } from '../../../common/protocol/table-terms.ts';
import type { Translation } from '../../i18n/translator.ts';
import { useNews } from '../announcer/use-news.ts';
import { useApp, useTranslation } from '../page.tsx';
import { gameText, InvitationWords } from '../waiting/invitation.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { LiteralInput } from '../widgets/literal-input.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';

interface Props {
  readonly code: string;
  /** Was one given that doesn't open the table? */
  readonly isWrong: boolean;
}

/** Who invites, where that is told; then the question, as often as it takes; and the way home. */
export function PasswordScreen(props: Props) {
  const invitation = useInvitation(props);
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen" aria-busy={invitation === 'asked'}>
        {invitation !== 'asked' && <Question {...props} invitation={invitation} />}
      </main>
    </>
  );
}

function Question(props: Props & { readonly invitation: InvitationAnswer | undefined }) {
  const { t } = useTranslation();
  const { invitation, code, isWrong } = props;
  const question = t('failure.password-needed', { code });
  return (
    <>
      {invitation === undefined ? (
        <ScreenHeading text={question} />
      ) : (
        <>
          <InvitationWords invitation={invitation} />
          <p>{question}</p>
        </>
      )}
      <p>{t('failure.password-neededHint')}</p>
      <PasswordForm code={code} isWrong={isWrong} />
    </>
  );
}

/** The invitation; told at first to those who don't see it, since the field takes the focus. */
function useInvitation({ code, isWrong }: Props): InvitationAnswer | 'asked' | undefined {
  const { queries } = useApp();
  const translation = useTranslation();
  const invitation = useSignal<InvitationAnswer | 'asked' | undefined>('asked');
  useEffect(() => {
    void queries.invitation(code).then((answer) => {
      invitation.value = answer.ok ? answer.value : undefined;
    });
  }, [queries, code, invitation]);
  const { value } = invitation;
  useNews(typeof value === 'object' && !isWrong ? spoken(translation, value) : undefined);
  return value;
}

const spoken = (translation: Translation, invitation: InvitationAnswer): string =>
  `${translation.t('waiting.invited', { player: invitation.host })}\n${gameText(translation, invitation)}`;

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
