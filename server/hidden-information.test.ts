/**
 * Whatever anybody asks for, in whatever phase: nothing hidden comes. What there is to be asked for is
 * taken from the code: requests from their schemas, paths from the routers. So a new one is asked here
 * from its first day on. Kinds of tiles, shares and numbers are looked for as testing/secrets.ts says;
 * each is a secret until it is laid or lies open. rooms/secrets.test.ts shows that they would be found.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { parseSeed, type Seed } from '../common/deal/deal.ts';
import type { RefusalCode } from '../common/protocol/messages.ts';
import type { TableOptions } from '../common/protocol/options.ts';
import { EXPANSION_SETS } from '../common/rules/expansions/sets.ts';
import type { RunningApp } from './app.ts';
import { log, newLog } from './log.ts';
import { StoreFailure } from './store/errors.ts';
import { openStore } from './store/open-store.ts';
import { servedPaths } from './testing/everything.ts';
import { kindChooser, secretOf } from './testing/fixtures.ts';
import {
  bothAt,
  GUESTS,
  playFor,
  playOn,
  playOne,
  seatedTable,
  startedTable,
  turnAt,
} from './testing/games.ts';
import { BYSTANDERS, Scene } from './testing/scene.ts';
import { storeWith } from './testing/stores.ts';
import { BASE_TABLE, TestPlayer } from './testing/test-player.ts';
import { startTestServer } from './testing/test-server.ts';

const PASSWORD = 'the password of the table';
const PARTS = {
  page: '/nowhere',
  tokenKey: 'the key that all of the tokens are signed with',
  metricsToken: 'the token of the metrics',
  monitorPassword: 'the password of the monitor',
};
const SECRETS = [
  ...[PASSWORD, PARTS.tokenKey, PARTS.metricsToken, PARTS.monitorPassword],
  ...[...GUESTS, ...BYSTANDERS, 'Zoe', 'Quinn'].map(secretOf),
];

let server: RunningApp;
let isFailing = false;
let logged = '';

/** Another one for each game, and none that comes about by chance. */
let games = 0;
function nextSeed(): Seed {
  games += 1;
  const seed = parseSeed(`5eed${'9876'.repeat(6)}${String(games).padStart(4, '0')}`);
  if (seed === undefined) throw new Error('no seed');
  return seed;
}

beforeAll(async () => {
  keepLog();
  const store = await openStore(':memory:');
  const failing = storeWith(store, {
    append: async (...entry) => {
      if (isFailing) throw new StoreFailure('the disk is full', 'not-kept');
      await store.journal.append(...entry);
    },
  });
  server = await startTestServer({ newSeed: nextSeed }, { store: failing, ...PARTS });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

/** All that is logged, down to the last detail, as it would be written. */
function keepLog(): void {
  const kept = newLog('trace', {
    write: (line) => {
      logged += line;
    },
  });
  for (const level of ['trace', 'debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...parts: readonly unknown[]) => {
      Reflect.apply(kept[level], kept, parts);
    });
  // The security log is a child. Its type speaks of levels that nobody has added.
  vi.spyOn(log, 'child').mockImplementation(() => kept as never);
}

function takeLog(): string {
  const text = logged;
  logged = '';
  return text;
}

const scenes: Scene[] = [];

async function sceneOf(players: readonly TestPlayer[]): Promise<Scene> {
  const scene = await Scene.open({ server, players, secrets: SECRETS, takeLog });
  scenes.push(scene);
  return scene;
}

/** A table whose host had a password set and taken away, and has removed Rita. */
async function preparedTable(table: TableOptions): Promise<readonly TestPlayer[]> {
  const host = await TestPlayer.make(server.url, GUESTS[0], table);
  const rita = await TestPlayer.enter(server.url, 'Rita', host.code);
  await host.ask('remove', { seat: rita.snapshot.me });
  await rita.closed;
  await host.ask('settings', { table, password: PASSWORD });
  await host.ask('settings', { table, password: '' });
  const players = [host];
  for (const name of GUESTS.slice(1, table.players))
    players.push(await TestPlayer.enter(server.url, name, host.code));
  return players;
}

/** An action that can't be kept: the log tells of an error. */
async function failToPlay({ players, refusals }: Scene): Promise<void> {
  isFailing = true;
  await expect(playFor(bothAt(players).onTurn)).rejects.toThrow('refused: cannot-keep');
  isFailing = false;
  refusals.add('cannot-keep');
}

const TABLES: readonly TableOptions[] = EXPANSION_SETS.map((expansions, index) => ({
  players: index % 2 === 0 ? 2 : 3,
  rotation: index % 2 === 0,
  handSize: index % 3 === 0 ? 1 : 3,
  expansions,
  isPublic: index % 2 === 0,
  ...(expansions.some((one) => one === 'station-numbers') && { numbersPerColour: 2 }),
}));

/** Starts the game of a scene, and waits until all who look know of it. */
async function begin(scene: Scene): Promise<void> {
  const { players } = scene;
  for (const player of players) await player.ask('ready', { isReady: true });
  const host = players.find(({ snapshot }) => snapshot.host === snapshot.me);
  expect(await host?.ask('start')).toBeUndefined();
  await allKnow(scene);
}

const allKnow = ({ players, watchers }: Scene) =>
  Promise.all([...players, ...watchers].map((one) => one.untilSequence(0)));

/** Plays a little; what came is looked through while it is what it was. */
async function playSome(scene: Scene): Promise<void> {
  for (let played = 0; played < 10; played++) {
    scene.listen();
    await playOne(scene.players, kindChooser(), scene.watchers);
  }
  scene.listen();
}

/** What a table after a game is answered with. */
const made = z.object({ code: z.string() });

/** So many actions have been played when everybody asks for everything; they do so without a stack, too. */
const ASKING = [0, 30];

/**
 * Where each refusal is met: here, or in another test, since no answer says more than its code. A new one
 * doesn't compile until it stands here.
 */
const REFUSALS: Record<RefusalCode, 'here' | `${string}.test.ts`> = {
  'all-exchanged': '../common/rules/violations.test.ts',
  'already-drawn': 'here',
  'cannot-keep': 'here',
  'cannot-pass': 'here',
  centre: 'here',
  'company-at-limit': 'here',
  'deal-fixed': 'rooms/same-deal.test.ts',
  'game-finished': 'here',
  malformed: 'here',
  'must-place-drawn-tile': 'here',
  'no-free-seat': 'here',
  'no-seat': 'here',
  'nobody-left': 'here',
  'nobody-there': 'here',
  'not-adjacent': 'here',
  'not-all-ready': 'here',
  'not-finished': 'here',
  'not-host': 'here',
  'not-in-play': 'here',
  'not-started': 'here',
  'not-waiting': 'here',
  'not-your-turn': 'here',
  occupied: 'here',
  'one-tile-line': 'here',
  'rotation-not-allowed': 'here',
  'seats-not-full': 'rooms/commands.test.ts',
  'server-error': 'hosting/crashes.test.ts',
  'share-laid-open': '../common/rules/violations.test.ts',
  'share-needed': 'here',
  'space-taken': '../common/rules/violations.test.ts',
  'stack-empty': 'here',
  stale: 'here',
  'store-behind': 'rooms/robustness.test.ts',
  'tile-not-in-hand': 'here',
  'too-few-seats': 'rooms/host-powers.test.ts',
  'too-many-requests': 'http/gate.test.ts',
  'wagon-placed': 'here',
};

describe('nothing hidden is told', () => {
  test.each(TABLES)('in a whole game: $players seats, $expansions', async (table) => {
    const scene = await sceneOf(await preparedTable(table));
    const { players, watchers } = scene;
    await scene.askForEverything(players.slice(0, 1));
    for (const player of players.slice(1)) await player.ask('ready', { isReady: true });
    expect(await players[0]?.ask('start')).toBeUndefined();
    await Promise.all([...players, ...watchers].map((one) => one.untilSequence(0)));
    const choose = kindChooser();
    let isStackGone = false;
    for (;;) {
      scene.listen();
      const { onTurn } = turnAt(players);
      if (onTurn === undefined) break;
      const { sequence, game } = onTurn.game;
      const isLastTime: boolean = game.stackCount === 0 && !isStackGone;
      isStackGone ||= isLastTime;
      if (ASKING.includes(sequence) || isLastTime) {
        await failToPlay(scene);
        await scene.askForEverything();
      }
      await playOne(players, choose, watchers);
    }
    await scene.askForEverything();
    expect(scene.leaks).toEqual([]);
  });

  test('in a game that somebody has left, nor when it is given up', async () => {
    const table = { ...BASE_TABLE, players: 3 as const, expansions: ['companies'] as const };
    const scene = await sceneOf(await seatedTable(server.url, table));
    const [anna, ...others] = scene.players;
    for (const player of others) await player.ask('ready', { isReady: true });
    await anna?.ask('start');
    await Promise.all(scene.players.map((one) => one.untilSequence(0)));
    await playOne(scene.players, kindChooser(), scene.watchers);
    scene.listen();
    await anna?.room.leave();
    await others[0]?.until(({ seats }) => seats[0]?.occupant?.presence === 'left');
    await scene.askForEverything(scene.players);
    for (const player of others) await player.ask('end', { agrees: true });
    await others[0]?.until((now) => now.phase === 'playing' && now.isGivenUp);
    await scene.askForEverything(scene.players.slice(0, 1));
    expect(scene.leaks).toEqual([]);
  });

  test('in a game behind a password', async () => {
    const table = { ...BASE_TABLE, expansions: ['companies', 'central-wagons'] as const };
    const players = await seatedTable(server.url, table);
    const scene = await sceneOf(players);
    expect(await players[0]?.ask('settings', { table, password: PASSWORD })).toBeUndefined();
    await begin(scene);
    await playSome(scene);
    await scene.askForEverything();
    expect(scene.leaks).toEqual([]);
  });

  test.each(['rematch', 'sameDeal'] as const)('at the table of a %s', async (kind) => {
    const earlier = await startedTable(server.url, { ...BASE_TABLE, handSize: 2 });
    await playOn(earlier);
    const { code } = made.parse(await earlier[0]?.ask(kind));
    const players = [];
    for (const { name } of earlier) players.push(await TestPlayer.enter(server.url, name, code));
    const scene = await sceneOf(players);
    // Such a table starts by itself once all are there again.
    await allKnow(scene);
    await playSome(scene);
    await scene.askForEverything();
    expect(scene.leaks).toEqual([]);
  });

  test('to a host who asks for everything before the start', async () => {
    const scene = await sceneOf(await preparedTable({ ...BASE_TABLE, players: 4 }));
    await scene.askForEverything(scene.players.slice(1));
    expect(scene.leaks).toEqual([]);
  });

  test('whatever the refusal', () => {
    const met = new Set(scenes.flatMap(({ refusals }) => [...refusals]));
    expect([...met].filter((code) => !(code in REFUSALS))).toEqual([]);
    const unmet = Object.entries(REFUSALS).filter(([code, by]) =>
      by === 'here'
        ? !met.has(code)
        : !readFileSync(join(import.meta.dirname, by), 'utf8').includes(code),
    );
    expect(unmet).toEqual([]);
  });

  test('and paths are found in the code', () => {
    const paths = servedPaths(server.served).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toEqual(
      expect.arrayContaining(['GET /healthz', 'PUT /api/me', 'GET /api/records/:name/download']),
    );
  });
});
