/** The devices by which somebody is this player, each of which can be signed out. */
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { DeviceAnswer } from '../../../common/protocol/api.ts';
import type { Translate } from '../../i18n/translator.ts';
import { useApp, useTranslation } from '../page.tsx';
import { timeAgo } from '../texts/time-ago.ts';

/** The list, fetched when it is opened. */
export function DevicesPart() {
  const { t } = useTranslation();
  const isOpen = useSignal(false);
  return (
    <details
      class="fold"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>{t('account.devices')}</summary>
      {isOpen.value && <Devices />}
    </details>
  );
}

function Devices() {
  const { t } = useTranslation();
  const { account } = useApp();
  const devices = useSignal<readonly DeviceAnswer[]>([]);
  const news = useSignal('');
  const hasFailed = useSignal(false);
  const load = useCallback(async () => {
    const told = await account.devices();
    hasFailed.value = !told.ok;
    if (told.ok) devices.value = told.value;
  }, [account, devices, hasFailed]);
  useEffect(() => void load(), [load]);
  const signOut = async (device: DeviceAnswer) => {
    const ended = await account.endDevice(device.id);
    // One that is gone by now was signed out elsewhere: the list shows it.
    if (ended.ok) news.value = t('account.signedOut', { device: nameOf(t, device) });
    hasFailed.value = !ended.ok && ended.error !== 'not-found';
    if (!hasFailed.value) await load();
  };
  return (
    <div class="account__form">
      <p class="hint">{t('account.devicesHint')}</p>
      <ul class="devices">
        {devices.value.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => void signOut(device)} />
        ))}
      </ul>
      <div role="status">
        {news.value !== '' && <p class="hint">{news.value}</p>}
        {hasFailed.value && <p class="hint hint--error">{t('account.failed')}</p>}
      </div>
    </div>
  );
}

function DeviceRow(props: { readonly device: DeviceAnswer; readonly onSignOut: () => void }) {
  const { device, onSignOut } = props;
  const { t, language } = useTranslation();
  const name = nameOf(t, device);
  return (
    <li class="devices__device" data-device={device.isThis ? 'this' : 'other'}>
      <p class="devices__name">{name}</p>
      <p class="hint">
        {device.isThis
          ? t('account.thisDevice')
          : t('account.seen', { ago: timeAgo(device.seenAt, language) })}
      </p>
      {!device.isThis && (
        <button
          type="button"
          class="button devices__end"
          aria-label={t('account.signOutNamed', { device: name })}
          onClick={onSignOut}
        >
          {t('account.signOut')}
        </button>
      )}
    </li>
  );
}

/** What is known of a device's browser and system. */
function nameOf(t: Translate, { browser, system }: DeviceAnswer): string {
  if (browser !== '' && system !== '') return t('account.device', { browser, system });
  return browser || system || t('account.unknownDevice');
}
