/** `/api`: who players are, their games, and the records of games. Its messages: common/protocol/api.ts. */
import express, { type ErrorRequestHandler, Router } from 'express';
import { nameRequest } from '../../common/protocol/api-requests.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import type { Messenger } from '../push/messenger.ts';
import { dealAgainFor, dealFor, summaryFor, turnIn, turnOf } from '../records/past.ts';
import { reportError } from '../report.ts';
import type { GameSummary, GamesCursor } from '../store/store.ts';
import { type MakeTable, provenBy, refuse, withPlayer } from './api-requests.ts';
import { keepUncompressed } from './compressing.ts';
import { addDays } from './days.ts';
import { addDevices, kindOf } from './devices.ts';
import { addInvitations } from './invitations.ts';
import { addKeeping, type KeepingParts } from './keeping.ts';
import { addPush } from './push.ts';
import { addRecords } from './records.ts';

/** What the answers come from. */
export interface ApiParts {
  readonly guests: Guests;
  readonly host: TableHost;
  readonly limits: Limits;
  readonly keeping: Pick<KeepingParts, 'passkeys' | 'recoveryCodes'>;
  /** `undefined` if the server sends no notices. */
  readonly messenger: Messenger | undefined;
  /** Makes a table and its room for a client at an address, and returns the code that counts. */
  readonly makeTable: MakeTable;
}

/** Games on one page of a list. */
const PAGE = 20;

/** Creates the routes under `/api`. */
export function apiRouter(parts: ApiParts): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.use(express.json({ limit: 4096 }));
  addAccount(router, parts);
  addDevices(router, parts);
  addKeeping(router, { ...parts, ...parts.keeping, identities: parts.host.store.identities });
  addPush(router, parts);
  addGames(router, parts);
  addRecords(router, parts);
  addDeals(router, parts);
  addInvitations(router, parts);
  addDays(router, parts);
  router.use((_request, response) => refuse(response, 'unknown'));
  router.use(onError);
  return router;
}

function addAccount(router: Router, { guests, host }: ApiParts): void {
  router.post('/guest', keepUncompressed, async (request, response) => {
    const known = await provenBy(guests, request);
    const account = known ? guests.renew(known, kindOf(request)) : guests.make();
    response.status(201).json(await account);
  });
  const me = withPlayer(guests);
  router.get(
    '/me',
    me(async ({ playerId }, _request, response) => {
      response.json(await guests.me(playerId));
    }),
  );
  router.put(
    '/me',
    me(async ({ playerId }, request, response) => {
      const asked = nameRequest.safeParse(request.body);
      if (!asked.success) return refuse(response, 'malformed');
      response.json(await guests.rename(playerId, asked.data.name));
    }),
  );
  router.delete(
    '/me',
    me(async (proven, _request, response) => {
      // Rooms first: otherwise they would write the name back.
      host.forget(proven.playerId);
      await guests.delete(proven);
      response.status(204).end();
    }),
  );
}

function addGames(router: Router, { guests, host }: ApiParts): void {
  const { store } = host;
  router.get(
    '/games/mine',
    withPlayer(guests)(async ({ playerId }, { query }, response) => {
      const which = query.which === 'over' ? 'over' : 'unfinished';
      const after = parseCursor(query.after);
      const page = await store.games.ofPlayer({ playerId, which, limit: PAGE, after });
      const games = [];
      // One at a time: replaying them all at once would keep everybody else waiting.
      for (const game of page.games)
        games.push(summaryFor(playerId, game, await currentTurn(host, game)));
      const next = page.next && formatCursor(page.next);
      response.json({ games, next });
    }),
  );
}

/** Whose turn it is, as this process's room knows it; without a room the game is replayed. */
async function currentTurn(host: TableHost, { id, status }: GameSummary) {
  if (status !== 'playing') return undefined;
  const live = host.tables.get(id)?.game;
  if (live !== undefined) return turnIn(live);
  const stored = await host.store.games.load(id);
  return stored && turnOf(stored);
}

/** The deals of finished games, by an id that says nothing about the game it came from. */
function addDeals(router: Router, { guests, host, makeTable }: ApiParts): void {
  const load = async (id: unknown) =>
    isDealId(id) ? await host.store.games.ofDeal(id) : undefined;
  router.get('/deals/:id', async ({ params }, response) => {
    const stored = await load(params.id);
    const deal = stored && dealFor(stored);
    if (deal === undefined) refuse(response, 'unknown');
    else response.json(deal);
  });
  router.post(
    '/deals/:id',
    withPlayer(guests)(async ({ playerId }, request, response) => {
      const { params } = request;
      const stored = await load(params.id);
      const setup = stored && dealAgainFor(stored, playerId);
      if (setup === undefined) return refuse(response, 'unknown');
      const made = await makeTable({ setup, address: gatedAddressOf(request) });
      if (!made.ok) return refuse(response, made.error);
      response.status(201).json({ code: made.value });
    }),
  );
}

const isDealId = (id: unknown): id is string =>
  typeof id === 'string' && /^[A-Za-z0-9_-]{16}$/.test(id);

const formatCursor = ({ listedAt, id }: GamesCursor): string => `${listedAt}-${id}`;

function parseCursor(text: unknown): GamesCursor | undefined {
  const match = typeof text === 'string' ? /^(\d{1,15})-([A-Z]+)$/.exec(text) : null;
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { listedAt: Number(match[1]), id: match[2] };
}

/** A body that isn't JSON is the client's mistake; any other error is ours or the store's. */
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number(error?.status);
  if (status >= 400 && status < 500) return refuse(response, 'malformed');
  reportError('api', error);
  refuse(response, 'unavailable');
};
