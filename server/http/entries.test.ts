import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCookie } from '../../common/protocol/languages.ts';
import type { RunningApp } from '../app.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
let page: string;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'metro-entries-'));
  for (const language of ['en', 'ja', 'zh-CN']) {
    await mkdir(join(page, 'entries', language), { recursive: true });
    for (const kind of ['home', 'table', 'replay', 'other'])
      await writeFile(join(page, 'entries', language, `${kind}.html`), entry(language, kind));
  }
  server = await startTestServer({}, { page });
});
afterAll(async () => {
  await server.close();
  await rm(page, { recursive: true });
});

const entry = (language: string, kind: string, toRoot = './') =>
  `<p>${language} ${kind}</p><script src="${toRoot}assets/main-1a2b.js"></script>`;

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers: { 'accept-language': 'en', ...headers } });

test.each([
  ['/', 'home', './'],
  ['/?x=1', 'home', './'],
  ['/move', 'other', './'],
  ['/index.html', 'other', './'],
  ['/table/BCDFGH', 'table', '../'],
  ['/table/BCDFGH/?watch', 'table', '../../'],
  ['/replay/BCDFGH?move=3', 'replay', '../'],
  ['/table', 'other', './'],
  ['/entries', 'other', './'],
  [`/${'/'.repeat(5000)}`, 'other', '../'.repeat(8)],
])('%s is the entry of its kind, and finds its assets', async (path, kind, toRoot) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, entry('en', kind, toRoot)]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['ja,en;q=0.5', '', 'ja'],
  ['en;q=0.5,ja', '', 'ja'],
  ['zh-TW', '', 'zh-CN'],
  ['fr', '', 'en'],
  ['*', '', 'en'],
  ['', '', 'en'],
  ['en', languageCookie('ja'), 'ja'],
  ['ja', 'metro.language=../../../etc', 'ja'],
])('who speaks "%s" and has the cookie "%s" reads %s', async (spoken, cookie, language) => {
  const response = await ask('/', { 'accept-language': spoken, cookie });
  expect(await response.text()).toBe(entry(language, 'home'));
  const vary = response.headers.get('vary');
  for (const name of ['Accept-Language', 'Cookie', 'Accept-Encoding']) expect(vary).toContain(name);
});

test('an entry that has not changed is not sent again, and that of another language is', async () => {
  const tag = (await ask('/')).headers.get('etag') ?? '';
  const again = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
  expect((await ask('/', again)).status).toBe(304);
  expect((await ask('/', { ...again, 'accept-language': 'ja' })).status).toBe(200);
});

test('no entry is given away as a file, whose addresses would lead nowhere', async () => {
  expect((await ask('/entries/ja/home.html')).status).toBe(404);
});
