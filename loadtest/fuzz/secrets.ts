/** What the games hide at a moment, read from the server's own store. */
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { dealFrom, parseSeed, type Seed } from '../../common/deal/deal.ts';
import { gameOptionsOf } from '../../common/protocol/option-parts.ts';
import { tableOptions } from '../../common/protocol/options.ts';
import { applyAction, type GameState, startGame } from '../../common/rules/game.ts';
import { holdingOf } from '../../common/rules/holdings.ts';
import { SEATS, seatsOf } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';
import type { Secret, Secrets } from './leak-finder.ts';

const gameRow = z.object({
  id: z.string(),
  seed: z.string().nullable(),
  options: z.string(),
  status: z.string(),
});
const actionRow = z.object({ seat: z.literal(SEATS), action: z.string() });
const keyRow = z.object({ name: z.string(), value: z.string() });

/** More tiles than any hand holds: a list of them can only be the order of a stack. */
const STACK_TILES = 5;
/** A hand with this few tiles could also be somebody else's. */
const LEAST_HAND = 3;
/** Characters of a seat's holdings as JSON: anything shorter may occur by chance. */
const LEAST_HELD = 20;

/** How lists may be written. */
const BETWEEN = ['', ' ', ',', '","'];

/** Reads a server's database beside it. */
export class SecretSource {
  readonly #database: DatabaseSync;
  readonly #constant: readonly Secret[];
  /** Hands of honest games in progress, by code: an earlier hand is as secret as the present one. */
  readonly #honest = new Map<string, Map<string, Secret>>();

  /** `constant` are the lasting ones, such as tokens and passwords. */
  constructor(file: string, constant: readonly Secret[]) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const keys = z.array(keyRow).parse(this.#all('SELECT name, value FROM server_keys'));
    this.#constant = [
      ...constant,
      ...keys.map(({ name, value }) => ({ what: `the server's key ${name}`, text: value })),
    ];
  }

  /** What is secret now. `codes` are of the tables where honest people play; `tokens` are theirs. */
  now(codes: ReadonlySet<string>, tokens: readonly string[]): Secrets {
    const games = z.array(gameRow).parse(this.#all(GAMES));
    const known = new Set(games.filter(isOver).map(({ seed }) => seed));
    const hidden = games.filter((game) => !isOver(game) && !known.has(game.seed));
    const playing = new Set(hidden.map(({ id }) => id));
    for (const code of this.#honest.keys()) if (!playing.has(code)) this.#honest.delete(code);
    const everywhere = [
      ...this.#constant,
      ...tokens.map((text) => ({ what: 'an honest player’s token', text })),
      ...hidden.flatMap(({ id, seed }) =>
        seed === null ? [] : [{ what: `the seed of ${id}`, text: seed }],
      ),
    ];
    const stacks = hidden
      .filter(({ id }) => codes.has(id))
      .flatMap((game) => this.#secretsOf(game));
    const honest = [...this.#honest.values()].flatMap((secrets) => [...secrets.values()]);
    return { everywhere: [...everywhere, ...stacks], honest };
  }

  close(): void {
    this.#database.close();
  }

  /** Notes what the seats of a game hold, and returns the order of its stack. */
  #secretsOf(game: z.output<typeof gameRow>): readonly Secret[] {
    const seed = parseSeed(game.seed ?? '');
    const state = seed && this.#stateOf(game, seed);
    if (state === undefined) return [];
    const held = this.#honest.get(game.id) ?? new Map<string, Secret>();
    this.#honest.set(game.id, held);
    for (const secret of heldIn(state, game.id)) held.set(secret.text, secret);
    return stackOf(state, game.id);
  }

  /** The game as far as it is kept; `undefined` if it can't be read. */
  #stateOf({ id, options }: z.output<typeof gameRow>, seed: Seed): GameState | undefined {
    const parsed = tableOptions.safeParse(JSON.parse(options));
    if (!parsed.success) return undefined;
    const gameOptions = gameOptionsOf(parsed.data);
    let state = startGame(gameOptions, dealFrom(seed, gameOptions));
    for (const { seat, action: text } of z.array(actionRow).parse(this.#all(ACTIONS, id))) {
      const action = parseAction(text);
      const applied = action && applyAction(state, seat, action);
      if (!applied?.ok) return undefined;
      state = applied.value.state;
    }
    return state;
  }

  #all(text: string, ...values: readonly string[]): unknown {
    return this.#database.prepare(text).all(...values);
  }
}

const GAMES = 'SELECT id, seed, options, status FROM games';
const ACTIONS = 'SELECT seat, action FROM game_actions WHERE game_id = ? ORDER BY sequence';

const isOver = ({ status }: { readonly status: string }): boolean =>
  status === 'finished' || status === 'abandoned';

function heldIn({ hands, holdings, options }: GameState, id: string): readonly Secret[] {
  const long = hands.filter(({ tiles }) => tiles.length >= LEAST_HAND);
  const held = seatsOf(options.players).flatMap((seat) => {
    const holding = holdingOf(holdings, seat);
    return [holding, ...Object.values(holding)].map((part) => JSON.stringify(part) ?? '');
  });
  return [
    ...long.map(({ tiles }) => ({ what: `a hand of ${id}`, text: tiles.join(' ') })),
    ...held
      .filter((text) => text.length >= LEAST_HELD)
      .map((text) => ({ what: `a holding of ${id}`, text })),
  ];
}

function stackOf({ stack }: GameState, id: string): readonly Secret[] {
  const next = stack.slice(0, STACK_TILES);
  if (next.length < STACK_TILES) return [];
  return BETWEEN.map((between) => ({ what: `the stack of ${id}`, text: next.join(between) }));
}
