/** Kills writers at random moments and looks for what they had acknowledged. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openStore } from '../open-store.ts';

/** How writers are killed. */
export interface Killing {
  readonly address: string;
  readonly rounds: number;
  readonly games: number;
}

/** What came of it. */
export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged actions that the store doesn't have. There must be none. */
  readonly lost: number;
  /** Games whose journal can't be loaded. There must be none. */
  readonly broken: number;
}

/** Starts a writer and kills it, again and again on the same store; then counts. */
export async function killWriters({ address, rounds, games }: Killing): Promise<KillReport> {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const writer = startWriter(address, games, acknowledged);
    await writer.firstLine;
    await delay(Math.random() * 300);
    writer.child.kill('SIGKILL');
    await writer.ended;
  }
  const { kept, broken } = await keptActions(address, games);
  const lost = acknowledged.filter((line) => !kept.has(line)).length;
  return { kills: rounds, acknowledged: acknowledged.length, lost, broken };
}

interface Writer {
  readonly child: ChildProcess;
  readonly firstLine: Promise<unknown>;
  /** Resolves once all its output has been read. */
  readonly ended: Promise<unknown>;
}

function startWriter(address: string, games: number, acknowledged: string[]): Writer {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  // One owner's name for all rounds, so that the games are claimed without waiting for leases.
  const child = spawn(process.execPath, [script, address, 'writer', String(games)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    if (line.split(' ').length === 3) acknowledged.push(line);
  });
  return { child, firstLine: once(lines, 'line'), ended: once(lines, 'close') };
}

async function keptActions(address: string, games: number) {
  const store = await openStore(address);
  const kept = new Set<string>();
  let broken = 0;
  for (let index = 0; index < games; index++) {
    const id = `G${index}`;
    try {
      const actions = (await store.games.load(id))?.actions ?? [];
      for (const { sequence, action } of actions) kept.add(`${id} ${sequence} ${action}`);
    } catch {
      broken += 1;
    }
  }
  await store.close();
  return { kept, broken };
}
