/** The tables of the store, as numbered steps from nothing. A step that has been released never changes. */

/** A step of the schema. */
export interface Migration {
  /** Counted from 1, without gaps. */
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
}

/** All steps, the first one first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'tables, games, players and keys',
    statements: [
      `CREATE TABLE games (
        id text PRIMARY KEY,
        status text NOT NULL,
        is_public smallint NOT NULL,
        options text NOT NULL,
        details text NOT NULL,
        rules_version integer,
        record_version integer,
        seed text,
        result text,
        owner text,
        epoch integer NOT NULL,
        created_at bigint NOT NULL,
        updated_at bigint NOT NULL,
        started_at bigint,
        finished_at bigint
      )`,
      'CREATE INDEX games_by_status ON games (status, updated_at)',
      'CREATE INDEX games_by_owner ON games (owner) WHERE owner IS NOT NULL',
      `CREATE TABLE game_seats (
        game_id text NOT NULL,
        seat smallint NOT NULL,
        player_id text,
        name text NOT NULL,
        is_over smallint NOT NULL,
        listed_at bigint NOT NULL,
        PRIMARY KEY (game_id, seat)
      )`,
      'CREATE INDEX game_seats_by_player ON game_seats (player_id, is_over, listed_at, game_id)',
      `CREATE TABLE game_actions (
        game_id text NOT NULL,
        sequence integer NOT NULL,
        seat smallint NOT NULL,
        action text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (game_id, sequence)
      )`,
      'CREATE TABLE hosts (owner text PRIMARY KEY, lease_until bigint NOT NULL)',
      `CREATE TABLE players (
        id text PRIMARY KEY,
        name text NOT NULL,
        created_at bigint NOT NULL,
        seen_at bigint NOT NULL
      )`,
      `CREATE TABLE device_links (
        code text PRIMARY KEY,
        player_id text NOT NULL,
        expires_at bigint NOT NULL
      )`,
      `CREATE TABLE server_keys (
        name text PRIMARY KEY,
        value text NOT NULL,
        created_at bigint NOT NULL
      )`,
    ],
  },
  {
    version: 2,
    name: 'same deals, next tables, removed players, due times',
    statements: [
      'ALTER TABLE games ADD COLUMN same_deal_of text',
      'CREATE INDEX games_by_same_deal_of ON games (same_deal_of) WHERE same_deal_of IS NOT NULL',
      'ALTER TABLE games ADD COLUMN deal_id text',
      'CREATE UNIQUE INDEX games_by_deal_id ON games (deal_id) WHERE deal_id IS NOT NULL',
      'ALTER TABLE games ADD COLUMN next_rematch text',
      'ALTER TABLE games ADD COLUMN next_same_deal text',
      'ALTER TABLE games ADD COLUMN due_at bigint',
      'CREATE INDEX games_by_due_at ON games (due_at) WHERE due_at IS NOT NULL',
      `CREATE TABLE removed_players (
        game_id text NOT NULL,
        player_id text NOT NULL,
        PRIMARY KEY (game_id, player_id)
      )`,
      'CREATE INDEX removed_players_by_player ON removed_players (player_id)',
    ],
  },
  {
    version: 3,
    name: 'deletions of players',
    statements: [
      'CREATE TABLE deletions (player_hash text PRIMARY KEY, deleted_at bigint NOT NULL)',
    ],
  },
  {
    version: 4,
    name: 'probes of whether anything is kept',
    statements: [
      `CREATE TABLE probes (
        name text PRIMARY KEY,
        probed_at bigint NOT NULL,
        filler text NOT NULL
      )`,
    ],
  },
  {
    version: 5,
    name: 'devices of players',
    statements: [
      `CREATE TABLE devices (
        id text PRIMARY KEY,
        player_id text NOT NULL,
        browser text NOT NULL,
        system text NOT NULL,
        created_at bigint NOT NULL,
        seen_at bigint NOT NULL,
        ended_at bigint
      )`,
      'CREATE INDEX devices_by_player ON devices (player_id, seen_at)',
    ],
  },
  {
    version: 6,
    name: 'where notices are sent',
    statements: [
      `CREATE TABLE subscriptions (
        device_id text PRIMARY KEY,
        player_id text NOT NULL,
        endpoint text NOT NULL,
        public_key text NOT NULL,
        auth_secret text NOT NULL,
        kinds text NOT NULL,
        language text NOT NULL,
        seen_at bigint NOT NULL
      )`,
      'CREATE INDEX subscriptions_by_player ON subscriptions (player_id, seen_at)',
      'CREATE UNIQUE INDEX subscriptions_by_endpoint ON subscriptions (endpoint)',
    ],
  },
  {
    version: 7,
    name: 'tries at the deals of the days',
    statements: [
      `CREATE TABLE day_tries (
        game_id text PRIMARY KEY,
        day text NOT NULL,
        player_id text,
        margin integer,
        longest_line integer,
        finished_at bigint
      )`,
      'CREATE UNIQUE INDEX day_tries_by_player ON day_tries (day, player_id)',
      `CREATE INDEX day_tries_by_margin ON day_tries
        (day, margin DESC, longest_line DESC, finished_at, game_id) WHERE margin IS NOT NULL`,
    ],
  },
  {
    version: 8,
    name: 'identities that are kept',
    statements: [
      `CREATE TABLE recovery_codes (
        player_id text PRIMARY KEY,
        locator text NOT NULL UNIQUE,
        hash text NOT NULL,
        created_at bigint NOT NULL
      )`,
      `CREATE TABLE passkeys (
        id text PRIMARY KEY,
        player_id text NOT NULL,
        public_key text NOT NULL,
        counter bigint NOT NULL,
        transports text NOT NULL,
        browser text NOT NULL,
        system text NOT NULL,
        created_at bigint NOT NULL,
        used_at bigint
      )`,
      'CREATE INDEX passkeys_by_player ON passkeys (player_id, created_at)',
      'CREATE TABLE spent (id text PRIMARY KEY, until bigint NOT NULL)',
      'CREATE INDEX spent_by_until ON spent (until)',
    ],
  },
  {
    version: 9,
    name: 'packed actions of games that are over',
    statements: [
      'ALTER TABLE games ADD COLUMN packed_actions text',
      `CREATE INDEX games_to_pack ON games (id)
        WHERE packed_actions IS NULL AND finished_at IS NOT NULL AND started_at IS NOT NULL`,
    ],
  },
];
