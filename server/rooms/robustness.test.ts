import { request } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import type { RunningApp } from '../app.ts';
import { log } from '../log.ts';
import { StoreFailure } from '../store/errors.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { chooser, PATIENTLY } from '../testing/fixtures.ts';
import { bothAt, codeOf, playFor, playOn, startedTable } from '../testing/games.ts';
import { storeWith } from '../testing/stores.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer, tableConfig } from '../testing/test-server.ts';
import { tableRoomWith } from './room-classes.ts';
import { DEFAULT_TABLE_CONFIG } from './table-config.ts';

/** How appending fails; `undefined` while it doesn't. */
let failure: StoreFailure | undefined;
const fullDisk = (fate: 'not-kept' | 'unknown') => new StoreFailure('the disk is full', fate);

/** Is the journal behind? */
let isBehind = false;

async function failingStore(): Promise<GameStore> {
  const store = await openStore(':memory:');
  return storeWith(store, {
    append: async (...entry) => {
      if (failure?.fate === 'not-kept') throw failure;
      await store.journal.append(...entry);
      if (failure !== undefined) throw failure;
    },
    backlog: () => ({ ...store.journal.backlog(), isBehind }),
  });
}

/** A table with faults that a real one must not have. */
class FaultyRoom extends tableRoomWith(
  tableConfig({ messagesPerSecond: DEFAULT_TABLE_CONFIG.messagesPerSecond }),
) {
  // For faults of the room's clock, which a table doesn't use.
  override patchRate = 100;

  override async onCreate(options: unknown): Promise<void> {
    await super.onCreate(options);
    const fail = () => {
      throw new Error('a fault of the room');
    };
    this.onMessage('fail', fail);
    this.onMessage('fail later', async () => fail());
    this.onMessage('fail by the clock', () => {
      this.clock.setTimeout(fail, 1);
    });
  }
}

let server: RunningApp;
const reported = vi.spyOn(log, 'error');
beforeAll(async () => {
  server = await startTestServer({}, { tableRoom: FaultyRoom, store: await failingStore() });
});
beforeEach(() => {
  failure = undefined;
  reported.mockImplementation(() => {});
});
afterEach(() => {
  reported.mockReset();
});
afterAll(() => server.close());

/** What an action costs of the limit on messages: so much that a whole game would take too long. */
async function plays(players: readonly TestPlayer[]): Promise<void> {
  await playOn(players, { actions: 3 });
  expect(players[0]?.snapshot.phase).toBe('playing');
}

describe('an error in a room', () => {
  test.each(['fail', 'fail later', 'fail by the clock'])('ends nothing: %s', async (message) => {
    const players = await startedTable(server.url);
    const others = await startedTable(server.url);
    players[0]?.room.send(message);
    await expect.poll(() => reported.mock.calls.length, PATIENTLY).toBeGreaterThan(0);
    expect(inspect(reported.mock.calls[0])).toContain('a fault of the room');
    await plays(players);
    await plays(others);
  });

  test('in the journal refuses the action and leaves the game as it was', async () => {
    const players = await startedTable(server.url);
    const { onTurn } = bothAt(players);
    const before = players.map(({ snapshot }) => snapshot);
    failure = fullDisk('not-kept');
    await expect(playFor(onTurn)).rejects.toThrow('refused: cannot-keep');
    expect(players.map(({ snapshot }) => snapshot)).toEqual(before);
    expect(inspect(reported.mock.calls[0])).toContain('the disk is full');
    failure = undefined;
    await plays(players);
  });

  test('whose action may have been kept loads the table again, and everybody comes back', async () => {
    const players = await startedTable(server.url);
    const { onTurn, other } = bothAt(players);
    failure = fullDisk('unknown');
    const { game } = onTurn.game;
    const action = chooser()(game);
    const lost = onTurn.play(action, { id: 'a' }).catch(() => 'no answer');
    expect(await onTurn.closed).toBe(CLOSE_CODES.tableReloads);
    expect(await other.closed).toBe(CLOSE_CODES.tableReloads);
    expect(await lost).toBe('no answer');
    failure = undefined;
    const again = await TestPlayer.enter(server.url, onTurn.name, onTurn.code);
    expect(again.game.moves).toHaveLength(1);
    // The command acted once: its repetition is answered, not played and not refused.
    expect(await again.play(action, { id: 'a', basedOn: 0 })).toEqual({ sequence: 1 });
    expect(again.game.moves).toHaveLength(1);
    const back = await TestPlayer.enter(server.url, other.name, other.code);
    await plays(again.game.me === 0 ? [again, back] : [back, again]);
  });
});

describe('a store that does not keep up', () => {
  test('makes tables say so, and take actions again afterwards', async () => {
    const players = await startedTable(server.url);
    const { onTurn } = bothAt(players);
    isBehind = true;
    await expect(playFor(onTurn)).rejects.toThrow('refused: store-behind');
    expect(onTurn.game.sequence).toBe(0);
    isBehind = false;
    await plays(players);
  });
});

describe('a client that sends too much', () => {
  test('is closed, and nobody else is harmed', async () => {
    const players = await startedTable(server.url);
    const { onTurn, other } = bothAt(players);
    for (let sent = 0; sent < 200; sent++) other.room.send('ready', { isReady: true });
    expect(await other.closed).toBe(4002);
    await onTurn.until(({ seats }) => seats.some(({ occupant }) => occupant?.presence === 'away'));
    await playFor(onTurn);
    const again = await TestPlayer.enter(server.url, other.name, other.code);
    await again.untilSequence(1);
  });
});

describe('a frame that means nothing', () => {
  const text = [0xdb, 0xff, 0xff, 0xff, 0xff];
  test.each<[string, readonly number[]]>([
    ['empty', []],
    ['of an unknown kind', [0xff]],
    ['another joining', [10]],
    ['input that no room takes', [19, 1, 2, 3]],
    ['a message without a name', [13]],
    ['a message whose name never ends', [13, ...text]],
    ['a message that is cut off', [13, 0xa4, 0x70, 0x6c]],
    ['a message with a broken body', [13, 0xa4, 0x70, 0x6c, 0x61, 0x79, 0xc1]],
    ['bytes for a message of no bytes', [17, 0xa4, 0x70, 0x6c, 0x61, 0x79, 1, 2]],
    ['a request without a number', [21]],
    ['a request without a name', [21, 1]],
    ['a request whose name never ends', [21, 1, ...text]],
    ['a request with a broken body', [21, 1, 0xa4, 0x70, 0x6c, 0x61, 0x79, 0xc1]],
    ['a message with a very long name', [13, 0xda, 0x07, 0xd0, ...Array(2000).fill(0x61)]],
    ['a request with a very long name', [21, 1, 0xda, 0x07, 0xd0, ...Array(2000).fill(0x61)]],
    ['a request with a number that is none', [21, 0xcb, 0x7f, 0xf8]],
    ['longer than any message', Array.from({ length: 5000 }, () => 21)],
  ])('harms nobody: %s', async (_what, bytes) => {
    const players = await startedTable(server.url);
    const { onTurn, other } = bothAt(players);
    other.room.connection.send(new Uint8Array(bytes));
    await playFor(onTurn);
    await other.room.connection.close();
    const again = await TestPlayer.enter(server.url, other.name, other.code);
    await again.untilSequence(1);
    await plays(again.game.me === 0 ? [again, onTurn] : [onTurn, again]);
  });
});

describe('many frames that can’t be read', () => {
  test('are a few lines of the log', async () => {
    const players = await startedTable(server.url);
    const { other } = bothAt(players);
    const broken = new Uint8Array([21, 1, 0xa4, 0x70, 0x6c, 0x61, 0x79, 0xc1]);
    for (let sent = 0; sent < 15; sent++) other.room.connection.send(broken);
    await other.ask('ready', { isReady: true });
    expect(reported.mock.calls.length).toBeLessThanOrEqual(5);
  });
});

describe('a socket that belongs nowhere', () => {
  test.each([
    '/',
    '/a/b',
    '/a/b?sessionId=c',
    '/a/CODE?sessionId=../../x&reconnectionToken=x&skipHandshake=1',
    '//?sessionId=%',
    '/%ff%/%00?sessionId=%E0%A4',
    '/LONG/b?sessionId=c',
  ])('harms nobody: %s', async (path) => {
    const players = await startedTable(server.url);
    const target = path.replace('CODE', codeOf(players)).replace('LONG', 'a'.repeat(4000));
    await upgraded(target);
    await plays(players);
  });
});

/** Opens a WebSocket to a path that no client would ask for, and cuts it. */
function upgraded(path: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': Buffer.from('0123456789abcdef').toString('base64'),
  };
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, headers });
    asked.on('upgrade', (_response, socket) => {
      socket.on('close', () => resolve());
      socket.destroy();
    });
    asked.on('response', () => resolve());
    asked.on('error', () => resolve());
    asked.end();
  });
}
