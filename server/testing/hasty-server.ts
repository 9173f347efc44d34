/**
 * The program for tests in browsers that are about time running out: as `server/main.ts`, in memory
 * alone, with a fast clock of seconds.
 */
import process from 'node:process';
import { CLOCK_SETTINGS } from '../../common/protocol/clocks.ts';
import { startApp } from '../app.ts';
import { tableRoomWith } from '../rooms/room-classes.ts';
import { DEFAULT_TABLE_CONFIG } from '../rooms/table-config.ts';

const FAST = { bank: 12_000, increment: 12_000, runsAlways: false };

const app = await startApp(
  { host: '127.0.0.1', port: Number(process.env.PORT) },
  {
    tableRoom: tableRoomWith({
      ...DEFAULT_TABLE_CONFIG,
      clocks: { ...CLOCK_SETTINGS, fast: FAST },
    }),
  },
);
console.log(`A hasty Metro is ready at ${app.url}`);
