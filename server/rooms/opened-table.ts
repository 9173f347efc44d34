/** What the room of a table consists of once its table is there, and how the parts know of each other. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import { LiveTable } from '../games/live-table.ts';
import type { HeldTable, TableHost } from '../hosting/table-host.ts';
import type { Limits } from '../limits.ts';
import type { Messenger } from '../push/messenger.ts';
import { report } from '../report.ts';
import { NEXT_KINDS } from '../store/store.ts';
import type { Connections } from './connections.ts';
import { NextTables } from './next-tables.ts';
import type { TableConfig } from './table-config.ts';
import { type Stage, TableDisplay } from './table-display.ts';
import { TableNotices } from './table-notices.ts';
import { TableRequests } from './table-requests.ts';

/** What a room brings to its table. */
interface OpeningParts {
  readonly room: Stage;
  readonly host: TableHost;
  readonly config: TableConfig;
  readonly connections: Connections;
  readonly limits: Limits;
  /** Tells players who aren't looking; without one nobody is told anything. */
  readonly messenger: Messenger | undefined;
  readonly onError: (error: unknown) => void;
}

/** A table with a room around it. */
export interface OpenedTable {
  readonly table: LiveTable;
  readonly display: TableDisplay;
  readonly requests: TableRequests;
  /** Ends all waiting and resolves once everything is kept and any process may host the table. */
  readonly letGo: () => Promise<void>;
}

/** Opens a table that this process holds: from now on the host knows it and its changes are shown. */
export function openTable(held: HeldTable, parts: OpeningParts): OpenedTable {
  const { host, room, connections, limits, onError } = parts;
  const { code, keeper } = held;
  const onChanged = () => {
    display.publish();
    notices?.send();
  };
  const table = liveTableOf(held, { ...parts, onChanged });
  const notices = noticesOf(code, table, parts);
  const display = new TableDisplay({
    room,
    table,
    connections,
    recordIds: host.recordIds,
    onError,
  });
  const next = nextTablesOf(held, { host, table, display });
  const requests = new TableRequests({ table, display, connections, next, limits });
  host.opened(code, table);
  const letGo = async () => {
    table.dispose();
    host.closed(code, table);
    await keeper.release();
    report('table closed', { table: code });
  };
  return { table, display, requests, letGo };
}

function liveTableOf(
  { kept, keeper }: HeldTable,
  { host, config, onChanged, onError }: OpeningParts & { readonly onChanged: () => void },
): LiveTable {
  const { day } = kept;
  const newSeed = day === undefined ? config.newSeed : () => host.dayDeals.seedOf(day);
  return new LiveTable({ ...config, newSeed, kept, keeper, onChanged, onError });
}

function noticesOf(code: string, table: LiveTable, parts: OpeningParts): TableNotices | undefined {
  const { messenger, connections } = parts;
  const isLooking = (player: PlayerId) => connections.isLooking(player);
  return messenger && new TableNotices({ code, table, messenger, isLooking });
}

/** The tables that come after the game, with those that are known already shown. */
function nextTablesOf(
  { code, next: known }: HeldTable,
  { display, ...parts }: Pick<OpenedTable, 'table' | 'display'> & { readonly host: TableHost },
): NextTables {
  for (const kind of NEXT_KINDS) display.showNext(kind, known[kind]);
  return new NextTables({
    ...parts,
    code,
    onMade: (kind, made) => display.showNext(kind, made),
  });
}
