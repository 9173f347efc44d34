/** What the page asks the server for over HTTP, each by its path; `proof` says who asks. None rejects. */
import { z } from 'zod';
import {
  accountAnswer,
  dealAnswer,
  dealTableAnswer,
  devicesAnswer,
  gamesAnswer,
  invitationAnswer,
  linkAnswer,
  meAnswer,
  recordAnswer,
} from '../../common/protocol/api.ts';
import type { Day } from '../../common/protocol/day.ts';
import { dayAnswer, dayTableAnswer, ownDaysAnswer } from '../../common/protocol/day-answers.ts';
import { ask, askExactly } from './http.ts';

/** The past of a game, by the code of its table or the long id of its record. */
export const fetchPast = (proof: string, game: string) =>
  ask({ path: `/api/records/${game}`, token: proof, answer: recordAnswer });

/** Who invites to a table, and to what game. */
export const fetchInvitation = (code: string) =>
  ask({ path: `/api/tables/${code}`, answer: invitationAnswer });

/** A deal that can be played again. */
export const fetchDeal = (dealId: string) =>
  ask({ path: `/api/deals/${dealId}`, answer: dealAnswer });

/** Makes a table that plays a deal again. */
export const makeDealTable = (proof: string, dealId: string) =>
  askExactly({
    path: `/api/deals/${dealId}`,
    method: 'POST',
    token: proof,
    answer: dealTableAnswer,
  });

/** A day's deal and how it went, from so many places on; without a day, today's. */
export const fetchDay = (proof: string, day: Day | undefined, after = 0) =>
  ask({ path: `/api/days/${day ?? 'today'}?after=${after}`, token: proof, answer: dayAnswer });

/** The days that a player has finished. */
export const fetchOwnDays = (proof: string) =>
  ask({ path: '/api/days/mine', token: proof, answer: ownDaysAnswer });

/** The table of the player's try of today. */
export const makeDayTable = (proof: string) =>
  askExactly({ path: '/api/days/today', method: 'POST', token: proof, answer: dayTableAnswer });

/** A part of a player's own games: the first one, or the one after what `next` of the part before said. */
export const fetchOwnGames = (proof: string, which: 'unfinished' | 'over', after?: string) => {
  const further = after === undefined ? '' : `&after=${after}`;
  const path = `/api/games/mine?which=${which}${further}`;
  return ask({ path, token: proof, answer: gamesAnswer });
};

/** Whose proof it is; a token is answered by a new one. */
export const renewAccount = (proof: string) =>
  ask({ path: '/api/guest', method: 'POST', token: proof, answer: accountAnswer });

/** What the server knows of a player. */
export const fetchMe = (proof: string) => ask({ path: '/api/me', token: proof, answer: meAnswer });

/** Gives a player another name. */
export const putName = (proof: string, name: string) =>
  ask({ path: '/api/me', method: 'PUT', token: proof, body: { name }, answer: meAnswer });

/** Deletes what the server knows of a player. */
export const deleteMe = (proof: string) =>
  ask({ path: '/api/me', method: 'DELETE', token: proof, answer: z.undefined() });

/** A code by which another device becomes this player, once. */
export const makeLink = (proof: string) =>
  ask({ path: '/api/me/link', method: 'POST', token: proof, answer: linkAnswer });

/** The devices by which somebody is this player. */
export const fetchDevices = (proof: string) =>
  ask({ path: '/api/me/devices', token: proof, answer: devicesAnswer });

/** Ends a device: it proves nobody any more. */
export const endDevice = (proof: string, id: string) =>
  ask({ path: `/api/me/devices/${id}`, method: 'DELETE', token: proof, answer: z.undefined() });

/** The player of another device's code. */
export const redeemLink = (code: string) =>
  ask({ path: '/api/link', method: 'POST', body: { code }, answer: accountAnswer });
