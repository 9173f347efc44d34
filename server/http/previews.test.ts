import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '../app.ts';
import type { Rates } from '../limits.ts';
import { allUntil, codeOf, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { believingProxies } from '../testing/stranger.ts';
import { BASE_TABLE } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

const TITLE = 'A game of Metro, move by move';
const ENTRY = [
  `<meta property="og:title" content="${TITLE}"/>`,
  '<meta property="og:image" content="./pictures/wide.en.jpg"/>',
].join('');

let server: RunningApp;
let page: string;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'metro-previews-'));
  await mkdir(join(page, 'entries/en'), { recursive: true });
  for (const kind of ['home', 'replay'])
    await writeFile(join(page, `entries/en/${kind}.html`), ENTRY);
});
afterEach(() => server.close());
afterAll(() => rm(page, { recursive: true }));

async function start(rates: Rates = {}): Promise<void> {
  server = await startTestServer({}, { page, proxies: believingProxies(), rates });
}

/** What a preview of an address shows. */
async function preview(path: string, headers: Record<string, string> = {}) {
  const asked = { 'accept-language': 'en', 'x-forwarded-for': '203.0.113.1', ...headers };
  const html = await (await fetch(`${server.url}${path}`, { headers: asked })).text();
  const contentOf = (name: string) =>
    new RegExp(`"og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { title: contentOf('title'), image: contentOf('image') };
}

const PRIVATE = { ...BASE_TABLE, isPublic: false } as const;

test('a finished game shows its names, as text, and its scores', async () => {
  await start();
  const players = await seatedTable(server.url, PRIVATE);
  await players[0]?.ask('rename', { name: '<i>"A"&' });
  await players[1]?.ask('ready', { isReady: true });
  await players[0]?.ask('start');
  await allUntil(players, 0);
  await playOn(players);
  const id = players[0]?.game.recordName ?? '';
  const { title } = await preview(`/replay/${id}?move=3`);
  expect(title).toMatch(/^&lt;i&gt;&quot;A&quot;&amp; \d+, Bert \d+ – A game of Metro/);
});

test('a game that isn’t over, and a private one by its code, show nothing of themselves', async () => {
  await start();
  const players = await startedTable(server.url, PRIVATE);
  const id = players[0]?.game.recordName ?? '';
  expect((await preview(`/replay/${id}`)).title).toBe(TITLE);
  await playOn(players);
  expect((await preview(`/replay/${codeOf(players)}`)).title).toBe(TITLE);
  for (const name of ['x', '%00', 'BCDFGH'])
    expect((await preview(`/replay/${name}`)).title).toBe(TITLE);
});

test('codes that lead nowhere are counted: beyond the limit a public game is told of no more', async () => {
  await start({ misses: 0.2 });
  const players = await startedTable(server.url);
  await playOn(players);
  const path = `/replay/${codeOf(players)}`;
  expect((await preview(path)).title).not.toBe(TITLE);
  for (let guess = 0; guess < 3; guess++) await preview('/replay/BCDFGH');
  expect((await preview(path)).title).toBe(TITLE);
});

test('the picture has the whole address by which this server was asked', async () => {
  await start();
  const { image } = await preview('/');
  expect(image).toBe(`${server.url}/pictures/wide.en.jpg`);
  const secure = await preview('/', { 'x-forwarded-proto': 'https' });
  expect(secure.image).toBe(image.replace('http:', 'https:'));
});
