/** A proxy that has a server under a path of its own site, and takes that path away. */
import { preview } from 'vite';

/** A proxy that listens. */
export interface StrippingProxy {
  /** Where the site begins, such as `http://127.0.0.1:1234/games/metro`. */
  readonly site: string;
  readonly close: () => Promise<void>;
}

/** Starts a proxy on a free port for a server such as `http://127.0.0.1:2567`; nothing else is behind it. */
export async function startStrippingProxy(server: string, path: string): Promise<StrippingProxy> {
  const strip = (asked: string) => asked.slice(path.length);
  const proxy = await preview({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    preview: {
      host: '127.0.0.1',
      port: 0,
      proxy: { [`${path}/`]: { target: server, ws: true, rewrite: strip } },
    },
  });
  const { origin } = new URL(proxy.resolvedUrls?.local[0] ?? '');
  return { site: `${origin}${path}`, close: () => proxy.close() };
}
