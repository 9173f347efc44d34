/** The server as this browser speaks to it, for a page that begins without Colyseus' SDK. */
import type { Room } from '@colyseus/sdk';
import type { Identity } from './identity.ts';

/** The server as this browser speaks to it. What doesn't lead into a room rejects. */
export interface ServerClient {
  /** Makes a room of this name. */
  create<State>(name: string, options: object): Promise<Room<unknown, State>>;
  /** Enters the room of this code. */
  joinById<State>(code: string, options: object): Promise<Room<unknown, State>>;
  /** Enters a room of this name, which is made if there is none. */
  joinOrCreate<State>(name: string, options: object): Promise<Room<unknown, State>>;
}

/** The same, whose code can be fetched ahead. */
export interface LaterClient extends ServerClient {
  /** Fetches the SDK. Rejects where it can't be had. */
  fetchCode(): Promise<unknown>;
}

/**
 * A client of the server at an address such as `http://localhost:2567`, known by its token. The SDK comes
 * when it is first needed.
 */
export function connectAs(identity: Identity, endpoint: string): LaterClient {
  const fetchCode = () => import('./impatient-client.ts');
  const load = async () => {
    const { ImpatientClient } = await fetchCode();
    const client = new ImpatientClient(endpoint);
    client.auth.token = identity.proof;
    return client;
  };
  return {
    fetchCode,
    create: async (name, options) => (await load()).create(name, options),
    joinById: async (code, options) => (await load()).joinById(code, options),
    joinOrCreate: async (name, options) => (await load()).joinOrCreate(name, options),
  };
}
