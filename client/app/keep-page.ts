/** Lets the service worker keep the page, so that it opens without a network. */
import { pathInOrigin } from '../site/site.ts';

/**
 * Asks for it where there is one: in a built page, over https or on this machine. Call it once nothing else
 * is wanted of the network. That the browser refuses changes nothing for this visit.
 */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const scope = pathInOrigin('/');
  navigator.serviceWorker
    .register(pathInOrigin('/service-worker.js'), { scope })
    .catch((error: unknown) => console.info('the page is not kept:', error));
}
