/** The live list of public tables. */
import { z } from 'zod';
import { LOBBY_ROOM, TABLE_ROOM } from '../../common/protocol/options.ts';
import type { TableListing } from '../../common/protocol/wire.ts';
import { waitBefore } from './backoff.ts';
import { type ServerClient, withoutReconnection } from './sdk.ts';

/** A table of the list; `code` is what one enters it by. */
export interface Listed extends TableListing {
  readonly code: string;
}

/** What becomes of the list. */
export type LobbyEvent =
  | { readonly type: 'tables'; readonly tables: readonly Listed[] }
  | { readonly type: 'offline' };

const listing = z.object({
  roomId: z.string(),
  name: z.literal(TABLE_ROOM),
  metadata: z.object({
    players: z.number(),
    seated: z.number(),
    hasPassword: z.boolean(),
    mayWatch: z.boolean(),
    spectators: z.number(),
    rotation: z.boolean(),
    handSize: z.number(),
    expansions: z.array(z.string()),
    phase: z.string(),
    host: z.string(),
  }),
});

/** Listens to the list for as long as it isn't stopped; returns how to stop. */
export function watchLobby(
  client: ServerClient,
  listener: (event: LobbyEvent) => void,
): () => void {
  const stopping = new AbortController();
  void keepWatching(client, listener, stopping.signal);
  return () => stopping.abort();
}

async function keepWatching(
  client: ServerClient,
  listener: (event: LobbyEvent) => void,
  stopped: AbortSignal,
): Promise<void> {
  for (let attempt = 0; !stopped.aborted; attempt++) {
    try {
      await watchOnce(client, listener, stopped, () => {
        attempt = 0;
      });
    } catch {
      // The next attempt is the answer to an unreachable server; the page says that it is offline.
    }
    if (stopped.aborted) return;
    listener({ type: 'offline' });
    await waitBefore(attempt);
  }
}

/** Resolves when the connection has ended. */
async function watchOnce(
  client: ServerClient,
  listener: (event: LobbyEvent) => void,
  stopped: AbortSignal,
  onList: () => void,
): Promise<void> {
  const room = withoutReconnection(await client.joinOrCreate(LOBBY_ROOM));
  const tables = new Map<string, Listed>();
  const tell = () => listener({ type: 'tables', tables: [...tables.values()] });
  room.onMessage<unknown>('rooms', (list) => {
    tables.clear();
    for (const table of z.array(z.unknown()).parse(list)) keep(tables, table);
    onList();
    tell();
  });
  room.onMessage<unknown>('+', (change) => {
    const [, table] = z.tuple([z.string(), z.unknown()]).parse(change);
    keep(tables, table);
    tell();
  });
  room.onMessage<unknown>('-', (code) => {
    tables.delete(z.string().parse(code));
    tell();
  });
  const ended = new Promise<void>((resolve) => room.onLeave(() => resolve()));
  stopped.addEventListener('abort', () => room.connection.close());
  if (stopped.aborted) room.connection.close();
  await ended;
}

/** Rooms that aren't tables, or that tell nothing, aren't listed. */
function keep(tables: Map<string, Listed>, table: unknown): void {
  const parsed = listing.safeParse(table);
  if (parsed.success)
    tables.set(parsed.data.roomId, { code: parsed.data.roomId, ...parsed.data.metadata });
}
