/** What calls a player to the table: the tab's title and icon, a sound, a notification. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import { type Call, callTo } from '../../view/turn/call-view.ts';
import type { AppModel } from '../app-model.ts';
import { usePage, useTranslation } from '../page.tsx';
import { gameName } from '../texts/game-name.ts';

/** Keeps the tab's title and icon, and calls when the turn comes or the queue has led here. */
export function useTurnAlerts(code: string): void {
  const { model, sounds, title } = usePage();
  const { t } = useTranslation();
  const last = useRef<Call | undefined>(undefined);
  const isHidden = useHidden();
  // The table changes with every tap; a browser takes its time over a tab's title and icon.
  const now = useComputed(() => callAt(model, code, isHidden.value));
  useSignalEffect(() => {
    const call = now.value;
    showInTab(t, title.value, call);
    if (call !== undefined && call !== last.current) {
      const { sound, notifications } = model.preferences.peek();
      if (sound) sounds.play('chime');
      if (notifications) notify(notificationText(t, code, call), t('app.name'));
    }
    last.current = call;
  });
  useEffect(() => () => showInTab(t, title.peek(), undefined), [t, title]);
}

/** Can there be notifications at all? Not for pages that came over plain http, nor in every browser. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

/** Asks the browser for leave to notify; whether it is given. */
export async function askForNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Is the page hidden? A signal. */
function useHidden() {
  const isHidden = useSignal(document.hidden);
  useEffect(() => {
    const look = () => {
      isHidden.value = document.hidden;
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isHidden]);
  return isHidden;
}

function callAt({ table, quickMatch }: AppModel, code: string, isHidden: boolean) {
  const at = table.value;
  const match = quickMatch.value;
  const isFound = match.type === 'found' && match.code === code;
  return callTo(at.type === 'open' ? at.snapshot : undefined, { isFound, isHidden });
}

function notify(body: string, title: string): void {
  if (!document.hidden || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: 'metro-turn' });
    notification.onclick = () => window.focus();
  } catch {
    // Some phones allow notifications only from a service worker: title and sound must do.
  }
}

const notificationText = (t: Translate, code: string, call: Call): string =>
  call === 'turn' ? t('status.notification', { code: gameName(t, code) }) : t('quick.notification');

function showInTab(t: Translate, title: string, call: Call | undefined): void {
  document.title = call === undefined ? title : `${callText(t, call)} – ${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null) icon.href = iconOf(call !== undefined);
}

const callText = (t: Translate, call: Call): string =>
  t(call === 'turn' ? 'status.title' : 'quick.found');

/** The icon: a station's plate, with a brass dot while the player is called. */
function iconOf(isCalled: boolean): string {
  const dot = '<circle cx="24" cy="8" r="7" fill="#ffd34d" stroke="#0b1322" stroke-width="2"/>';
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="4" width="30" height="24" rx="5" fill="#0b3d91"/><rect x="3" y="6" width="26" height="20" rx="3.5" fill="none" stroke="#fff" stroke-width="1.5"/><path d="M9 22V10l7 7l7-7v12" fill="none" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>${isCalled ? dot : ''}</svg>`,
  )}`;
}
