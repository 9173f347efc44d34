/** A phone of the lower middle class on a slow line, by the DevTools protocol. */
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Bytes in a second: 1.6 Mbit. */
const THROUGHPUT = 1_600_000 / 8;

/** What the page is opened on. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'en',
};

/** Slows a page down: its processor four times, its line to 1.6 Mbit/s with 150 ms each way and back. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: THROUGHPUT,
    uploadThroughput: THROUGHPUT,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devTools;
}

/** Counts the bytes of script that a page is sent, as they come over the line; returns the count so far. */
export function countScripts(devTools: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A script that is fetched ahead is of the type "Other".
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
