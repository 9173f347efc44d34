/** The server of the bench, in a process of its own: a real one, whose empty rooms close soon. */
import { argv } from 'node:process';
import { matchMaker } from '@colyseus/core';
import { startApp } from '../../app.ts';
import { openStore } from '../../store/open-store.ts';
import { tableRoomWith } from '../room-classes.ts';
import { DEFAULT_TABLE_CONFIG } from '../table-config.ts';
import type { Holding } from './messages.ts';

const { delays } = DEFAULT_TABLE_CONFIG;
const config = {
  ...DEFAULT_TABLE_CONFIG,
  delays: { ...delays, emptyPlaying: 3000, emptyOtherwise: 3000 },
};
const [, , file = ':memory:'] = argv;
const parts = { tableRoom: tableRoomWith(config), store: await openStore(file) };
const { url } = await startApp({ host: '127.0.0.1', port: 0 }, parts);
process.on('message', () => process.send?.(holdingNow()));
process.send?.({ url });

function holdingNow(): Holding {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { rooms: matchMaker.stats.local.roomCount, heap: heapUsed / 1e6, resident: rss / 1e6 };
}
