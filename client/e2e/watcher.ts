/** Somebody who watches a table over the protocol, and knows what really happened there. */
import { Client } from '@colyseus/sdk';
import { playerIdOf } from '../../common/protocol/identity.ts';
import { decodeTable, type GameSnapshot } from '../../common/protocol/snapshot.ts';
import type { WireTable } from '../../common/protocol/wire.ts';

/** The present state of a table's game, as the server tells a spectator. */
export async function watchOnce(baseURL: string, code: string): Promise<GameSnapshot> {
  const secret = crypto.randomUUID().replaceAll('-', '');
  const client = new Client(baseURL);
  client.auth.token = secret;
  const room = await client.joinById<WireTable>(code, { name: 'watcher', as: 'spectator' });
  const state = await new Promise<WireTable>((resolve) => room.onStateChange.once(resolve));
  const snapshot = decodeTable(state, { code, playerId: playerIdOf(secret) });
  await room.leave();
  if (snapshot.phase === 'waiting') throw new Error('the game has not started');
  return snapshot;
}
