/** The list of public tables as the home screen tells it. */
import { CLOCKS, type ClockKind } from '../../../common/protocol/clocks.ts';
import type { ListedTable, LobbyFilter, LobbyLook } from '../../../common/protocol/lobby.ts';
import { MOST_TABLES } from '../../../common/protocol/lobby-lists.ts';
import type { Expansion } from '../../../common/rules/expansions/list.ts';
import { EXPANSIONS } from '../../../common/rules/expansions/sets.ts';

/** What is told of a table, beside whose it is. */
export type TableFact =
  | { readonly type: 'seats'; readonly seated: number; readonly players: number }
  | { readonly type: 'players'; readonly players: number }
  | { readonly type: 'clock'; readonly clock: ClockKind | 'none' }
  | { readonly type: 'expansion'; readonly expansion: Expansion }
  | { readonly type: 'rotation' }
  | { readonly type: 'hand'; readonly size: number }
  | { readonly type: 'hints' }
  | { readonly type: 'password' }
  | { readonly type: 'watching'; readonly count: number };

/** The facts of a table. What a newer server says that this page doesn't know is left out. */
export function tableFacts(table: ListedTable): readonly TableFact[] {
  const { players, seated, handSize, spectators } = table;
  const clock = (['none', ...CLOCKS] as const).find((kind) => kind === table.clock);
  const expansions = EXPANSIONS.filter((expansion) => table.expansions.includes(expansion));
  return [
    canJoin(table) ? { type: 'seats', seated, players } : { type: 'players', players },
    ...(clock === undefined ? [] : [{ type: 'clock', clock } as const]),
    ...expansions.map((expansion) => ({ type: 'expansion', expansion }) as const),
    ...(table.rotation ? [{ type: 'rotation' } as const] : []),
    ...(handSize > 1 ? [{ type: 'hand', size: handSize } as const] : []),
    ...(table.allowsHints ? [{ type: 'hints' } as const] : []),
    ...(table.hasPassword ? [{ type: 'password' } as const] : []),
    ...(spectators > 0 ? [{ type: 'watching', count: spectators } as const] : []),
  ];
}

/** Has the table a seat for whoever comes? Else it can be watched. */
export const canJoin = ({ phase, seated, players }: ListedTable): boolean =>
  phase === 'waiting' && seated < players;

/** How many wishes a filter has. */
export const wishesIn = (filter: LobbyFilter): number => Object.keys(filter).length;

/** The filter with one wish changed; `undefined` takes the wish away. */
export function withWish<Key extends keyof LobbyFilter>(
  filter: LobbyFilter,
  key: Key,
  wish: LobbyFilter[Key] | undefined,
): LobbyFilter {
  const { [key]: _, ...others } = filter;
  return wish === undefined ? others : { ...others, [key]: wish };
}

/** How many more tables of the list could be shown, beyond those on the page. */
export const moreTables = (look: LobbyLook, shown: number, count: number): number =>
  look.count >= MOST_TABLES ? 0 : Math.max(0, Math.min(count, MOST_TABLES) - shown);
