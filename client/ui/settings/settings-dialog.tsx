/** The settings: all of them kept in the browser, and in force at once. */
import { CATALOGUES, LANGUAGES } from '../../i18n/languages.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { canNotify } from '../notifying.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Choice, Switch } from '../widgets/choice.tsx';
import { AccountPart } from './account-part.tsx';
import { NotificationSwitches } from './notification-switches.tsx';

/** What a player can set. */
export function SettingsDialog() {
  const { t } = useTranslation();
  return (
    <Dialog heading={t('settings.heading')}>
      <div class="settings">
        <LanguageChoice />
        <LookChoices />
        <PlaySwitches />
        {canNotify() && <NotificationSwitches />}
        <AccountPart />
      </div>
    </Dialog>
  );
}

function LanguageChoice() {
  const { t } = useTranslation();
  const { preferences, actions } = useApp();
  return (
    <Choice
      label={t('settings.language')}
      options={LANGUAGES.map((value) => ({ value, label: CATALOGUES[value].name }))}
      value={preferences.value.language}
      onChange={(language) => actions.setPreferences({ language })}
    />
  );
}

function LookChoices() {
  const { t } = useTranslation();
  const { preferences, actions } = useApp();
  return (
    <>
      <Choice
        label={t('settings.theme')}
        options={[
          { value: 'system', label: t('settings.themeSystem') },
          { value: 'dark', label: t('settings.themeDark') },
          { value: 'light', label: t('settings.themeLight') },
        ]}
        value={preferences.value.theme}
        onChange={(theme) => actions.setPreferences({ theme })}
      />
      <Choice
        label={t('settings.motion')}
        options={[
          { value: 'system', label: t('settings.motionSystem') },
          { value: 'full', label: t('settings.motionFull') },
          { value: 'none', label: t('settings.motionNone') },
        ]}
        value={preferences.value.motion}
        onChange={(motion) => actions.setPreferences({ motion })}
      />
    </>
  );
}

function PlaySwitches() {
  const { t } = useTranslation();
  const { preferences, learning, actions } = useApp();
  const { confirm, sound, vibration, shortcuts } = preferences.value;
  return (
    <>
      <Switch
        label={t('settings.confirm')}
        hint={t('settings.confirmHint')}
        isOn={confirm}
        onChange={(isOn) => actions.setPreferences({ confirm: isOn })}
      />
      <Switch
        label={t('settings.sound')}
        hint={t('settings.soundHint')}
        isOn={sound}
        onChange={(isOn) => actions.setPreferences({ sound: isOn })}
      />
      {canVibrate() && (
        <Switch
          label={t('settings.vibration')}
          hint={t('settings.vibrationHint')}
          isOn={vibration}
          onChange={(isOn) => actions.setPreferences({ vibration: isOn })}
        />
      )}
      <Switch
        label={t('settings.shortcuts')}
        hint={t('settings.shortcutsHint')}
        isOn={shortcuts}
        onChange={(isOn) => actions.setPreferences({ shortcuts: isOn })}
      />
      <Switch
        label={t('tips.setting')}
        hint={t('tips.hint')}
        isOn={learning.value.wantsTips}
        onChange={(wantsTips) => actions.keepLearning({ wantsTips })}
      />
    </>
  );
}

/** Browsers of computers know the command too, and nothing comes of it. */
const canVibrate = (): boolean =>
  'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
