import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameSnapshot, TableSnapshot } from '../../common/protocol/snapshot.ts';
import { startMetro } from '../../common/testing/metro-process.ts';
import type { RunningApp } from '../app.ts';
import { playAlone, playFor } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A program as its author starts it, and how it ends. */
function startProgram(...args: readonly string[]) {
  const child = startMetro('play', '--server', server.url, ...args);
  const closed = once(child, 'close');
  return async () => {
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    await closed;
    return { output, errors, exitCode: child.exitCode };
  };
}

/** A table at which somebody waits for a program, and the program once it is ready. */
async function tableWith(...args: readonly string[]) {
  const anna = await TestPlayer.make(server.url, 'Anna', BASE_TABLE);
  const ended = startProgram('--table', anna.code, ...args);
  await anna.until(({ seats }) => seats[1]?.occupant?.isReady === true);
  return { anna, ended };
}

const hasLeft = ({ seats }: TableSnapshot) => seats[1]?.occupant?.presence === 'left';

const isTurnOf = ({ game: { phase } }: GameSnapshot, seat: number) =>
  phase.type === 'playing' && phase.turn === seat;

describe("somebody's own program", () => {
  test('plays a whole game at a real table, and everybody sees that it is one', async () => {
    const { anna, ended } = await tableWith('--bot', 'docs/bots/greedy.ts', '--name', 'Greedy');
    expect(anna.snapshot.seats[1]?.occupant).toMatchObject({
      name: 'Greedy',
      isProgram: true,
      bot: undefined,
    });
    expect(anna.snapshot.seats[0]?.occupant?.isProgram).toBe(false);
    await anna.ask('start');
    await playAlone(anna);
    const { output, errors, exitCode } = await ended();
    expect([errors, exitCode]).toEqual(['', 0]);
    expect(output).toContain(`seat 2 (Greedy): ${anna.game.game.scores[1]} points`);
  });

  test('leaves its seat to the stand-in when it breaks a rule, and says which', async () => {
    const command = `node -e "process.stdin.on('data', () => console.log('{\\"action\\":\\"aaaa@D4\\"}'))"`;
    const { anna, ended } = await tableWith('--command', command);
    await anna.ask('start');
    const ownTurn = anna.until((table) => table.phase === 'playing' && isTurnOf(table, 0));
    await Promise.race([ownTurn.then(() => playFor(anna)), anna.until(hasLeft)]);
    const { errors, exitCode } = await ended();
    expect(errors).toMatch(/^the table refuses aaaa@D4: [a-z-]+\n$/);
    expect(exitCode).toBe(1);
    await anna.until(hasLeft);
  });

  test('says why it can’t enter a table', async () => {
    const { errors, exitCode } = await startProgram(
      ...['--table', 'BCDFGH', '--bot', 'docs/bots/greedy.ts'],
    )();
    expect(errors).toBe(`${server.url}: the table can't be entered: not-found\n`);
    expect(exitCode).toBe(1);
  });
});
