/**
 * The service worker: keeps one whole version of the page, so that it opens without a network.
 *
 * Navigations go to the network first, so that nobody is held back on an old version; only where no
 * server answers they get the kept entry, whose files are all kept too. A new version is kept beside
 * the old one and takes its place once no page of the old one is open: an open page never loses its files.
 *
 * It also shows the notices that the server sends to players who aren't looking.
 */

import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { noticeTag } from '../../common/protocol/notices.ts';
import { entryFor, isPage } from './kept-entry.ts';
import { openTable, parseNotice, wordsOf } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

/** The files of this version, from the root of the site; the build writes them here. */
declare const FILES_OF_THIS_VERSION: readonly PrecacheEntry[];

/** A network that doesn't answer for so long counts as none, in seconds. */
const PATIENCE = 6;

/** Where the site begins, with a slash at its end. */
const SITE = new URL(self.registration.scope).pathname;

// Only files under their own names: a screen's address, such as the root, is for the network to answer.
precacheAndRoute([...FILES_OF_THIS_VERSION], { directoryIndex: '', cleanURLs: false });

const entryOf = (kept: Response | undefined) => kept && entryFor(kept, SITE);

const network = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      // A proxy answers for a server that is away.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`the server is away: ${response.status}`);
        return response;
      },
    },
  ],
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPage(url.pathname, SITE),
  async (navigation) => {
    try {
      return await network.handle(navigation);
    } catch (error) {
      // The rules are pages of their own, one for each language.
      const page = await matchPrecache(`${navigation.url.pathname}.html`);
      const entry = page ?? (await matchPrecache('index.html').then(entryOf));
      if (entry === undefined) throw error;
      return entry;
    }
  },
);

self.addEventListener('push', (event) => {
  const notice = parseNotice(event.data?.text() ?? '');
  if (notice === undefined) return;
  const { title, body } = wordsOf(notice);
  const { table, language } = notice;
  const icon = `${SITE}icons/icon-192.png`;
  const told = { body, icon, lang: language, tag: noticeTag(table), data: table };
  event.waitUntil(self.registration.showNotification(title, told));
});

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const table: unknown = notification.data;
  if (typeof table !== 'string') return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) =>
      openTable(table, {
        pages,
        site: self.registration.scope,
        open: (url) => self.clients.openWindow(url),
      }),
    ),
  );
});
