/** Connections that may look open and be dead: none is waited for for ever. */
import { Client, type Room } from '@colyseus/sdk';
import { withoutProof } from '../../common/protocol/socket-address.ts';
import { dropConnection } from './drop-connection.ts';
import { keepSdkFromStorage } from './sdk-storage.ts';

/** An attempt to enter a room that takes longer is given up, in milliseconds. */
const PATIENCE_MILLISECONDS = 10_000;

/** The SDK's client, except that what gets no answer in time rejects, and that no address tells who asks. */
export class ImpatientClient extends Client {
  readonly #patience: number;

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

  protected override createRoom<State>(name: string): Room<unknown, State> {
    const room = super.createRoom<State>(name);
    // The server gives the token when the room is entered.
    const look = () => room.reconnectionToken === undefined && dropConnection(room);
    setTimeout(look, this.#patience);
    return room;
  }
}
