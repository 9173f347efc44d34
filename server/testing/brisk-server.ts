/**
 * The program for tests in browsers that play against bots or stand-ins: as `server/main.ts`, in memory
 * alone, neither takes its time to think, and every game is dealt the same.
 */
import process from 'node:process';
import { startApp } from '../app.ts';
import { tableRoomWith } from '../rooms/room-classes.ts';
import { DEFAULT_TABLE_CONFIG } from '../rooms/table-config.ts';
import { testSeed } from './fixtures.ts';

/** In milliseconds. */
const AT_ONCE = 20;

const { delays, ...config } = DEFAULT_TABLE_CONFIG;
const app = await startApp(
  { host: '127.0.0.1', port: Number(process.env.PORT) },
  {
    tableRoom: tableRoomWith({
      ...config,
      delays: { ...delays, bot: AT_ONCE, standIn: AT_ONCE },
      newSeed: () => testSeed(),
    }),
  },
);
console.log(`A brisk Metro is ready at ${app.url}`);
