/** Who may come to a table and watch, whether players may get hints, and how fast bots play. */
import { useId } from 'preact/hooks';
import { meetingOptionsOf } from '../../../common/protocol/option-parts.ts';
import { PASSWORD_LENGTH } from '../../../common/protocol/table-terms.ts';
import {
  changeOptions,
  lacksPassword,
  switchPassword,
  type TableDraft,
  typePassword,
} from '../../view/table-form/table-draft.ts';
import { useTranslation } from '../page.tsx';
import { Switch } from '../widgets/choice.tsx';
import { LiteralInput } from '../widgets/literal-input.tsx';
import { BotPaceChoice } from './bot-pace-choice.tsx';
import type { FormPart } from './form-part.ts';

/** The fields about people, and about those who are none. */
export const MeetingPart = (part: FormPart) => (
  <>
    <WatchSwitch {...part} />
    <HintsSwitch {...part} />
    <BotPaceChoice
      pace={meetingOptionsOf(part.draft.options).botPace}
      areBotsSure={false}
      onChange={(botPace) => part.onChange(changeOptions(part.draft, { botPace }))}
    />
    <PasswordPart {...part} />
  </>
);

function WatchSwitch({ draft, onChange }: FormPart) {
  const { t } = useTranslation();
  const { mayWatch } = meetingOptionsOf(draft.options);
  return (
    <Switch
      label={t('options.watchValue')}
      hint={t(mayWatch ? 'options.watchHint' : 'options.noWatchHint')}
      isOn={mayWatch}
      onChange={(isOn) => onChange(changeOptions(draft, { mayWatch: isOn }))}
    />
  );
}

function HintsSwitch({ draft, onChange }: FormPart) {
  const { t } = useTranslation();
  return (
    <Switch
      label={t('options.hintsValue')}
      hint={t('options.hintsHint')}
      isOn={draft.options.allowsHints ?? false}
      onChange={(allowsHints) => onChange(changeOptions(draft, { allowsHints }))}
    />
  );
}

function PasswordPart({ draft, onChange }: FormPart) {
  const { t } = useTranslation();
  const isOn = draft.password.type !== 'none';
  return (
    <div class="password-part">
      <Switch
        label={t('options.password')}
        hint={t('options.passwordHint')}
        isOn={isOn}
        onChange={(wanted) => onChange(switchPassword(draft, wanted))}
      />
      {isOn && <PasswordField draft={draft} onChange={onChange} />}
    </div>
  );
}

/** It is told to friends, so it may be seen; and no browser should keep it as one's own. */
function PasswordField({ draft, onChange }: FormPart) {
  const { t } = useTranslation();
  const id = useId();
  const isMissing = lacksPassword(draft);
  return (
    <div class="field">
      <label for={id}>{t('options.passwordField')}</label>
      <LiteralInput
        id={id}
        autocapitalize="off"
        maxLength={PASSWORD_LENGTH}
        ref={(field) => field?.setCustomValidity(isMissing ? t('options.passwordMissing') : '')}
        value={typedText(draft)}
        aria-describedby={`${id}-hint`}
        onInput={(event) => onChange(typePassword(draft, event.currentTarget.value))}
      />
      <p class="hint" id={`${id}-hint`}>
        {t(draft.password.type === 'kept' ? 'options.passwordKept' : 'options.passwordTell')}
      </p>
    </div>
  );
}

const typedText = ({ password }: TableDraft): string =>
  password.type === 'typed' ? password.text : '';
