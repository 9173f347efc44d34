/** `/api/records`: records of games. Those of private games are for their players, or by long id. */
import { randomBytes } from 'node:crypto';
import type { Request, Router } from 'express';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import { codeOfRecord } from '../../common/protocol/record-id.ts';
import { formatRecord } from '../../common/record/record.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import { dayOfTable } from '../records/kept-table.ts';
import { dealFor, mayBeWatched, pastOf, recordOf } from '../records/past.ts';
import type { StoredGame } from '../store/store.ts';
import { provenBy, refuse } from './api-requests.ts';
import { spoilsToday } from './days.ts';

/** What the answers come from. */
interface RecordsParts {
  readonly guests: Guests;
  readonly host: TableHost;
  readonly limits: Limits;
}

/** Adds the routes of records. */
export function addRecords(router: Router, parts: RecordsParts): void {
  const { host } = parts;
  router.get('/records/:name', async (request, response) => {
    const found = await findGame(parts, request);
    if (!found.ok) return refuse(response, found.error);
    const stored = found.value;
    const past = pastOf(stored);
    if (past === undefined) return refuse(response, 'unknown');
    if (past.status === 'playing' && !mayBeWatched(stored)) return refuse(response, 'not-shown');
    const recordId = stored.isPublic ? undefined : idOf(host, stored);
    const dealFacts = past.status === 'finished' ? await dealFactsOf(host, stored) : {};
    response.json({ ...past, ...dealFacts, recordId });
  });
  router.get('/records/:name/download', async (request, response) => {
    const found = await findGame(parts, request);
    if (!found.ok) return refuse(response, found.error);
    const record = recordOf(found.value);
    if (record === undefined) return refuse(response, 'unknown');
    response.attachment(`metro-${found.value.id}.json`).type('json').send(formatRecord(record));
  });
}

/**
 * The requested game, if the asker may see it: a public one, their own, or one requested by its long id.
 * Anything else counts as a guess. Games that may not be seen and games that don't exist get the same
 * answer, and far fewer such requests are allowed than requests that find their game.
 */
async function findGame(
  { guests, host, limits }: RecordsParts,
  request: Request<{ name: string }>,
): Promise<
  Result<StoredGame, Extract<ApiRefusal, 'unknown' | 'day-not-played' | 'too-many-requests'>>
> {
  const { name } = request.params;
  const code = codeOfRecord(name);
  const stored = code === undefined ? undefined : await host.store.games.load(code);
  if (stored !== undefined) {
    const asker = (await provenBy(guests, request))?.playerId;
    const isNamed = isRecordNamed(host, stored, name);
    const isOwn = stored.seats.some(({ playerId }) => playerId !== undefined && playerId === asker);
    if (isNamed || isOwn)
      return (await spoilsToday(host, dayOfTable(stored), asker))
        ? err('day-not-played')
        : ok(stored);
  }
  const wait = await limits.take('misses', gatedAddressOf(request));
  return err(wait === undefined ? 'unknown' : 'too-many-requests');
}

/** Does a name alone open the record: the code of a public game, or the long id of a private one? */
export const isRecordNamed = (host: TableHost, stored: StoredGame, name: string): boolean =>
  name === stored.id ? stored.isPublic : isIdOf(host, stored, name);

const isIdOf = ({ recordIds }: TableHost, { id, seed }: StoredGame, name: string): boolean =>
  seed !== undefined && recordIds.isOf(name, { code: id, seed });

const idOf = ({ recordIds }: TableHost, { id, seed }: StoredGame) =>
  seed === undefined ? undefined : recordIds.of({ code: id, seed });

/** The id by which a game's deal can be played again, and how the earlier game with that deal went. */
async function dealFactsOf(host: TableHost, stored: StoredGame) {
  const { id, sameDealOf } = stored;
  // Who gets the link might not have played the day's deal yet.
  if (dayOfTable(stored) === host.dayDeals.today) return {};
  const { games } = host.store;
  const [dealId, earlier] = await Promise.all([
    games.dealIdOf(id, newDealId()),
    sameDealOf === undefined ? undefined : games.load(sameDealOf),
  ]);
  return {
    dealId,
    sameDealOf: earlier && idOf(host, earlier),
    earlier: earlier && dealFor(earlier)?.earlier,
  };
}

const DEAL_ID_BYTES = 12;

const newDealId = (): string => randomBytes(DEAL_ID_BYTES).toString('base64url');
