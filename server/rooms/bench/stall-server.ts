/** The server of `bench:requests`, in a process of its own: it watches how long its one thread is busy at a stretch. */
import { argv } from 'node:process';
import { startApp } from '../../app.ts';
import { openStore } from '../../store/open-store.ts';
import { tableRoomWith } from '../room-classes.ts';
import { DEFAULT_TABLE_CONFIG } from '../table-config.ts';
import { METRICS_TOKEN, type Stall } from './messages.ts';

const { delays } = DEFAULT_TABLE_CONFIG;
const config = {
  ...DEFAULT_TABLE_CONFIG,
  messagesPerSecond: 10_000,
  delays: { ...delays, bot: 0, standIn: 3_600_000, emptyPlaying: 2000 },
};
const [, , file = ':memory:'] = argv;
const parts = {
  tableRoom: tableRoomWith(config),
  store: await openStore(file),
  metricsToken: METRICS_TOKEN,
};
const { url } = await startApp({ host: '127.0.0.1', port: 0 }, parts);

let longest = 0;
let last = performance.now();
/** Comes by between any two things that the thread does, so that it sees how long each took. */
function comeBy(): void {
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
  setImmediate(comeBy);
}
comeBy();

process.on('message', () => {
  process.send?.({ longest } satisfies Stall);
  longest = 0;
});
process.send?.({ url });
