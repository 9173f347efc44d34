/** The browser's own notifications: whether there can be any, and whether the player lets them come. */
import { noticeTag } from '../../common/protocol/notices.ts';

/** Can there be notifications at all? Not for pages that came over plain http, nor in every browser. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

/** Does the player let this page notify? */
export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks the browser for leave to notify; whether it is given. */
export async function askForNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification of a table, unless the page is seen anyway; the server's of the same table takes its place. */
export function notifyOf(code: string, title: string, body: string): void {
  if (!document.hidden || !mayNotify()) return;
  try {
    const notification = new Notification(title, { body, tag: noticeTag(code) });
    notification.onclick = () => window.focus();
  } catch {
    // Some phones allow notifications only from a service worker: title and sound must do.
  }
}

/** Takes away what was notified of a table: whoever sees it needs no call. Never rejects. */
export async function clearNotificationsOf(code: string): Promise<void> {
  if (!mayNotify() || !('serviceWorker' in navigator)) return;
  try {
    const keeper = await navigator.serviceWorker.getRegistration();
    const shown = await keeper?.getNotifications({ tag: noticeTag(code) });
    for (const notification of shown ?? []) notification.close();
  } catch {
    // It stays until it is pressed.
  }
}
