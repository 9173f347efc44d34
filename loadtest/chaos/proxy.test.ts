import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Direction, Fault } from './faults.ts';
import { ChaosProxy } from './proxy.ts';

const NONE: Fault = { type: 'none' };

const clientOf = (proxy: ChaosProxy): Socket =>
  connect(Number(new URL(proxy.url).port), '127.0.0.1').on('error', () => {});

/** Resolves when a connection is over, whether it ended or was cut. */
const closed = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.once('close', resolve);
  });

/** A proxy with these faults on the way up, before a server that repeats what it hears. */
async function echoBehind(up: readonly Fault[]) {
  const sockets: Socket[] = [];
  const echo = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.pipe(socket);
  });
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  const faultsOf = (_line: number, direction: Direction) => {
    const faults = direction === 'up' ? up.values() : [].values();
    return () => faults.next().value ?? NONE;
  };
  const proxy = await ChaosProxy.start({ target: (echo.address() as AddressInfo).port, faultsOf });
  onTestFinished(async () => {
    await proxy.close();
    for (const socket of sockets) socket.destroy();
    echo.close();
  });
  return { proxy, client: clientOf(proxy) };
}

test.each<Fault>([
  NONE,
  { type: 'delay', milliseconds: 1 },
  { type: 'stall', milliseconds: 1 },
  { type: 'split', bytes: 1 },
])('what comes through late or in parts comes whole and in order: %o', async (fault) => {
  const { proxy, client } = await echoBehind([fault, fault]);
  client.write('first, ');
  client.end('second');
  expect(await text(client)).toBe('first, second');
  expect(proxy.cuts).toBe(0);
});

test('a cut lets half of a piece through and ends the connection', async () => {
  const { proxy, client } = await echoBehind([NONE, { type: 'cut' }]);
  client.write('whole');
  expect(String(await once(client, 'data'))).toEqual('whole');
  client.write('half');
  await closed(client);
  expect(proxy.cuts).toBe(1);
});

test('after a drop nothing comes any more, until the connection is cut', async () => {
  const { proxy, client } = await echoBehind([{ type: 'drop', milliseconds: 1 }]);
  const heard: unknown[] = [];
  client.on('data', (data) => heard.push(data));
  client.write('lost');
  await closed(client);
  expect(heard).toEqual([]);
  expect(proxy.cuts).toBe(1);
});

test('a calm proxy makes no faults', async () => {
  const { proxy, client } = await echoBehind([{ type: 'cut' }]);
  proxy.calm();
  client.end('all');
  expect(await text(client)).toBe('all');
});

test('who connects while no server listens is cut off, and the proxy goes on', async () => {
  const { proxy } = await echoBehind([]);
  const nowhere = await ChaosProxy.start({ target: 1, faultsOf: () => () => NONE });
  onTestFinished(() => nowhere.close());
  await closed(clientOf(nowhere));
  const client = clientOf(proxy);
  client.end('still here');
  expect(await text(client)).toBe('still here');
});
