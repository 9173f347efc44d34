/** The addresses of the page: the home screen, the queue, tables, practice, replays. So few kinds need no router. */
import { type Day, parseDay } from '../../common/protocol/day.ts';
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import { QUICK_PACES } from '../../common/protocol/quick-paces.ts';
import { codeOfRecord } from '../../common/protocol/record-id.ts';
import { parseTableCode } from '../../common/protocol/table-code.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import { PLAYER_COUNTS, parseSeat } from '../../common/rules/ids.ts';
import { type ChapterName, parseChapter } from './lesson/chapter-names.ts';
import { parsePracticeId } from './practice/practice-id.ts';
import type { WhatIf } from './practice/what-if.ts';

/** Where in the game the page is. */
export type Route =
  | { readonly type: 'home' }
  /** The lesson, at a chapter or where it was left. */
  | { readonly type: 'learn'; readonly chapter: ChapterName | undefined }
  /** An address that leads nowhere, such as a link that was cut off. */
  | { readonly type: 'unknown' }
  /** Here this browser can become the player of another device, by that one's code. */
  | { readonly type: 'move'; readonly code: string }
  /** Setting up a table. */
  | { readonly type: 'new-table' }
  /** In the queue of those who want a game at once. */
  | { readonly type: 'quick'; readonly wish: QuickWish }
  | { readonly type: 'table'; readonly code: string; readonly as: 'player' | 'spectator' }
  /** Against bots, at a table of the page's own. */
  | { readonly type: 'practice' }
  /** A game that is over, played on differently from one of its moments. */
  | ({ readonly type: 'what-if' } & WhatIf)
  /** The deal of a day; without one, of today. */
  | { readonly type: 'day'; readonly day: Day | undefined }
  /** A deal that can be played again. */
  | { readonly type: 'deal'; readonly dealId: string }
  | {
      readonly type: 'replay';
      /** The code of a table, the long id of a private game's record, or the id of a practice game. */
      readonly game: string;
      /** The move that is shown first; `undefined` leaves it to the replay. */
      readonly move: number | undefined;
      /** Is the game to be analysed at once? */
      readonly isAnalysed?: true;
    };

/** The route of an address. Codes are read in either case, and with spaces or dashes in them. */
export function parseRoute({ pathname, searchParams, hash }: URL): Route {
  if (pathname === '/') return { type: 'home' };
  const [, learn, chapter] = /^\/(learn)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? [];
  if (learn !== undefined) return { type: 'learn', chapter: parseChapter(chapter) };
  if (/^\/practice\/?$/.test(pathname)) return { type: 'practice' };
  if (/^\/new\/?$/.test(pathname)) return { type: 'new-table' };
  if (/^\/move\/?$/.test(pathname)) return parseMove(hash);
  if (/^\/quick\/?$/.test(pathname)) return { type: 'quick', wish: parseWish(searchParams) };
  const [, days, day] = /^\/(day)(?:\/([\d-]+))?\/?$/.exec(pathname) ?? [];
  if (days !== undefined) return parseDayRoute(day);
  const [, dealId] = /^\/deal\/([\w-]{1,40})\/?$/.exec(pathname) ?? [];
  if (dealId !== undefined) return { type: 'deal', dealId };
  const [, place, written] = /^\/(table|replay|try)\/([^/]+)\/?$/.exec(pathname) ?? [];
  if (written === undefined) return { type: 'unknown' };
  const code = parseTableCode(decoded(written));
  const game = code ?? parsePracticeId(written) ?? (codeOfRecord(written) && written);
  if (place === 'replay' && game !== undefined) return parseReplay(game, searchParams);
  if (place === 'try' && game !== undefined) return parseTry(game, searchParams);
  if (code === undefined) return { type: 'unknown' };
  return { type: 'table', code, as: searchParams.has('watch') ? 'spectator' : 'player' };
}

function parseDayRoute(text: string | undefined): Route {
  if (text === undefined) return { type: 'day', day: undefined };
  const day = parseDay(text);
  return day === undefined ? { type: 'unknown' } : { type: 'day', day };
}

function parseTry(game: string, parameters: URLSearchParams): Route {
  const move = parseMoveNumber(parameters);
  const seat = parseSeat(Number(parameters.get('seat') ?? Number.NaN));
  if (move === undefined || seat === undefined) return { type: 'unknown' };
  return { type: 'what-if', game, move, seat };
}

const parseReplay = (game: string, parameters: URLSearchParams): Route => ({
  type: 'replay',
  game,
  move: parseMoveNumber(parameters),
  ...(parameters.has('analysis') && { isAnalysed: true }),
});

/** The code is in the part of the address that browsers keep to themselves. */
function parseMove(hash: string): Route {
  const [, code] = /^#([A-Za-z-]{8,20})$/.exec(hash) ?? [];
  return code === undefined ? { type: 'unknown' } : { type: 'move', code };
}

/** What was written with `%`; as it is where that makes no sense. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** The address of a route, from the root of the site. */
export function formatRoute(to: Route): string {
  switch (to.type) {
    case 'home':
    case 'unknown':
      return '/';
    case 'learn':
      return to.chapter === undefined ? '/learn' : `/learn/${to.chapter}`;
    case 'practice':
      return '/practice';
    case 'new-table':
      return '/new';
    case 'move':
      return `/move#${to.code}`;
    case 'quick':
      return `/quick?players=${to.wish.players}&pace=${to.wish.pace}`;
    case 'table':
      return `/table/${to.code}${to.as === 'spectator' ? '?watch' : ''}`;
    case 'day':
      return to.day === undefined ? '/day' : `/day/${to.day}`;
    case 'deal':
      return `/deal/${to.dealId}`;
    case 'what-if':
      return `/try/${to.game}?move=${to.move}&seat=${to.seat}`;
    case 'replay':
      return `/replay/${to.game}${formatMoment(to)}`;
    default:
      return assertNever(to);
  }
}

/** What follows the address of a replay. */
function formatMoment({ move, isAnalysed }: Extract<Route, { type: 'replay' }>): string {
  const parts = [
    ...(move === undefined ? [] : [`move=${move}`]),
    ...(isAnalysed ? ['analysis'] : []),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A wish that nobody can have is the usual one. */
const parseWish = (parameters: URLSearchParams): QuickWish => ({
  players: PLAYER_COUNTS.find((count) => String(count) === parameters.get('players')) ?? 'any',
  pace: QUICK_PACES.find((pace) => pace === parameters.get('pace')) ?? 'normal',
});

function parseMoveNumber(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('move') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
