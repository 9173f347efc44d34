/** Whether and of what a player is told who isn't looking. */
import { useSignal } from '@preact/signals';
import { NOTICE_KINDS, type NoticeKind } from '../../../common/protocol/notices.ts';
import { askForNotifications } from '../notifying.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Switch } from '../widgets/choice.tsx';

/** One switch for all notifications; once the server can send them, one for each kind. */
export function NotificationSwitches() {
  const { t } = useTranslation();
  const { preferences, actions, calling } = useApp();
  const isDenied = useSignal(false);
  const { notifications } = preferences.value;
  const change = async (isWanted: boolean) => {
    const isAllowed = isWanted && (await askForNotifications());
    isDenied.value = isWanted && !isAllowed;
    actions.setPreferences({ notifications: isAllowed });
  };
  const isAnywhere = notifications && calling.value === 'anywhere';
  const hint = isAnywhere ? 'notices.anywhere' : 'settings.notificationsHint';
  return (
    <>
      <div aria-live="polite">
        <Switch
          label={t('settings.notifications')}
          hint={t(isDenied.value ? 'settings.notificationsDenied' : hint)}
          isOn={notifications}
          onChange={(isOn) => void change(isOn)}
        />
      </div>
      {isAnywhere && (
        <fieldset class="notice-kinds" aria-label={t('settings.notifications')}>
          {NOTICE_KINDS.map((kind) => (
            <KindSwitch key={kind} kind={kind} />
          ))}
        </fieldset>
      )}
    </>
  );
}

function KindSwitch({ kind }: { readonly kind: NoticeKind }) {
  const { t } = useTranslation();
  const { preferences, actions } = useApp();
  const { noticeKinds } = preferences.value;
  return (
    <Switch
      label={t(`notices.${kind}`)}
      hint={t(kind === 'begin' ? 'notices.beginHint' : 'notices.daysHint')}
      isOn={noticeKinds.includes(kind)}
      onChange={(isOn) => {
        const others = noticeKinds.filter((each) => each !== kind);
        actions.setPreferences({ noticeKinds: isOn ? [...others, kind] : others });
      }}
    />
  );
}
