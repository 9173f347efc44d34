/** Connections that may look open and be dead: none is waited for for ever. */
import { Client, type Room } from '@colyseus/sdk';
import { withoutProof } from '../../common/protocol/socket-address.ts';
import { dropConnection } from './drop-connection.ts';
import { keepSdkFromStorage } from './sdk-storage.ts';
import { SocketsRefused } from './sockets-refused.ts';

/** An attempt to enter a room that takes longer is given up, in milliseconds. */
const PATIENCE_MILLISECONDS = 10_000;

/** The SDK's client, except that what gets no answer in time rejects, and that no address tells who asks. */
export class ImpatientClient extends Client {
  readonly #patience: number;
  /** Those whose sockets were never open. */
  readonly #unopened = new WeakSet<Room>();
  #newest: Room | undefined;

  /** `patience` is how long it waits for an answer, and again for a room's connection, in milliseconds. */
  constructor(endpoint: string, patience = PATIENCE_MILLISECONDS) {
    keepSdkFromStorage();
    super(endpoint, {
      urlBuilder: withoutProof,
      fetchFn: (address, init) =>
        fetch(address, { ...init, signal: AbortSignal.timeout(patience) }),
    });
    this.#patience = patience;
  }

  /** A seat was promised over HTTP; where no socket opens then, it is sockets that don't get through. */
  override async consumeSeatReservation<State>(
    ...promised: Parameters<typeof Client.prototype.consumeSeatReservation<State>>
  ): Promise<Room<unknown, State>> {
    const joining = super.consumeSeatReservation<State>(...promised);
    const room = this.#newest;
    if (room !== undefined) this.#watchOpening(room);
    try {
      return await joining;
    } catch (error) {
      throw room !== undefined && this.#unopened.has(room) ? new SocketsRefused() : error;
    }
  }

  #watchOpening(room: Room): void {
    this.#unopened.add(room);
    room.connection.events.onopen = () => this.#unopened.delete(room);
  }

  protected override createRoom<State>(name: string): Room<unknown, State> {
    const room = super.createRoom<State>(name);
    this.#newest = room;
    // The server gives the token when the room is entered.
    const look = () => room.reconnectionToken === undefined && dropConnection(room);
    setTimeout(look, this.#patience);
    return room;
  }
}
