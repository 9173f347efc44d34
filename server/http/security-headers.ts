/** The security headers of every answer: the page's, `/api`'s, the matchmaker's and the gate's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** The features that the page uses; it asks for no others, and embeds no other page. */
const OWN_FEATURES = ['autoplay', 'clipboard-write', 'fullscreen', 'publickey-credentials-get'];

/**
 * What some browsers allow unless it is forbidden. Names that not all browsers know (such as `web-share`
 * and `bluetooth`) are left out: they would print a warning to the console at every load.
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
 * Everything is loaded from this server alone. Phaser and the page set styles on elements, and pictures
 * drawn by code are data or blob URLs. TLS is left to a proxy in front of this server, so nothing is
 * upgraded to https and browsers aren't told to insist on it.
 */
const addHeaders = helmet({
  crossOriginOpenerPolicy: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      // In some browsers 'self' doesn't cover a WebSocket to the same host.
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
 * Did the request come over https, or from this machine? Over plain http browsers ignore the opener policy
 * and warn about it at every load. They send `Sec-Fetch-*` only where they consider the connection secure,
 * whatever proxies lie between; for older browsers the proxy's word counts.
 */
const isTrustworthy = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-mode'] !== undefined || headers['x-forwarded-proto'] === 'https';

/** Adds the headers to an answer. Helmet has no Permissions-Policy, so that one is set here. */
export function secureAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  if (isTrustworthy(request)) response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  addHeaders(request, response, () => {});
}
