/**
 * `npm run bench:lobby`: what a visitor of the list of tables is sent while there are 2,000, beside
 * Colyseus' own lobby room on the same server. All clients are in the server's process.
 */
import process from 'node:process';
import { matchMaker, LobbyRoom as StockLobby } from '@colyseus/core';
import type { Room } from '@colyseus/sdk';
import { LobbyVisitor } from '../../testing/lobby.ts';
import { Client, framesOf } from '../../testing/tap.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { makeTables } from './many-tables.ts';

const TABLES = 2000;
/** Tables that come while the visitors look; as many go. */
const CHANGES = 200;
/** Longer than anybody waits for news, in milliseconds. */
const SETTLED = 2000;
const STOCK = 'stock-lobby';

// The SDK says so for each connection that ends before it began.
console.warn = () => {};
// The stock list is one message, larger than what may wait for a client of ours.
const sockets = { backlog: { perConnection: 16_000_000 } };
const server = await startTestServer({}, { sockets });
matchMaker.defineRoomType(STOCK, StockLobby);
await makeTables(server.url, 'first', TABLES);
const visitors = { stock: await enterStock(), ours: (await LobbyVisitor.enter(server.url)).room };
await settle();
const entering = bytesOf(visitors);
const players = await makeTables(server.url, 'later', CHANGES);
for (const player of players) await player.room.leave();
await settle();
const all = bytesOf(visitors);
console.log(`| bytes to a visitor, ${TABLES} tables | stock | Metro |\n|---|---|---|`);
print('on entering', entering);
print(`while ${CHANGES} tables come and go`, {
  stock: all.stock - entering.stock,
  ours: all.ours - entering.ours,
});
process.exit(0);

async function enterStock(): Promise<Room> {
  // The server lets nobody into rooms but its own; a seat that it gives itself is taken all the same.
  const room = await new Client(server.url).consumeSeatReservation(
    await matchMaker.joinOrCreate(STOCK),
  );
  // What nobody listens for the SDK complains of.
  for (const name of ['rooms', '+', '-']) room.onMessage(name, () => {});
  return room;
}

interface Bytes {
  readonly stock: number;
  readonly ours: number;
}

function bytesOf({ stock, ours }: Readonly<Record<keyof Bytes, Room>>): Bytes {
  const received = ({ sessionId }: Room) =>
    framesOf(sessionId).reduce((sum, frame) => sum + frame.length, 0);
  return { stock: received(stock), ours: received(ours) };
}

function print(what: string, { stock, ours }: Bytes): void {
  console.log(`| ${what} | ${stock.toLocaleString('en')} | ${ours.toLocaleString('en')} |`);
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, SETTLED);
  });
}
