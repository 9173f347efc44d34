/** Rooms of kept tables: made again as soon as somebody asks for a table that no room here holds. */
import { matchMaker, ServerError } from '@colyseus/core';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import { LOBBY_ROOM, TABLE_ROOM } from '../../common/protocol/options.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import { isTableCode } from '../../common/protocol/table-code.ts';
import type { TableHost } from '../hosting/table-host.ts';
import { report } from '../report.ts';
import { withAdmission } from './admission.ts';
import { admit, limitEntry, limitMisses } from './entry-limits.ts';
import type { RoomServices } from './room-classes.ts';
import { UNAVAILABLE, unavailable } from './unavailable.ts';

/** The status of an answer that says: this server never will. */
const NOT_UNDERSTOOD = 501;

/** Colyseus' statuses: for a way in that there isn't, and for a code of no table. */
const NO_DOOR = 520;
const NO_TABLE = 522;

/** The ways in that pages use. Every other one is closed: each would need guarding. */
function isDoor(method: string, name: string): boolean {
  switch (method) {
    case 'create':
      return name === TABLE_ROOM;
    case 'joinOrCreate':
      return name === LOBBY_ROOM || name === QUICK_MATCH_ROOM;
    case 'joinById':
      return isTableCode(name);
    default:
      return false;
  }
}

/** Colyseus' own; there is one matchmaker for each process, and perhaps several servers in turn. */
const { invokeMethod } = matchMaker.controller;

/**
 * Puts the host before the matchmaker: entering a table by its code loads it first, if need be. What
 * exceeds the limits of an address is refused with 429.
 * While the server closes everything is refused with 503, so that clients come again: the matchmaker
 * would say that there is no such table. Returns a function that opens a table for nobody in particular.
 */
export function rebuildRooms({
  host,
  guests,
  limits,
}: Omit<RoomServices, 'messenger'>): (code: string) => Promise<void> {
  const { controller } = matchMaker;
  const underWay = new Map<string, Promise<void>>();
  const ensure = (code: string): Promise<void> => {
    const known = underWay.get(code);
    if (known !== undefined) return known;
    const ensured = ensureRoom(host, code).finally(() => underWay.delete(code));
    underWay.set(code, ensured);
    return ensured;
  };
  controller.invokeMethod = async (method, name, options, context) => {
    if (host.isClosing) throw new ServerError(UNAVAILABLE, 'the server closes');
    const attempt = { method, name, options, address: context?.ip ?? '', token: context?.token };
    if (!isDoor(method, name))
      throw new ServerError(method === 'joinById' ? NO_TABLE : NO_DOOR, 'there is no such way in');
    await limitEntry(limits, attempt);
    if (method === 'joinById') {
      await ensure(name);
      await limitMisses(limits, guests, attempt);
    }
    const isForTable = method !== 'joinOrCreate';
    const given = isForTable
      ? withAdmission(options, await admit(limits, guests, attempt))
      : options;
    return await invokeMethod.call(controller, method, name, given, context);
  };
  return ensure;
}

/** Makes the room of a kept table, if there is such a table and no room of it here. */
async function ensureRoom(host: TableHost, code: string): Promise<void> {
  if (await matchMaker.driver.has(code)) return;
  const held = await host.load(code).catch(unavailable(`loading table ${code}`));
  if (held === 'unknown-table') return;
  if (held === 'held-by-other')
    throw new ServerError(UNAVAILABLE, 'another process holds the table');
  if (held === 'other-version')
    throw new ServerError(NOT_UNDERSTOOD, 'other-version' satisfies ApiRefusal);
  report('table loaded', { table: code });
  await matchMaker.createRoom(TABLE_ROOM, { held });
}
