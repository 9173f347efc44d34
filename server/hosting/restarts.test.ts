import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Action } from '../../common/rules/game.ts';
import type { RunningApp } from '../app.ts';
import { openStore } from '../store/open-store.ts';
import { useStores } from '../store/testing/stores.ts';
import { chooser, PATIENTLY, secretOf } from '../testing/fixtures.ts';
import { freePort } from '../testing/free-port.ts';
import { bothAt, codeOf, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { addressOf, killProgram, type Program, startProgram } from '../testing/program.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

/** For how long a store that is slow keeps a server waiting, in milliseconds. */
const SLOW = 1000;
const METRICS_TOKEN = 'metrics-for-the-tests-of-restarts';

const stores = useStores();
let folder = '';
const programs: Program[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metro-restarts-'));
});
afterEach(async () => {
  for (const program of programs.splice(0)) await killProgram(program);
  rmSync(folder, { recursive: true, force: true });
});

const fileOf = () => join(folder, 'metro.sqlite');

/** What a guest's list of games says. */
async function gamesOf(name: string, { url }: RunningApp): Promise<unknown> {
  const headers = { Authorization: `Bearer ${secretOf(name)}` };
  return await (await fetch(`${url}/api/games/mine`, { headers })).json();
}

/** Does something in the file itself. */
function inFile<Answer>(act: (file: DatabaseSync) => Answer): Answer {
  const file = new DatabaseSync(fileOf());
  try {
    return act(file);
  } finally {
    file.close();
  }
}

const newServer = async (): Promise<RunningApp> =>
  startTestServer({}, { store: await openStore(fileOf()), owner: 'embedded' });

async function run(settings: Readonly<Record<string, string>>): Promise<Program> {
  const place = { PORT: String(await freePort()), HOST: '127.0.0.1' };
  const program = startProgram({ ...place, DATABASE_URL: '', DATA_DIR: folder, ...settings });
  programs.push(program);
  return program;
}

describe('after a restart', () => {
  test('a waiting table has its seats, its host and its readiness', async () => {
    const before = await newServer();
    const [anna, bert] = await seatedTable(before.url);
    await bert?.ask('ready', { isReady: true });
    const table = anna?.snapshot;
    await before.close();
    const after = await newServer();
    const again = await TestPlayer.enter(after.url, 'Bert', table?.code ?? '');
    expect(again.snapshot.me).toBe(1);
    expect(again.snapshot).toMatchObject({
      phase: 'waiting',
      host: 0,
      options: table?.options,
      seats: [
        { occupant: { name: 'Anna', presence: 'away' } },
        { occupant: { name: 'Bert', presence: 'here', isReady: true } },
      ],
    });
    const anna2 = await TestPlayer.enter(after.url, 'Anna', again.code);
    expect(await anna2.ask('start')).toBeUndefined();
    await after.close();
  });

  test('a game goes on where it was, and is found again when it is over', async () => {
    const first = await newServer();
    const players = await startedTable(first.url);
    await playOn(players, { actions: 7 });
    const { game, moves } = players[0]?.game ?? {};
    await first.close();
    const second = await newServer();
    const back = [
      await TestPlayer.enter(second.url, 'Anna', codeOf(players)),
      await TestPlayer.enter(second.url, 'Bert', codeOf(players)),
    ];
    expect(back[0]?.game).toMatchObject({ game, moves });
    await playOn(back);
    const { game: end } = back[0]?.game ?? {};
    await second.close();
    const third = await newServer();
    const visitor = await TestPlayer.enter(third.url, 'Cleo', codeOf(players), 'spectator');
    expect(visitor.game.phase).toBe('finished');
    expect(visitor.game.game.scores).toEqual(end?.scores);
    await third.close();
  });

  test.each(['rules_version', 'record_version'])(
    'a game of another %s is not opened, and nothing of it is changed',
    async (column) => {
      const before = await newServer();
      const code = codeOf(await startedTable(before.url));
      await before.close();
      const change = `UPDATE games SET ${column} = ? WHERE id = ?`;
      inFile((file) => file.prepare(change).run(2, code));
      const after = await newServer();
      await expect(TestPlayer.enter(after.url, 'Anna', code)).rejects.toMatchObject({
        code: 501,
        message: 'other-version',
      });
      expect((await fetch(`${after.url}/api/records/${code}`)).status).toBe(404);
      expect(await gamesOf('Anna', after)).toMatchObject({ games: [{ code }] });
      const owner = 'SELECT owner, status FROM games WHERE id = ?';
      const held = inFile((file) => file.prepare(owner).get(code));
      expect(held).toEqual({ owner: null, status: 'playing' });
      await after.close();
    },
  );

  test('a game says whose turn it is, before anybody has come back', async () => {
    const before = await newServer();
    const players = await startedTable(before.url);
    await playOn(players, { actions: 5 });
    const { phase } = players[0]?.game.game ?? {};
    const turn = phase?.type === 'playing' ? phase.turn : undefined;
    expect(await gamesOf('Anna', before)).toMatchObject({ games: [{ turn }] });
    await before.close();
    const after = await newServer();
    expect(await gamesOf('Anna', after)).toMatchObject({ games: [{ turn }] });
    await after.close();
  });

  test('a table that never was is still unknown', async () => {
    const server = await newServer();
    const entering = TestPlayer.enter(server.url, 'Anna', 'BCDFGH');
    await expect(entering).rejects.toMatchObject({ code: 522 });
    await server.close();
  });
});

describe('a server that is asked to end', () => {
  test('keeps what 100 rooms play while its store is slow', { timeout: 120_000 }, async () => {
    const program = await run({ METRICS_TOKEN });
    const url = await addressOf(program);
    const tables = await Promise.all(Array.from({ length: 100 }, () => startedTable(url)));
    const unlock = lockStore(fileOf());
    const asked = tables.map((players) => {
      const { onTurn } = bothAt(players);
      const action: Action = chooser()(onTurn.game.game);
      const answer = onTurn.play(action, { id: 'a' }).catch(() => undefined);
      return { code: codeOf(players), player: onTurn, action, answer };
    });
    await vi.waitUntil(async () => (await unkeptAt(url)) === tables.length, PATIENTLY);
    const exit = once(program.child, 'exit');
    program.child.kill('SIGTERM');
    expect(await tables[0]?.[0]?.closed).toBe(4001);
    // A store that is slow is one that takes time: this is the one thing that can't be waited for.
    await delay(SLOW);
    unlock();
    expect(await exit).toEqual([0, null]);
    expect(program.said.err).toBe('');
    expect(program.said.out).not.toContain('"level":"error"');
    const next = await addressOf(await run({}));
    for (const { code, player, action } of asked) {
      const again = await TestPlayer.enter(next, player.name, code);
      expect(again.game.moves.map((move) => move.action)).toEqual([action]);
      expect(await again.play(action, { id: 'a', basedOn: 0 })).toEqual({ sequence: 1 });
    }
  });
});

describe('two processes that share a store', () => {
  test('do not host one game both; one goes on where the other died', {
    timeout: 120_000,
  }, async (context) => {
    const DATABASE_URL = await stores.newAddress('postgres', context);
    const [one, other] = [await run({ DATABASE_URL }), await run({ DATABASE_URL })];
    const [here, there] = [await addressOf(one), await addressOf(other)];
    const players = await startedTable(here);
    await playOn(players, { actions: 5 });
    await expect(TestPlayer.enter(there, 'Anna', codeOf(players))).rejects.toMatchObject({
      code: 503,
    });
    const { moves } = players[0]?.game ?? {};
    await killProgram(one);
    await endLeases(DATABASE_URL);
    const back = [
      await TestPlayer.enter(there, 'Anna', codeOf(players)),
      await TestPlayer.enter(there, 'Bert', codeOf(players)),
    ];
    expect(back[0]?.game.moves).toEqual(moves);
    await playOn(back, { actions: 5 });
  });
});

/** How many actions a server has accepted that its store hasn't kept yet. */
async function unkeptAt(url: string): Promise<number> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const told = await (await fetch(`${url}/metrics`, { headers })).text();
  return Number(/^metro_actions_unkept (\d+)$/m.exec(told)?.[1]);
}

/** As if the time had passed for which others wait for a host that is gone. */
async function endLeases(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('UPDATE hosts SET lease_until = 0');
  await client.end();
}

/** Holds a store's file, so that nothing can be written to it. Returns a function that lets go. */
function lockStore(file: string): () => void {
  const holder = new DatabaseSync(file);
  holder.exec('BEGIN IMMEDIATE');
  return () => {
    holder.exec('COMMIT');
    holder.close();
  };
}
