import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  await writeFile(join(page, 'index.html'), '<title>Metro</title>');
  await writeFile(join(page, 'icon.svg'), '<svg/>');
  await writeFile(join(page, 'assets', 'main-1a2b.js'), 'play()');
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

const making = JSON.stringify({ table: BASE_TABLE, name: 'Anna', as: 'player' });
const json = { 'content-type': 'application/json' };
const authorization = `Bearer ${secretOf('Anna')}`;

describe('the page', () => {
  test.each(['/', '/table/BCDFGH', '/index.html', '/what/ever?x=1'])(
    'is its entry, asked for each time, at %s',
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([200, '<title>Metro</title>']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('has assets that are kept for ever', async () => {
    const response = await ask('/assets/main-1a2b.js');
    expect([response.status, await response.text()]).toEqual([200, 'play()']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
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
