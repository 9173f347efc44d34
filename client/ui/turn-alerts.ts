/** What tells a player that the turn has come: the tab's title and icon, a sound, a notification. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Translate } from '../i18n/translator.ts';
import { isMyTurn } from '../view/turn-view.ts';
import type { TableState } from './app-model.ts';
import { usePage, useTranslation } from './page.tsx';

/** Keeps the tab's title and icon, and calls when the turn comes. */
export function useTurnAlerts(code: string): void {
  const { model, sounds } = usePage();
  const { t } = useTranslation();
  const wasMyTurn = useRef(false);
  useSignalEffect(() => {
    const isNow = isTurnAt(model.table.value);
    showInTab(isNow, t, code);
    if (isNow && !wasMyTurn.current) {
      const { sound, notifications } = model.preferences.peek();
      if (sound) sounds.play('chime');
      if (notifications) notify(t('status.notification', { code }), t('app.name'));
    }
    wasMyTurn.current = isNow;
  });
  useEffect(() => () => showInTab(false, t, undefined), [t]);
}

/** Asks the browser for leave to notify; whether it is given. */
export async function askForNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

const isTurnAt = (table: TableState): boolean =>
  table.type === 'open' && table.snapshot.phase !== 'waiting' && isMyTurn(table.snapshot);

function notify(body: string, title: string): void {
  if (!document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: 'metro-turn' });
    notification.onclick = () => window.focus();
  } catch {
    // Some phones allow notifications only from a service worker: title and sound must do.
  }
}

function showInTab(isMyTurn: boolean, t: Translate, code: string | undefined): void {
  const place = code === undefined ? t('app.name') : `${t('app.name')} ${code}`;
  document.title = isMyTurn ? `${t('status.title')} – ${place}` : place;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = iconOf(isMyTurn);
}

/** The icon: a station's plate, with a brass dot while it is the player's turn. */
function iconOf(isMyTurn: boolean): string {
  const dot = '<circle cx="24" cy="8" r="7" fill="#ffd34d" stroke="#0b1322" stroke-width="2"/>';
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="4" width="30" height="24" rx="5" fill="#0b3d91"/><rect x="3" y="6" width="26" height="20" rx="3.5" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M9 22V10l7 7l7-7v12" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>${isMyTurn ? dot : ''}</svg>`,
  )}`;
}
