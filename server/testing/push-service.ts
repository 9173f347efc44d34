/** A push service on this machine, and a browser behind it: reads what a server sends, as RFC 8291 says. */
import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { type BrowserSubscription, newSubscription } from './subscriptions.ts';

/** Something that the service was sent. */
interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service that answers as a test says. */
export class PushService {
  readonly url: string;
  /** By path, what is answered instead of 201; 0 for nothing at all. */
  readonly answers = new Map<string, number>();
  readonly deliveries: Delivery[] = [];
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** A service on a free port. */
  static async start(): Promise<PushService> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const service = new PushService(server, port);
    server.on('request', async (request, response) => {
      const { url: path = '', headers } = request;
      service.deliveries.push({ path, headers, body: await buffer(request) });
      const status = service.answers.get(path) ?? 201;
      if (status !== 0) response.writeHead(status).end();
    });
    return service;
  }

  /** A new browser whose notices come to a path. */
  browser(path: string, parts: Parameters<typeof newSubscription>[1] = {}): BrowserSubscription {
    return newSubscription(`${this.url}${path}`, parts);
  }

  /** What came to a browser, decrypted, in order. */
  notices({ request, pair }: BrowserSubscription): readonly unknown[] {
    const sent = this.deliveries.filter(({ path }) => `${this.url}${path}` === request.endpoint);
    return sent.map(({ body }) => JSON.parse(decrypted(body, pair, request.authSecret)));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;

/** The text of a body in the encoding `aes128gcm` with a single record. */
function decrypted(body: Buffer, pair: ECDH, authSecret: string): string {
  const salt = body.subarray(0, SALT);
  const keyAt = SALT + RECORD_SIZE + 1;
  const keyEnd = keyAt + body.readUInt8(keyAt - 1);
  const senderKey = body.subarray(keyAt, keyEnd);
  const sealed = body.subarray(keyEnd);
  const derive = (secret: NodeJS.ArrayBufferView, by: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, by, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const shared = pair.computeSecret(senderKey);
  const secret = derive(shared, Buffer.from(authSecret, 'base64url'), about, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  // The last record ends with a 2, and zeros behind it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What a delivery says of the server that sent it, by its signature; throws for a wrong one. */
export async function senderOf({ headers }: Delivery, publicKey: string) {
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed by another server');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  return (await jwtVerify(token, await importJWK(jwk, 'ES256'))).payload;
}
