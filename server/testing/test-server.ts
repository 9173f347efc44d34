/** A server on a free port of this machine, set up for tests. */
import type { AppParts, RunningApp } from '../app.ts';
import { startApp } from '../app.ts';
import { tableRoomWith } from '../rooms/room-classes.ts';
import { DEFAULT_TABLE_CONFIG, type RoomDelays, type TableConfig } from '../rooms/table-config.ts';
import { testSeed } from './fixtures.ts';

/** Delays that no test waits for; a test shortens those that it is about. */
const PATIENT: RoomDelays = {
  standIn: 3_600_000,
  bot: 3_600_000,
  away: 3_600_000,
  seatKept: 3_600_000,
  emptyPlaying: 3_600_000,
  emptyOtherwise: 3_600_000,
};

/** What a test changes of a table's set-up. */
export type TestConfig = Partial<Omit<TableConfig, 'delays'>> & {
  readonly delays?: Partial<RoomDelays>;
};

/** A set-up of tables with one fixed deal, where nothing happens by itself and clients may hurry. */
export const tableConfig = ({ delays, ...config }: TestConfig = {}): TableConfig => ({
  ...DEFAULT_TABLE_CONFIG,
  newSeed: () => testSeed(),
  messagesPerSecond: 10_000,
  ...config,
  delays: { ...PATIENT, ...delays },
});

/** Starts a server with such tables. One at a time in a process: Colyseus has one matchmaker. */
export const startTestServer = (config?: TestConfig, parts?: AppParts): Promise<RunningApp> =>
  startApp(
    { host: '127.0.0.1', port: 0 },
    { tableRoom: tableRoomWith(tableConfig(config)), ...parts },
  );
