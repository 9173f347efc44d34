/** Lets the service worker keep the page, so that it opens without a network. */
import { pathInOrigin } from '../site/site.ts';

/** Can there be a service worker: in a built page, over https or on this machine? */
const canBeKept = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Asks for it where there can be one. Call it once nothing else is wanted of the network. That the browser
 * refuses changes nothing for this visit.
 */
export function keepPage(): void {
  if (!canBeKept()) return;
  const scope = pathInOrigin('/');
  navigator.serviceWorker
    .register(pathInOrigin('/service-worker.js'), { scope })
    .catch((error: unknown) => console.info('the page is not kept:', error));
}

/** The service worker once it keeps the page; `undefined` where there can be none. */
export const pageKeeper = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canBeKept() ? await navigator.serviceWorker.ready : undefined;
