/** Joins a table by the code that a friend reads out, or by what a friend sent. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { CODE_LETTERS } from '../../../common/protocol/table-code.ts';
import { routeIn } from '../../view/pasted-route.ts';
import { useApp, useTranslation } from '../page.tsx';
import { LiteralInput } from '../widgets/literal-input.tsx';

/** The form; what isn't a code is said at once, and nothing is lost. */
export function JoinForm() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const isRefused = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const join = () => {
    const to = routeIn(input.current?.value ?? '');
    isRefused.value = to === undefined;
    if (to === undefined) input.current?.focus();
    else actions.open(to);
  };
  return (
    <form
      class="join"
      aria-label={t('home.join')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <div class="field">
        <label for={id}>{t('home.code')}</label>
        <div class="join__row">
          <LiteralInput
            ref={input}
            id={id}
            class="input input--code"
            autocapitalize="characters"
            maxLength={MOST_LETTERS}
            aria-invalid={isRefused.value}
            aria-describedby={`${id}-hint`}
            onInput={() => {
              isRefused.value = false;
            }}
          />
          <button type="submit" class="button">
            {t('home.joinTable')}
          </button>
        </div>
        <p class={isRefused.value ? 'hint hint--error' : 'hint'} id={`${id}-hint`} role="status">
          {isRefused.value ? t('home.codeInvalid', { letters: LETTERS }) : t('home.joinHint')}
        </p>
      </div>
    </form>
  );
}

/** A whole message may be pasted, with the link or the code in it. */
const MOST_LETTERS = 2000;

/** Apart, so that the lines break between them and each is spoken. */
const LETTERS = [...CODE_LETTERS].join(' ');
