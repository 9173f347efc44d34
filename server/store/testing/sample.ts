/** Sample tables and games for tests. */
import type { PlayerId } from '../../../common/protocol/identity.ts';
import type { GameStore, JournalAction, KeepSince, NewTable, SeatHolder } from '../store.ts';

/** How long sample owners hold their games, in milliseconds. */
export const LEASE_TIME = 15_000;

/** Tidying by it deletes nothing but what has run out by itself, and packs nothing. */
export const KEEP_ALL: KeepSince = {
  tables: undefined,
  games: undefined,
  records: undefined,
  guests: undefined,
  unpacked: undefined,
};

/** A player id for tests. */
export const playerId = (name: string): PlayerId => name as PlayerId;

export const ANNA: SeatHolder = { seat: 0, playerId: playerId('anna'), name: 'Anna' };
export const BORIS: SeatHolder = { seat: 1, playerId: playerId('boris'), name: 'Борис' };

/** A table for two, hosted by `host-1`. */
export const newTable = (id: string, parts: Partial<NewTable> = {}): NewTable => ({
  id,
  owner: 'host-1',
  leaseTime: LEASE_TIME,
  isPublic: true,
  options: { players: 2, rotation: false },
  details: { host: 0 },
  seats: [ANNA, BORIS],
  removed: [],
  ...parts,
});

/** An action of the sample games. */
export const action = (sequence: number, parts: Partial<JournalAction> = {}): JournalAction => ({
  sequence,
  seat: sequence % 2 === 0 ? 1 : 0,
  action: 'draw',
  at: 1_000_000 + sequence,
  ...parts,
});

/** Makes and starts a game; answers with its epoch. */
export async function startedGame(
  store: GameStore,
  id: string,
  parts: Partial<NewTable> = {},
): Promise<number> {
  const table = newTable(id, parts);
  const created = await store.games.create(table);
  if (!created.ok) throw new Error(`${id}: ${created.error}`);
  const { seats, details } = table;
  const seed = '0123456789abcdef'.repeat(4);
  const start = { seats, details, seed, rulesVersion: 1, recordVersion: 1 };
  await store.games.start(id, created.value, start);
  return created.value;
}

/** All that comes out of something. */
export async function collected<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
