/** What each client may see of its own seat: hand, shares, numbers. */
import { StateView } from '@colyseus/schema';
import type { Seating } from '../games/seating.ts';
import type { TableState } from '../schema/state.ts';
import { seatState } from '../schema/sync.ts';
import { playerOf, type TableClient } from './requests.ts';

/** Lets a client see its own seat, if it has one. */
export function showOwnSeat(client: TableClient, seating: Seating, state: TableState): void {
  const seat = seating.seatOf(playerOf(client));
  if (seat === undefined) return;
  client.view = new StateView();
  client.view.add(seatState(state, seat));
}

/** Hides all seats before they change, so that nobody sees a seat that isn't their own. */
export function hideOwnSeat(client: TableClient): void {
  client.view?.dispose();
  delete client.view;
}
