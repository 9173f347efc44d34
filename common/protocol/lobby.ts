/** The list of public tables: visitors say what they are looking at, and are told about that alone. */
import { z } from 'zod';
import { EXPANSIONS } from '../rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { HAND_SIZES } from '../rules/options.ts';
import { CLOCKS } from './clocks.ts';
import { LOBBY_LISTS, type LobbyList, MOST_TABLES } from './lobby-lists.ts';

/** What the list says about a public table. */
const tableListing = z.object({
  players: z.number(),
  seated: z.number(),
  hasPassword: z.boolean(),
  /** May people without a seat watch? */
  mayWatch: z.boolean(),
  allowsHints: z.boolean(),
  spectators: z.number(),
  rotation: z.boolean(),
  handSize: z.number(),
  /** The names of the expansions in play. */
  expansions: z.array(z.string()).readonly(),
  /** The name of the clock, or `none`. */
  clock: z.string(),
  phase: z.string(),
  /** The host's name. */
  host: z.string(),
});
export type TableListing = Readonly<z.output<typeof tableListing>>;

/** A public table in the list, with the code to enter it. */
export const listedTable = tableListing.extend({ code: z.string() });
export type ListedTable = Readonly<z.output<typeof listedTable>>;

/** Which tables a visitor wants to see; a field that is left out matches all. */
export const lobbyFilter = z.strictObject({
  players: z.literal(PLAYER_COUNTS).exactOptional(),
  rotation: z.boolean().exactOptional(),
  handSize: z.literal(HAND_SIZES).exactOptional(),
  /** An expansion that must be in play, perhaps with another one; `none` for the base game. */
  expansion: z.enum(['none', ...EXPANSIONS]).exactOptional(),
  clock: z.enum(['none', ...CLOCKS]).exactOptional(),
  hasPassword: z.literal(false).exactOptional(),
});
export type LobbyFilter = z.output<typeof lobbyFilter>;

/** What a visitor is looking at: sent on entering the lobby, and with the request `look` to look at something else. */
export const lobbyLook = z.strictObject({
  list: z.enum(LOBBY_LISTS),
  filter: lobbyFilter,
  /** How many tables are sent at most. */
  count: z.int().min(1).max(MOST_TABLES),
});
export type LobbyLook = z.output<typeof lobbyLook>;

/** How many tables of each list pass the filter. */
export type LobbyCounts = Readonly<Record<LobbyList, number>>;

/** The lobby's messages by name. */
export interface LobbyMessages {
  /** Everything on the visitor's page: on entering, and after each `look`. The newest tables come first. */
  readonly page: { readonly tables: readonly ListedTable[]; readonly counts: LobbyCounts };
  /** What has changed on the page since then, at most twice a second. A row that became free is filled. */
  readonly changes: {
    /** Tables that are new on the page, or have changed. */
    readonly put: readonly ListedTable[];
    /** The codes of those that are no longer on it. */
    readonly gone: readonly string[];
    readonly counts: LobbyCounts;
  };
}
