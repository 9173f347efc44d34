/** The form of a table while it is filled in: for a new table, or as the host changes one that waits. */
import {
  type AgreedTable,
  agreedTable,
  tableOptionsOf,
} from '../../../common/protocol/agreed-table.ts';
import type { SettingsRequest } from '../../../common/protocol/messages.ts';
import type { TableOptions } from '../../../common/protocol/options.ts';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../../../common/rules/ids.ts';
import { withFittingNumbers } from './expansion-choice.ts';

/** What the form says about a password. */
export type PasswordDraft =
  | { readonly type: 'none' }
  /** The table keeps the one that it has. */
  | { readonly type: 'kept' }
  | { readonly type: 'typed'; readonly text: string };

/** What the form holds. */
export interface TableDraft {
  readonly options: TableOptions;
  readonly password: PasswordDraft;
  /** Has the table a password already? */
  readonly hasPassword: boolean;
  /** How many sit at the table: it can't have fewer seats. */
  readonly seated: number;
  /** Is the deal of an earlier game played again? Then the game itself can't be changed. */
  readonly isDealFixed: boolean;
}

/** The form of a new table. */
export const newDraft = (options: TableOptions): TableDraft => ({
  options,
  password: { type: 'none' },
  hasPassword: false,
  seated: 0,
  isDealFixed: false,
});

/** The form of a table that waits, as it is now. */
export const draftOf = (snapshot: WaitingSnapshot): TableDraft => ({
  options: tableOptionsOf(snapshot),
  password: { type: snapshot.hasPassword ? 'kept' : 'none' },
  hasPassword: snapshot.hasPassword,
  seated: seatedAt(snapshot),
  isDealFixed: snapshot.sameDeal !== undefined,
});

/** How many sit at a table, bots too. */
export const seatedAt = ({ seats }: WaitingSnapshot): number =>
  seats.filter(({ occupant }) => occupant !== undefined).length;

/** The form with some options changed, and with what no longer fits them taken away. */
export const changeOptions = (draft: TableDraft, change: Partial<TableOptions>): TableDraft => ({
  ...draft,
  options: withFittingNumbers({ ...draft.options, ...change }),
});

/** The form with a password asked for, or with none. */
export const switchPassword = (draft: TableDraft, isOn: boolean): TableDraft => ({
  ...draft,
  password: isOn ? typedPassword(draft, '') : { type: 'none' },
});

/** The form with a password typed in; where the table has one, an empty field keeps that. */
export const typePassword = (draft: TableDraft, text: string): TableDraft => ({
  ...draft,
  password: typedPassword(draft, text),
});

const typedPassword = ({ hasPassword }: TableDraft, text: string): PasswordDraft =>
  hasPassword && text === '' ? { type: 'kept' } : { type: 'typed', text };

/** Is a password asked for that hasn't been typed? Then the form can't be sent. */
export const lacksPassword = ({ password }: TableDraft): boolean =>
  password.type === 'typed' && password.text === '';

/** The password to send: `''` takes away the one that the table has, `undefined` changes nothing. */
export function passwordOf({ password, hasPassword }: TableDraft): string | undefined {
  if (password.type === 'typed') return password.text;
  return password.type === 'none' && hasPassword ? '' : undefined;
}

/** The request by which the host changes a table into what the form says. */
export function settingsOf(draft: TableDraft): SettingsRequest {
  const password = passwordOf(draft);
  return { table: draft.options, ...(password !== undefined && { password }) };
}

/** What would be agreed on with the form as it is. */
export const agreedBy = ({ options, password }: TableDraft): AgreedTable =>
  agreedTable(options, { hasPassword: password.type !== 'none' });

/** A number of players on the form; where too many sit at the table it can't be chosen. */
export interface PlayersChoice {
  readonly players: PlayerCount;
  readonly isPossible: boolean;
}

/** All numbers of players. */
export const playersChoices = ({ seated }: TableDraft): readonly PlayersChoice[] =>
  PLAYER_COUNTS.map((players) => ({ players, isPossible: players >= seated }));
