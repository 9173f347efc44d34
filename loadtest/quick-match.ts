/** Players who find their table through the quick-match queue. */
import { QUICK_PACES, type QuickPace } from '../common/protocol/quick-paces.ts';
import type { BotClient } from '../common/remote/bot-client.ts';

let lastParty: Promise<unknown> = Promise.resolve();

/**
 * The code of the table that the queue finds for these players, who have to enter it soon. Rejects if
 * it doesn't bring them together. Each process has only one party waiting at a time, and each wants a
 * different clock, so nobody meets players of another table.
 */
export function meetByQueue(players: readonly BotClient[], processIndex: number): Promise<string> {
  const party = lastParty.then(() => meet(players, processIndex));
  lastParty = party.catch(() => {});
  return party;
}

async function meet(players: readonly BotClient[], processIndex: number): Promise<string> {
  const pace: QuickPace = QUICK_PACES[processIndex % QUICK_PACES.length] ?? 'none';
  const found = await Promise.all(players.map((player) => player.queue(players.length, pace)));
  const [code, ...others] = new Set(found);
  if (code === undefined || others.length > 0) throw new Error('the queue parted a party');
  return code;
}
