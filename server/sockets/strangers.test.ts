import { matchMaker } from '@colyseus/core';
import { afterEach, describe, expect, test } from 'vitest';
import { LOBBY_ROOM } from '../../common/protocol/options.ts';
import type { AppParts, RunningApp } from '../app.ts';
import { LobbyVisitor } from '../testing/lobby.ts';
import { believingProxies, HERE, StrangeSocket, THERE } from '../testing/stranger.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
afterEach(() => server.close());

async function start(parts: AppParts): Promise<void> {
  server = await startTestServer({}, { proxies: believingProxies(), ...parts });
}

const enterLobby = (from = HERE) =>
  StrangeSocket.open({ url: server.url, from, what: `joinOrCreate/${LOBBY_ROOM}` });

/** Honest people go on seeing the list and playing. */
async function expectAllIsWell(): Promise<void> {
  const anna = await TestPlayer.make(server.url, 'Anna');
  const visitor = await LobbyVisitor.enter(server.url);
  await expect.poll(() => visitor.codes).toContain(anna.code);
  await visitor.room.leave();
  await anna.room.leave();
}

describe('a socket that never says that it has joined', () => {
  test('can’t ask for anything: its answers would pile up', async () => {
    await start({});
    const visitor = await enterLobby();
    visitor.say('look');
    expect(await visitor.closed).toBe(1006);
    await expectAllIsWell();
  });

  test('goes once what waits for it is too much', async () => {
    await start({ sockets: { backlog: { perConnection: 2000 } } });
    const visitor = await enterLobby();
    broadcastTo(visitor, 1500);
    await visitor.heard();
    expect(visitor.isOpen).toBe(true);
    broadcastTo(visitor, 1500);
    expect(await visitor.closed).toBe(1006);
  });

  test('goes after a while', async () => {
    await start({ sockets: { joinTime: 300 } });
    const visitor = await enterLobby();
    const joined = await enterLobby();
    joined.acknowledge();
    expect(await visitor.closed).toBe(1000);
    await joined.heard();
    expect(joined.isOpen).toBe(true);
    joined.socket.terminate();
  });
});

describe('a client that doesn’t read', () => {
  test('goes once too much waits for it, and nobody else does', async () => {
    await start({ sockets: { backlog: { perConnection: 1_000_000 } } });
    const [slow, honest] = [await enterLobby(), await enterLobby(THERE)];
    for (const visitor of [slow, honest]) visitor.acknowledge();
    await slow.heard();
    slow.socket.pause();
    for (let sent = 0; sent < 100; sent++) {
      broadcastTo(slow, 200_000);
      await honest.heard();
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
    expect(honest.isOpen).toBe(true);
    honest.socket.terminate();
  });

  test('goes if too much waits for its address, over all its sockets', async () => {
    await start({ sockets: { backlog: { perConnection: 10_000, perAddress: 25_000 } } });
    const greedy = await Promise.all(Array.from({ length: 4 }, () => enterLobby()));
    const other = await enterLobby(THERE);
    broadcastTo(other, 8000);
    await other.heard();
    await expect.poll(() => greedy.filter(({ isOpen }) => isOpen)).toHaveLength(3);
    expect(other.isOpen).toBe(true);
    for (const { socket } of [...greedy, other]) socket.terminate();
  });
});

describe('an address that sends too much', () => {
  test('is cut off, over however many sockets it sends', async () => {
    await start({ rates: { work: 8 } });
    const flood = await Promise.all([enterLobby(), enterLobby(), enterLobby()]);
    const other = await enterLobby(THERE);
    for (const visitor of [...flood, other]) visitor.acknowledge();
    for (const visitor of flood) for (let sent = 0; sent < 3; sent++) visitor.say('look');
    expect(await Promise.race(flood.map(({ closed }) => closed))).toBe(1006);
    await other.heard();
    expect(other.isOpen).toBe(true);
    for (const { socket } of [...flood, other]) socket.terminate();
    await expectAllIsWell();
  });
});

/** Tells all in a stranger's room something of about so many bytes. */
function broadcastTo({ roomId }: StrangeSocket, bytes: number): void {
  matchMaker.getLocalRoomById(roomId).broadcast('filling', 'x'.repeat(bytes));
}
