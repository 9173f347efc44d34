/** Devices that a player has signed out leave the tables at which they play. */
import { matchMaker } from '@colyseus/core';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { DeviceId } from '../identity/devices.ts';
import { TableRoom } from './table-room.ts';

/** Closes all connections of a device to tables here; it can't make them again. */
export function closeDevice({ tables }: TableHost, device: DeviceId): void {
  for (const code of tables.keys()) {
    const room = matchMaker.getLocalRoomById(code);
    if (!(room instanceof TableRoom)) continue;
    for (const client of room.clients)
      if (client.auth?.device === device) client.leave(CLOSE_CODES.deviceEnded);
  }
}
