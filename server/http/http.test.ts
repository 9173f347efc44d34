import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningApp } from '../app.ts';
import { secretOf } from '../testing/fixtures.ts';
import { BASE_TABLE } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
let page: string;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'metro-page-'));
  await mkdir(join(page, 'assets'));
  await mkdir(join(page, 'ja'));
  await writeFile(join(page, 'ja', 'rules.html'), '<title>ルール</title>');
  await writeFile(join(page, 'icon.svg'), '<svg/>');
  await writeFile(join(page, 'assets', 'main-1a2b.js'), 'play()');
  await writeFile(join(page, 'assets', 'main-1a2b.js.br'), brotliCompressSync('play()'));
  await writeFile(join(page, 'assets', 'main-1a2b.js.gz'), gzipSync('play()'));
  await writeFile(join(page, 'assets', 'gone-1a2b.js.br'), brotliCompressSync('gone()'));
  await writeFile(join(page, '.secret'), 'secret');
  server = await startTestServer({}, { page });
});
afterAll(async () => {
  await server.close();
  await rm(page, { recursive: true });
});

const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

/** Sends bytes as they are and answers with the first line that comes back. */
function askRaw(...lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n`),
    );
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve('closed'));
  });
}

/** Asks without the headers that Node's `fetch` adds as browsers do. */
async function askPlainly(path: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  const [answer] = await once(get(`${server.url}${path}`, { headers }), 'response');
  return answer.resume();
}

const making = JSON.stringify({ table: BASE_TABLE, name: 'Anna', as: 'player' });
const json = { 'content-type': 'application/json' };
const authorization = `Bearer ${secretOf('Anna')}`;

describe('the page', () => {
  test('has the rules as pages of their own, asked for each time', async () => {
    const response = await ask('/ja/rules');
    expect([response.status, await response.text()]).toEqual([200, '<title>ルール</title>']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['ja,en;q=0.8', 'ja/rules'],
    ['zh', 'zh-CN/rules'],
    ['fi', 'en/rules'],
  ])('leads a reader of %s from /rules to %s', async (languages, address) => {
    const { statusCode, headers } = await askPlainly('/rules', { 'accept-language': languages });
    expect([statusCode, headers.location]).toEqual([302, address]);
    expect(headers.vary).toContain('Accept-Language');
  });

  test('has assets that are kept for ever', async () => {
    const response = await ask('/assets/main-1a2b.js');
    expect([response.status, await response.text()]).toEqual([200, 'play()']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['*;q=0', null],
  ])('has assets as they were compressed: %s', async (accepted, encoding) => {
    const response = await ask('/assets/main-1a2b.js', {
      headers: { 'accept-encoding': accepted },
    });
    expect([response.status, await response.text()]).toEqual([200, 'play()']);
    const { headers } = response;
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('content-type')).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('tells the forms of an asset apart, and sends none twice', async () => {
    const asked = (accepted: string, tag = '') =>
      ask('/assets/main-1a2b.js', {
        // Without the last one, Node's `fetch` forbids an answer from any cache.
        headers: {
          'accept-encoding': accepted,
          'if-none-match': tag,
          'cache-control': 'max-age=0',
        },
      });
    const forms = await Promise.all(['br', 'gzip', 'identity'].map((form) => asked(form)));
    const tags = forms.map(({ headers }) => headers.get('etag') ?? '');
    expect(new Set(tags).size).toBe(3);
    expect((await asked('br', tags[0])).status).toBe(304);
    expect((await asked('gzip', tags[0])).status).toBe(200);
  });

  test('answers in plain text where an asset is gone', async () => {
    await rm(join(page, 'assets', 'gone-1a2b.js.br'));
    const response = await ask('/assets/gone-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect([response.status, await response.text()]).toEqual([404, 'There is nothing here.\n']);
  });

  test('has other files that are asked for each time', async () => {
    const response = await ask('/icon.svg');
    expect([response.status, await response.text()]).toEqual([200, '<svg/>']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/assets/main-0000.js', '/assets/', '/assets', '/assets/../../package.json'])(
    'has no asset %s',
    async (path) => {
      expect((await askRaw(`GET ${path} HTTP/1.1`, 'Host: localhost')).split(' ')[1]).toBe('404');
    },
  );

  test('gives no hidden file away', async () => {
    expect(await (await ask('/.secret')).text()).not.toContain('secret');
  });

  test('lets nothing in from elsewhere', async () => {
    const { headers } = await ask('/');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the policy of openers', () => {
  test.each([
    ['a browser that came over plain http', {}, undefined],
    ['a browser that holds its page to be safe', { 'sec-fetch-mode': 'navigate' }, 'same-origin'],
    ['a proxy that has https', { 'x-forwarded-proto': 'https' }, 'same-origin'],
    ['a proxy that has none', { 'x-forwarded-proto': 'http' }, undefined],
  ])('is said where it counts: to %s', async (_who, headers, policy) => {
    const answer = await askPlainly('/', headers);
    expect(answer.headers['cross-origin-opener-policy']).toBe(policy);
  });
});

describe('health', () => {
  test('is told', async () => {
    const response = await ask('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });
});

describe('another origin', () => {
  test.each([
    ['GET', '/healthz'],
    ['OPTIONS', '/matchmake/create/table'],
    ['POST', '/matchmake/create/table'],
  ])('is let in to nothing: %s %s', async (method, path) => {
    const headers = { origin: 'http://evil.example', ...json };
    const response = await ask(path, {
      method,
      headers,
      ...(method === 'POST' ? { body: making } : {}),
    });
    const allowed = [...response.headers.keys()].filter((name) =>
      name.startsWith('access-control'),
    );
    expect(allowed).toEqual([]);
  });
});

describe('a request that means nothing', () => {
  test.each<[string, number, RequestInit]>([
    ['is not JSON', 400, { body: '{', headers: { ...json, authorization } }],
    ['has no token', 401, { body: making, headers: json }],
    ['has no body', 400, { headers: { authorization } }],
    ['is too long', 413, { body: `"${'x'.repeat(9000)}"`, headers: json }],
  ])('is refused: %s', async (_what, status, init) => {
    const response = await ask('/matchmake/create/table', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('node_modules');
  });

  test.each([
    ['a broken escape', '400', ['GET /%E0%A4 HTTP/1.1', 'Host: localhost']],
    [
      'a body without a length',
      '411',
      [
        'POST /matchmake/create/table HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        'Transfer-Encoding: chunked',
      ],
    ],
    [
      'a room of no kind',
      '520',
      ['POST /matchmake/create/none HTTP/1.1', 'Host: localhost', 'Content-Length: 0'],
    ],
    [
      'a method that nobody needs',
      '520',
      ['POST /matchmake/reconnect/BCDFGH HTTP/1.1', 'Host: localhost', 'Content-Length: 0'],
    ],
    [
      'a host that is none',
      '401',
      ['POST /matchmake/create/table HTTP/1.1', 'Host: [', 'Content-Length: 0'],
    ],
    [
      'a chain of proxies',
      '401',
      [
        'POST /matchmake/create/table HTTP/1.1',
        'Host: localhost',
        'X-Forwarded-Proto: https,http',
        'Content-Length: 0',
      ],
    ],
    ['another verb', '404', ['DELETE /healthz HTTP/1.1', 'Host: localhost']],
    ['no HTTP', '400', ['HELLO']],
  ])('is answered: %s', async (_what, status, lines) => {
    expect((await askRaw(...lines)).split(' ')[1]).toBe(status);
    expect((await ask('/healthz')).status).toBe(200);
  });
});
