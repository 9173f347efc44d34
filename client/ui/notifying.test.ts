import { afterEach, expect, test, vi } from 'vitest';
import { noticeTag } from '../../common/protocol/notices.ts';
import { clearNotificationsOf } from './notifying.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that shows notifications with these tags; those that are left. */
function browserWith(tags: readonly string[], permission = 'granted') {
  let left = tags;
  const close = (closed: string) => () => {
    left = left.filter((tag) => tag !== closed);
  };
  const getNotifications = async ({ tag }: { readonly tag: string }) =>
    left.filter((shown) => shown === tag).map((shown) => ({ close: close(shown) }));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ getNotifications }) },
  });
  return { left: () => left };
}

test('whoever looks at a table needs no notification of it', async () => {
  const others = noticeTag('BBBBBB');
  const browser = browserWith([noticeTag('KXWPRT'), others]);
  await clearNotificationsOf('KXWPRT');
  expect(browser.left()).toEqual([others]);
});

test('a browser that may not notify is asked nothing', async () => {
  const browser = browserWith([noticeTag('KXWPRT')], 'denied');
  await clearNotificationsOf('KXWPRT');
  expect(browser.left()).toHaveLength(1);
});
