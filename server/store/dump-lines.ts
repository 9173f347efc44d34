/** The lines of an export: what each says, and the statements that bring it into a store. */
import { z } from 'zod';
import { LANGUAGES } from '../../common/protocol/languages.ts';
import { NOTICE_KINDS } from '../../common/protocol/notices.ts';
import { SEATS } from '../../common/rules/ids.ts';
import { passkeyStatement, recoveryCodeStatement } from './identities.ts';
import { journalAction } from './journal.ts';
import { nameColumn, playerIdColumn, toJson } from './rows.ts';
import { type Statement, sql, valueLists } from './sql.ts';
import { GAME_STATUSES } from './store.ts';
import { subscriptionStatement } from './subscriptions.ts';

/** The version of the lines' form. */
export const DUMP_VERSION = 1;

const time = z.int();

const header = z.strictObject({ type: z.literal('metro-store'), version: z.literal(DUMP_VERSION) });

const keyLine = z.strictObject({
  type: z.literal('key'),
  name: z.string(),
  value: z.string(),
  createdAt: time,
});

const playerLine = z.strictObject({
  type: z.literal('player'),
  id: playerIdColumn,
  name: nameColumn,
  createdAt: time,
  seenAt: time,
});

/** When somebody was deleted, whose tokens must stay useless. */
const deletionLine = z.strictObject({
  type: z.literal('deletion'),
  playerHash: z.string(),
  deletedAt: time,
});

/** An ended device must stay ended. */
const deviceLine = z.strictObject({
  type: z.literal('device'),
  id: z.string(),
  playerId: playerIdColumn,
  browser: z.string(),
  system: z.string(),
  createdAt: time,
  seenAt: time,
  endedAt: time.optional(),
});

const recoveryCodeLine = z.strictObject({
  type: z.literal('recovery-code'),
  playerId: playerIdColumn,
  locator: z.string(),
  hash: z.string(),
  createdAt: time,
});

const passkeyLine = z.strictObject({
  type: z.literal('passkey'),
  id: z.string(),
  playerId: playerIdColumn,
  publicKey: z.string(),
  counter: z.int(),
  transports: z.array(z.string()).readonly(),
  browser: z.string(),
  system: z.string(),
  createdAt: time,
  usedAt: time.optional(),
});

/** Who waits for a notice isn't here to ask for it again. */
const subscriptionLine = z.strictObject({
  type: z.literal('subscription'),
  deviceId: z.string(),
  playerId: playerIdColumn,
  endpoint: z.string(),
  publicKey: z.string(),
  authSecret: z.string(),
  kinds: z.array(z.enum(NOTICE_KINDS)).readonly(),
  language: z.enum(LANGUAGES),
  seenAt: time,
});

const gameLine = z.strictObject({
  type: z.literal('game'),
  id: z.string(),
  status: z.literal(GAME_STATUSES),
  isPublic: z.boolean(),
  options: z.unknown(),
  details: z.unknown(),
  rulesVersion: z.int().optional(),
  recordVersion: z.int().optional(),
  seed: z.string().optional(),
  result: z.unknown().optional(),
  epoch: z.int(),
  createdAt: time,
  updatedAt: time,
  startedAt: time.optional(),
  finishedAt: time.optional(),
  seats: z
    .array(
      z.strictObject({
        seat: z.literal(SEATS),
        playerId: playerIdColumn.optional(),
        name: nameColumn,
      }),
    )
    .readonly(),
  actions: z.array(journalAction).readonly(),
  // Older exports lack what follows.
  sameDealOf: z.string().optional(),
  dealId: z.string().optional(),
  next: z.strictObject({ rematch: z.string(), 'same-deal': z.string() }).partial().default({}),
  removed: z.array(playerIdColumn).readonly().default([]),
  dueAt: time.optional(),
});

/** A try at the deal of a day. Its game has a line of its own. */
const dayTryLine = z.strictObject({
  type: z.literal('day-try'),
  gameId: z.string(),
  day: z.string(),
  playerId: playerIdColumn.optional(),
  margin: z.int().optional(),
  longestLine: z.int().optional(),
  finishedAt: time.optional(),
});

/** The last line: an export that was cut off has none. */
const footer = z.strictObject({
  type: z.literal('end'),
  games: z.int(),
  players: z.int(),
  keys: z.int(),
});

/** A line of an export. */
export const dumpLine = z.discriminatedUnion('type', [
  header,
  keyLine,
  playerLine,
  deletionLine,
  deviceLine,
  recoveryCodeLine,
  passkeyLine,
  subscriptionLine,
  gameLine,
  dayTryLine,
  footer,
]);
export type DumpLine = z.output<typeof dumpLine>;
type LineOf<Type extends DumpLine['type']> = Extract<DumpLine, { readonly type: Type }>;

/** Keeps a key. */
export const keyStatements = ({ name, value, createdAt }: LineOf<'key'>): readonly Statement[] => [
  sql(
    'INSERT INTO server_keys (name, value, created_at) VALUES ($1, $2, $3)',
    name,
    value,
    createdAt,
  ),
];

/** Keeps a player. */
export const playerStatements = (player: LineOf<'player'>): readonly Statement[] => [
  sql(
    'INSERT INTO players (id, name, created_at, seen_at) VALUES ($1, $2, $3, $4)',
    player.id,
    player.name,
    player.createdAt,
    player.seenAt,
  ),
];

/** Keeps a deletion. */
export const deletionStatements = ({
  playerHash,
  deletedAt,
}: LineOf<'deletion'>): readonly Statement[] => [
  sql('INSERT INTO deletions (player_hash, deleted_at) VALUES ($1, $2)', playerHash, deletedAt),
];

/** Keeps a device. */
export const deviceStatements = (device: LineOf<'device'>): readonly Statement[] => [
  sql(
    `INSERT INTO devices (id, player_id, browser, system, created_at, seen_at, ended_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    device.id,
    device.playerId,
    device.browser,
    device.system,
    device.createdAt,
    device.seenAt,
    device.endedAt,
  ),
];

/** Keeps a recovery code. */
export const recoveryCodeStatements = (line: LineOf<'recovery-code'>): readonly Statement[] => [
  recoveryCodeStatement(line),
];

/** Keeps a passkey. */
export const passkeyStatements = (line: LineOf<'passkey'>): readonly Statement[] => [
  passkeyStatement({ ...line, usedAt: line.usedAt }),
];

/** Keeps a subscription. */
export const subscriptionStatements = (line: LineOf<'subscription'>): readonly Statement[] => [
  subscriptionStatement(line, line.seenAt),
];

/** Keeps a try. */
export const dayTryStatements = (one: LineOf<'day-try'>): readonly Statement[] => [
  sql(
    `INSERT INTO day_tries (game_id, day, player_id, margin, longest_line, finished_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    one.gameId,
    one.day,
    one.playerId,
    one.margin,
    one.longestLine,
    one.finishedAt,
  ),
];

/** Keeps a game with its seats and actions. Nobody hosts it. */
export const gameStatements = (game: LineOf<'game'>): readonly Statement[] => [
  sql(
    `INSERT INTO games (id, status, is_public, options, details, rules_version, record_version,
       seed, result, epoch, created_at, updated_at, started_at, finished_at, same_deal_of, deal_id,
       next_rematch, next_same_deal, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    game.id,
    game.status,
    game.isPublic ? 1 : 0,
    toJson(game.options),
    toJson(game.details),
    game.rulesVersion,
    game.recordVersion,
    game.seed,
    game.result === undefined ? undefined : toJson(game.result),
    game.epoch,
    game.createdAt,
    game.updatedAt,
    game.startedAt,
    game.finishedAt,
    game.sameDealOf,
    game.dealId,
    game.next.rematch,
    game.next['same-deal'],
    game.dueAt,
  ),
  ...game.seats.map(({ seat, playerId, name }) =>
    sql(
      `INSERT INTO game_seats (game_id, seat, player_id, name, is_over, listed_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      game.id,
      seat,
      playerId,
      name,
      game.finishedAt === undefined ? 0 : 1,
      game.finishedAt ?? game.createdAt,
    ),
  ),
  ...game.removed.map((playerId) =>
    sql('INSERT INTO removed_players (game_id, player_id) VALUES ($1, $2)', game.id, playerId),
  ),
  ...actionStatements(game),
];

const ACTION_COLUMNS = ['text', 'integer', 'smallint', 'text', 'bigint'];
/** Far more actions than a game has, and few enough values for any engine. */
const ACTIONS_PER_STATEMENT = 1000;

function* actionStatements({ id, actions }: LineOf<'game'>): Iterable<Statement> {
  for (let start = 0; start < actions.length; start += ACTIONS_PER_STATEMENT) {
    const part = actions.slice(start, start + ACTIONS_PER_STATEMENT);
    yield sql(
      `INSERT INTO game_actions (game_id, sequence, seat, action, at)
       VALUES ${valueLists(ACTION_COLUMNS, part.length)}`,
      ...part.flatMap(({ sequence, seat, action, at }) => [id, sequence, seat, action, at]),
    );
  }
}
