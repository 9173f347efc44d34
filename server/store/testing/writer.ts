/**
 * A process that hosts games and plays them as fast as the store takes it, until it is killed: the
 * victim of tests. Arguments: the store's address, the owner's name, how many games. It writes a line
 * for each action that the store has acknowledged: game, sequence, action, separated by spaces.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { Fenced } from '../errors.ts';
import { openStore } from '../open-store.ts';
import type { GameStore } from '../store.ts';
import { action, LEASE_TIME, startedGame } from './sample.ts';

const [, , address = '', owner = '', games = '1'] = process.argv;
const store = await openStore(address);
await Promise.all(Array.from({ length: Number(games) }, (_, index) => host(store, `G${index}`)));

/** Takes the game, or makes it; plays on from what is kept; takes it again when it was fenced. */
async function host(store: GameStore, gameId: string): Promise<never> {
  for (;;) {
    const claimed = await store.hosting.claim({ gameId, owner, leaseTime: LEASE_TIME });
    const epoch = claimed.ok ? claimed.value : await startedGame(store, gameId, { owner });
    const kept = await store.games.load(gameId);
    try {
      await playFrom(store, gameId, epoch, kept?.actions.length ?? 0);
    } catch (error) {
      if (!(error instanceof Fenced)) throw error;
    }
  }
}

async function playFrom(
  store: GameStore,
  gameId: string,
  epoch: number,
  kept: number,
): Promise<never> {
  for (let sequence = kept + 1; ; sequence++) {
    const text = `${randomUUID()}-${epoch}`;
    await store.journal.append(gameId, epoch, action(sequence, { action: text }));
    process.stdout.write(`${gameId} ${sequence} ${text}\n`);
  }
}
