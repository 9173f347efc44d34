/** Attacks as data, drawn from a seed: the same seed makes the same attacks in the same order. */
import fc from 'fast-check';
import type { z } from 'zod';
import { lobbyLook } from '../../../common/protocol/lobby.ts';
import { REQUESTS } from '../../../common/protocol/messages.ts';
import {
  createOptions,
  enterOptions,
  LOBBY_ROOM,
  TABLE_ROOM,
  tableOptions,
} from '../../../common/protocol/options.ts';
import { QUICK_MATCH_REQUESTS, quickMatchOptions } from '../../../common/protocol/quick-match.ts';
import { QUICK_MATCH_ROOM } from '../../../common/protocol/quick-match-room.ts';
import { EXPANSION_SETS } from '../../../common/rules/expansions/sets.ts';
import { SQUARES } from '../../../common/rules/ids.ts';
import { formatAction } from '../../../common/rules/notation.ts';
import { TILE_CODES } from '../../../common/rules/tiles.ts';
import { payloadsOf } from '../../../common/testing/payloads.ts';
import { brokenFrames, dataBytes, frameOf, mutated, requestBytes } from './frames.ts';
import { spoiled, texts, values } from './texts.ts';

/** In a path, it stands for the code of a table where honest people play. */
export const HONEST_CODE = 'HONEST';
/** In a path, it stands for the code of the table that the attacker made last. */
export const OWN_CODE = 'OWN';

/** What an attacker does once its socket is open. */
export type Step =
  /** Sends bytes as they are. */
  | { readonly type: 'send'; readonly bytes: Uint8Array }
  /** Resends what was sent over another connection before, counted from the newest. */
  | { readonly type: 'replay'; readonly back: number }
  | { readonly type: 'wait'; readonly milliseconds: number };

/** A request over HTTP. */
export interface RequestAttack {
  readonly type: 'request';
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** Something else over TCP, and a WebSocket that leads nowhere. */
export interface StrayAttack {
  readonly type: 'stray';
  /** The path of a handshake that comes first, if one does. */
  readonly upgrade: string | undefined;
  readonly steps: readonly Step[];
}

/** Entering a room by the matchmaker, and what is done in there. */
export interface RoomAttack {
  readonly type: 'room';
  readonly method: string;
  /** Of a kind of room, or a code. */
  readonly name: string;
  readonly options: unknown;
  /** Does the client say that it has joined? */
  readonly acknowledges: boolean;
  /** Does it read what it is sent? */
  readonly reads: boolean;
  readonly steps: readonly Step[];
}

export type Attack = RequestAttack | StrayAttack | RoomAttack;

const laid = fc
  .tuple(fc.constantFrom(...TILE_CODES), fc.constantFrom(...SQUARES))
  .map(([tile, square]) => formatAction({ type: 'place', tile, square, rotation: 0 }));

const commands = fc.record({
  id: fc.string({ minLength: 1, maxLength: 40 }),
  basedOn: fc.nat(60),
  action: fc.oneof(laid, fc.constantFrom('draw', 'pass')),
});

/** Everything that rooms listen to, by its schema. */
const MESSAGES: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ...Object.entries(REQUESTS),
  ...Object.entries(QUICK_MATCH_REQUESTS),
  ['look', lobbyLook],
];

const payloads = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const right = payloadsOf(schema);
  return fc.oneof(
    { weight: 4, arbitrary: right },
    { weight: 2, arbitrary: spoiled(right) },
    values,
  );
};

const named: fc.Arbitrary<readonly [name: string, payload: unknown]> = fc.oneof(
  ...MESSAGES.map(([name, schema]) => fc.tuple(fc.constant(name), payloads(schema))),
  fc.tuple(fc.constant('play'), commands),
  fc.tuple(texts, values),
  fc.tuple(fc.constant('x'.repeat(2000)), values),
);

const messages: fc.Arbitrary<Uint8Array> = fc
  .tuple(named, fc.boolean(), fc.nat(127))
  .map(([[name, payload], isAsked, number]) =>
    isAsked ? requestBytes(number, name, payload) : dataBytes(name, payload),
  );

const send = (bytes: Uint8Array): Step => ({ type: 'send', bytes });

const frames: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: messages.map((message) => send(frameOf(message))) },
  { weight: 4, arbitrary: mutated(messages).map((message) => send(frameOf(message))) },
  { weight: 1, arbitrary: brokenFrames.map(send) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => send(frameOf(bytes))) },
  { weight: 2, arbitrary: fc.nat(50).map((back): Step => ({ type: 'replay', back })) },
  {
    weight: 2,
    arbitrary: fc.nat(200).map((milliseconds): Step => ({ type: 'wait', milliseconds })),
  },
);

const looks = fc
  .array(payloadsOf(lobbyLook), { minLength: 20, maxLength: 40 })
  .map((payloads) =>
    payloads.map((payload, number) => send(frameOf(requestBytes(number, 'look', payload)))),
  );

/** The matchmaker's ways in: those that exist, and those that shouldn't. */
const doors = fc.oneof(
  fc.tuple(fc.constant('create'), fc.constant(TABLE_ROOM), payloads(createOptions)),
  fc.tuple(
    fc.constant('joinById'),
    fc.constantFrom(HONEST_CODE, HONEST_CODE, OWN_CODE),
    payloads(enterOptions),
  ),
  fc.tuple(fc.constant('joinOrCreate'), fc.constant(LOBBY_ROOM), payloads(lobbyLook)),
  fc.tuple(fc.constant('joinOrCreate'), fc.constant(QUICK_MATCH_ROOM), payloads(quickMatchOptions)),
  fc.tuple(
    fc.constantFrom('join', 'joinOrCreate', 'create', 'joinById', 'reconnect', 'constructor'),
    fc.oneof(fc.constantFrom(TABLE_ROOM, LOBBY_ROOM, QUICK_MATCH_ROOM, HONEST_CODE), texts),
    payloads(createOptions),
  ),
);

const isMostly = fc.nat(9).map((number) => number > 0);

const rooms: fc.Arbitrary<Attack> = fc
  .record({
    door: doors,
    acknowledges: isMostly,
    reads: isMostly,
    steps: fc.oneof(
      { weight: 6, arbitrary: fc.array(frames, { minLength: 1, maxLength: 25 }) },
      { weight: 1, arbitrary: looks },
    ),
  })
  .map(({ door: [method, name, options], ...rest }) => ({
    type: 'room',
    method,
    name,
    options,
    ...rest,
  }));

/** A connection that sends more per second is closed. */
const BETWEEN_COMMANDS: Step = { type: 'wait', milliseconds: 60 };

const ask = (name: string, payload: unknown): Step => send(frameOf(requestBytes(1, name, payload)));

const guesses = fc.array(
  commands.map((command) => ask('play', { ...command, basedOn: 0 })),
  { minLength: 10, maxLength: 20 },
);

/** A game with a bot, in which the attacker guesses at legal moves: otherwise few messages would reach a game. */
const games: fc.Arbitrary<Attack> = fc
  .record({
    table: payloadsOf(tableOptions),
    expansions: fc.constantFrom(...EXPANSION_SETS),
    guesses,
  })
  .chain((game) => fc.tuple(fc.constant(game), fc.array(frames, { maxLength: 15 })))
  .map(([{ table, expansions, guesses }, others]) => {
    const options = { ...Object(table), ...BOT_TABLE, expansions };
    const opening = [ask('addBot', { level: 'easy' }), ask('start', {})];
    const moves = guesses.flatMap((guess) => [guess, BETWEEN_COMMANDS]);
    return {
      type: 'room',
      ...{ method: 'create', name: TABLE_ROOM, options: { table: options, ...ENTERING } },
      ...{ acknowledges: true, reads: true },
      steps: [...opening, ...moves, ...others],
    };
  });

const BOT_TABLE = { players: 2, botPace: 'instant', numbersPerColour: undefined } as const;
const ENTERING = { name: 'Bob', as: 'player' } as const;

const PATHS = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/monitor',
  '/index.html',
  '/assets/none.js',
  '/api/guest',
  '/api/me',
  '/api/me/link',
  '/api/link',
  '/api/games/mine?which=unfinished',
  '/api/games/mine?which=over&after=1-A',
  `/api/records/${HONEST_CODE}`,
  `/api/records/${HONEST_CODE}/download`,
  `/api/records/${OWN_CODE}`,
  '/api/deals/AAAAAAAAAAAAAAAA',
  `/table/${HONEST_CODE}`,
  `/matchmake/joinById/${HONEST_CODE}`,
  `/matchmake/create/${TABLE_ROOM}`,
  '/..%2f..%2f.env',
  '/%c0%ae%c0%ae/package.json',
  '//etc/passwd',
  '/.env',
  '/.git/config',
] as const;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];

/** What may stand in a line of HTTP. */
const headerText = texts.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 200));

const paths = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PATHS) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...PATHS), texts)
      .map(([path, text]) => `${path}/${encodeURIComponent(text.toWellFormed())}`.slice(0, 3000)),
  },
  { weight: 1, arbitrary: headerText.map((text) => `/${text.replaceAll(' ', '%20')}`) },
);

const headers = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constant('Authorization'),
      headerText.map((text) => `Bearer ${text}`),
    ),
    fc.tuple(fc.constant('Origin'), headerText),
    fc.tuple(fc.constant('Content-Type'), fc.constantFrom('text/plain', 'application/json;q=x')),
    fc.tuple(fc.constant('X-Forwarded-Proto'), headerText),
    fc.tuple(fc.constant('Range'), fc.constant('bytes=0-,-1,5-2')),
    fc.tuple(fc.constant('Transfer-Encoding'), fc.constantFrom('chunked', 'gzip, chunked')),
    fc.tuple(fc.constant('X-Fuzz'), headerText),
  ),
  { maxLength: 3 },
);

const requests: fc.Arbitrary<Attack> = fc.record({
  type: fc.constant('request'),
  method: fc.constantFrom(...METHODS),
  path: paths,
  headers,
  body: fc.oneof(
    fc.constant(''),
    values.map((value) => JSON.stringify(value)),
    payloads(createOptions).map((value) => JSON.stringify(value)),
    fc.string({ maxLength: 100 }),
  ),
});

const REQUEST_BYTES = Buffer.from(
  'POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n{"a":',
);

/** Bytes that are no HTTP, requests that are cut off or never end, and smuggled ones. */
const strays: fc.Arbitrary<Attack> = fc.record({
  type: fc.constant('stray'),
  upgrade: fc.constant(undefined),
  steps: fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 500 }).map(send),
      mutated(fc.constant(REQUEST_BYTES)).map(send),
      fc.constant(send(REQUEST_BYTES)),
      fc.constant(send(Buffer.from(`GET / HTTP/1.1\r\nA: ${'b'.repeat(20_000)}\r\n`))),
      fc.nat(100).map((milliseconds): Step => ({ type: 'wait', milliseconds })),
    ),
    { minLength: 1, maxLength: 5 },
  ),
});

const lostSockets: fc.Arbitrary<Attack> = fc.record({
  type: fc.constant('stray'),
  upgrade: fc.oneof(
    fc.constantFrom(
      '/',
      '/a/b?sessionId=c',
      `/a/${HONEST_CODE}?sessionId=c`,
      `/a/${HONEST_CODE}?sessionId=../../x&reconnectionToken=x&skipHandshake=1`,
      '/%ff%/%00?sessionId=%E0%A4',
    ),
    paths,
  ),
  steps: fc.array(frames, { maxLength: 6 }),
});

const attacks: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 6, arbitrary: rooms },
  { weight: 1, arbitrary: games },
  { weight: 5, arbitrary: requests },
  { weight: 1, arbitrary: strays },
  { weight: 1, arbitrary: lostSockets },
);

const AT_ONCE = 20;
/** Far apart, so that no two lanes share a part of their sequences. */
const LANE_STRIDE = 7919;
const PART_STRIDE = 104_729;

/** The endless attacks of one of several attackers. */
export function* attacksOf(seed: number, lane: number): Generator<Attack, never> {
  for (let part = 0; ; part++) {
    const own = (seed + lane * LANE_STRIDE + part * PART_STRIDE) | 0;
    yield* fc.sample(attacks, { seed: own, numRuns: AT_ONCE });
  }
}
