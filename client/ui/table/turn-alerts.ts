/** What calls a player to the table: the tab's title and icon, a sound, a notification. */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import { pathInOrigin } from '../../site/site.ts';
import { type Call, callTo } from '../../view/turn/call-view.ts';
import { recountOnIcon } from '../app-badge.ts';
import type { AppModel } from '../app-model.ts';
import { clearNotificationsOf, notifyOf } from '../notifying.ts';
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
      const { sound, notifications, noticeKinds } = model.preferences.peek();
      if (sound) sounds.play('chime');
      if (notifications && noticeKinds.includes(call === 'turn' ? call : 'begin'))
        notifyOf(code, t('app.name'), notificationText(t, code, call));
    }
    last.current = call;
  });
  useSignalEffect(() => {
    void (isHidden.value ? recountOnIcon(model.queries) : clearNotificationsOf(code));
  });
  useEffect(() => () => showInTab(t, title.peek(), undefined), [t, title]);
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

const notificationText = (t: Translate, code: string, call: Call): string =>
  call === 'turn' ? t('status.notification', { code: gameName(t, code) }) : t('quick.notification');

function showInTab(t: Translate, title: string, call: Call | undefined): void {
  document.title = call === undefined ? title : `${callText(t, call)} – ${title}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  // A station's plate, with a brass dot while the player is called.
  if (icon !== null)
    icon.href = pathInOrigin(`/icons/${call === undefined ? 'tab' : 'tab-called'}.svg`);
}

const callText = (t: Translate, call: Call): string =>
  t(call === 'turn' ? 'status.title' : 'quick.found');
