/** `/api/days`: the deals of the days, one's tries at them, and how everybody's ended. */
import type { Request, Router } from 'express';
import { type Day, daysAfter, parseDay, streakOf } from '../../common/protocol/day.ts';
import type {
  DayAnswer,
  DayPlace,
  OwnDaysAnswer,
  OwnDayTry,
} from '../../common/protocol/day-answers.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Guests } from '../identity/guests.ts';
import { hasNoGame } from '../records/kept-table.ts';
import type { DayTry } from '../store/store.ts';
import { type MakeTable, provenBy, refuse, withPlayer } from './api-requests.ts';

/** Places in one part of a day's table. */
const PLACES = 50;
/** Places that anybody can ask for: further down nobody looks, and each costs the store a little. */
const LAST_PLACE = 10_000;
/** Days of one's own that are told; a streak isn't counted further back. */
const OWN_DAYS = 400;

/** What the answers come from. */
interface DaysParts {
  readonly guests: Guests;
  readonly host: TableHost;
  readonly makeTable: MakeTable;
}

/** Adds the routes of the days. */
export function addDays(router: Router, { guests, host, makeTable }: DaysParts): void {
  const { dayDeals, store } = host;
  router.get(
    '/days/mine',
    withPlayer(guests)(async ({ playerId }, _request, response) => {
      response.json(await ownDays(host, playerId));
    }),
  );
  router.get('/days/:day', async (request, response) => {
    const day = dayIn(request, dayDeals.today);
    const after = placesIn(request);
    if (day === undefined) return refuse(response, 'unknown');
    if (after === undefined) return refuse(response, 'malformed');
    response.json(await dayAnswerFor(host, { day, after, asker: await askerOf(guests, request) }));
  });
  router.post(
    '/days/today',
    withPlayer(guests)(async ({ playerId }, request, response) => {
      const day = dayDeals.today;
      const known = await store.days.tryOf(day, playerId);
      if (known !== undefined && !hasNoGame(known))
        return void response.json({ code: known.gameId, day });
      const { name } = await guests.me(playerId);
      const setup = dayDeals.tableFor(day, { playerId, name });
      const note = (code: string) => store.days.begin(day, playerId, code);
      const made = await makeTable({ setup, address: gatedAddressOf(request), note });
      if (!made.ok) return refuse(response, made.error);
      response.status(201).json({ code: made.value, day });
    }),
  );
}

/**
 * Does a game show somebody what the deal of today still has in store for them? Until the day is over
 * its games are for those whose own try is over.
 */
export async function spoilsToday(
  { dayDeals, store }: TableHost,
  day: Day | undefined,
  asker: PlayerId | undefined,
): Promise<boolean> {
  if (day === undefined || day !== dayDeals.today) return false;
  const mine = asker === undefined ? undefined : await store.days.tryOf(day, asker);
  return mine === undefined || !isTryOver(mine);
}

/** A table that was given up before its game began uses up no try. */
const isTryOver = (known: DayTry): boolean =>
  (known.status === 'finished' || known.status === 'abandoned') && !hasNoGame(known);

const askerOf = async (guests: Guests, request: Request): Promise<PlayerId | undefined> =>
  (await provenBy(guests, request))?.playerId;

/** The day of a request; `undefined` for what is no day, or not yet. */
function dayIn({ params }: Request<{ day: string }>, today: Day): Day | undefined {
  if (params.day === 'today') return today;
  const day = parseDay(params.day);
  return day !== undefined && day <= today ? day : undefined;
}

/** After how many places the asked ones begin; `undefined` for what is no such number. */
function placesIn({ query: { after = '0' } }: Request): number | undefined {
  if (typeof after !== 'string' || !/^\d{1,5}$/.test(after)) return undefined;
  return Number(after) <= LAST_PLACE ? Number(after) : undefined;
}

interface DayQuery {
  readonly day: Day;
  readonly after: number;
  readonly asker: PlayerId | undefined;
}

async function dayAnswerFor(host: TableHost, { day, after, asker }: DayQuery): Promise<DayAnswer> {
  const { dayDeals, store } = host;
  const isToday = day === dayDeals.today;
  const tomorrow = daysAfter(day, 1);
  const [count, known] = await Promise.all([
    store.days.countOf(day),
    asker === undefined ? undefined : store.days.tryOf(day, asker),
  ]);
  const mine = known && (await ownTryOf(host, known));
  const isShown = !isToday || (known !== undefined && isTryOver(known));
  const places = isShown ? await placesOf(host, { day, after, asker }) : undefined;
  return {
    day,
    isToday,
    commitment: dayDeals.commitmentOf(day),
    ...(isToday
      ? { tomorrow: { day: tomorrow, commitment: dayDeals.commitmentOf(tomorrow) } }
      : { seed: dayDeals.seedOf(day) }),
    count,
    ...(mine !== undefined && { mine }),
    ...(places !== undefined && { places: [...places] }),
    isMore: after + PLACES < Math.min(count, LAST_PLACE) && isShown,
  };
}

async function ownTryOf(host: TableHost, known: DayTry): Promise<OwnDayTry | undefined> {
  const { day, gameId, seed, result } = known;
  if (hasNoGame(known)) return undefined;
  if (result !== undefined && seed !== undefined) {
    const rank = await host.store.days.rankOf(day, result);
    const recordId = host.recordIds.of({ code: gameId, seed });
    return { status: 'finished', rank, ...result, recordId };
  }
  return isTryOver(known) ? { status: 'given-up' } : { status: 'playing', code: gameId };
}

async function placesOf(
  { store, recordIds }: TableHost,
  { day, after, asker }: DayQuery,
): Promise<readonly DayPlace[]> {
  const places = await store.days.places({ day, after, limit: PLACES });
  return places.map(({ gameId, playerId, name, seed, rank, result }) => ({
    rank,
    name,
    isMe: asker !== undefined && playerId === asker,
    ...result,
    recordId: recordIds.of({ code: gameId, seed }),
  }));
}

async function ownDays(
  { dayDeals, store, recordIds }: TableHost,
  playerId: PlayerId,
): Promise<OwnDaysAnswer> {
  const finished = await store.days.finishedBy(playerId, OWN_DAYS);
  const days = finished.flatMap(({ day, gameId, seed, result }) =>
    result === undefined || seed === undefined
      ? []
      : [{ day, ...result, recordId: recordIds.of({ code: gameId, seed }) }],
  );
  return {
    days,
    streak: streakOf(
      days.map(({ day }) => day),
      dayDeals.today,
    ),
  };
}
