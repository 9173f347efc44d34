/** What browsers are told with every answer, whoever gives it: the page, `/api`, the matchmaker, the gate. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** What the page may do beyond showing itself; it asks for nothing else, and shows no other page. */
const OWN_FEATURES = ['autoplay', 'clipboard-write', 'fullscreen'];

/**
 * What some browsers allow unless it is forbidden. Names that other browsers don't know (such as
 * `web-share` and `bluetooth`) stay away: each would be complained of in the console at every load.
 */
const NO_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const PERMISSIONS = [
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ...NO_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/**
 * Everything comes from this server alone. Phaser and the page set styles on elements, and pictures
 * that are drawn by code come as data or blobs. TLS is the business of a proxy before this server, so
 * nothing is upgraded to it and no browser is told to insist on it.
 */
const addHeaders = helmet({
  crossOriginOpenerPolicy: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      // Not every browser takes 'self' to include the WebSocket of the same address.
      connectSrc: ["'self'", 'ws:', 'wss:', 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      objectSrc: ["'none'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
    },
  },
  originAgentCluster: false,
  strictTransportSecurity: false,
});

/**
 * Was it asked over https, or by this machine itself? Over plain http browsers ignore the policy of openers
 * and complain of it at every load. They say themselves what they hold to be safe, whatever stands between
 * us: they send `Sec-Fetch-*` there and nowhere else. Older ones are known by what the proxy says.
 */
const isTrustworthy = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] !== undefined || headers['x-forwarded-proto'] === 'https';

/** Adds the headers to an answer that has none of its own yet. Helmet knows no Permissions-Policy. */
export function secureAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  if (isTrustworthy(request)) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  addHeaders(request, response, () => {});
}
