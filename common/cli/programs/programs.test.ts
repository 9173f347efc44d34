import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import { dealFrom } from '../../deal/deal.ts';
import { EXPANSION_SETS } from '../../rules/expansions/sets.ts';
import { applyAction, type GameState, startGame, viewOf } from '../../rules/game.ts';
import type { GameOptions } from '../../rules/options.ts';
import { seedOf } from '../../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../../testing/builders.ts';
import { answerTo } from '../query.ts';
import { startCommand } from './command-program.ts';
import { loadModule } from './module-program.ts';
import type { Program } from './program.ts';
import { turnOf } from './turn.ts';

const MINUTE = 60_000;
/** `metro query` is itself a program that plays. */
const QUERY = `"${process.execPath}" common/cli/main.ts query`;

const running: Program[] = [];
afterEach(() => {
  for (const program of running.splice(0)) program.close();
});

const started = (command: string, milliseconds = MINUTE): Program => {
  const program = startCommand(command, milliseconds);
  running.push(program);
  return program;
};

/** A module with this source, as a path. */
function moduleOf(source: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'metro-bot-')), 'bot.mjs');
  writeFileSync(path, source);
  return path;
}

async function loaded(path: string): Promise<Program> {
  const program = await loadModule(path);
  if (!program.ok) throw new Error(program.error);
  return program.value;
}

const startOf = (options: GameOptions): GameState =>
  startGame(options, dealFrom(seedOf('b075'.repeat(8)), options));

/** A game that a program plays alone, to its end. */
async function gameOf(program: Program, options: GameOptions): Promise<GameState> {
  let state = startOf(options);
  while (state.phase.type === 'playing') {
    const { turn } = state.phase;
    const chosen = await program.choose(turnOf(viewOf(state, turn), turn, 1));
    if (!chosen.ok) throw new Error(chosen.error);
    const applied = applyAction(state, turn, chosen.value);
    if (!applied.ok) throw new Error(`refused: ${applied.error}`);
    state = applied.value.state;
  }
  return state;
}

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

describe('a whole game is played', () => {
  test.each([
    { rotation: false, handSize: 1 },
    { rotation: true, handSize: 3 },
  ] as const)('by the sample in TypeScript with %j', async (variant) => {
    const { phase } = await gameOf(await loaded('docs/bots/greedy.ts'), {
      ...BASE_OPTIONS,
      ...variant,
    });
    expect(phase.type).toBe('finished');
  });

  test.skipIf(!hasPython).each(EXPANSION_SETS.map((expansions) => ({ expansions })))(
    'by the sample in Python with $expansions',
    async ({ expansions }) => {
      const program = started('python3 docs/bots/central.py');
      const { phase } = await gameOf(program, { ...BASE_OPTIONS, expansions });
      expect(phase.type).toBe('finished');
    },
  );

  test.each(EXPANSION_SETS.map((expansions) => ({ expansions })))(
    'by metro query itself with $expansions',
    async ({ expansions }) => {
      const { phase } = await gameOf(started(QUERY), { ...BASE_OPTIONS, expansions });
      expect(phase.type).toBe('finished');
    },
  );
});

test('the example of a turn in docs/bots.md is one', () => {
  const example = /```json\n({"op".+?})\n```/s.exec(readFileSync('docs/bots.md', 'utf8'))?.[1];
  expect(JSON.parse(answerTo((example ?? '').replace('\n', '')))).toHaveProperty('action');
});

describe('a program is told of', () => {
  const turn = turnOf(viewOf(startOf(BASE_OPTIONS), 0), 0, 1);
  const never = 'setInterval(() => {}, 1000)';

  test.each([
    ['that doesn’t exist', 'no-such-program-here', MINUTE, 'it ended without an answer'],
    ['that ends', `node -e "process.exit(3)"`, MINUTE, 'it ended without an answer'],
    ['that thinks too long', `node -e "${never}"`, 300, 'no answer within 0.3 seconds'],
    ['that writes no JSON', 'echo hello', MINUTE, 'no answer in "hello"'],
    [
      'that writes too much',
      `node -e "console.log('x'.repeat(20000))"`,
      MINUTE,
      'its answer is too long',
    ],
  ])('%s', async (_name, command, milliseconds, sentence) => {
    const chosen = await started(command, milliseconds).choose(turn);
    expect(chosen.ok).toBe(false);
    if (!chosen.ok) expect(chosen.error).toContain(sentence);
  });

  test.each([
    ['throws', 'export const choose = () => { throw new Error("no idea"); }', 'it fails: no idea'],
    ['answers nothing', 'export const choose = () => undefined', 'no answer in'],
    ['answers badly', 'export const choose = () => "jump"', '"jump" is no action'],
  ])('whose function %s', async (_name, source, sentence) => {
    const chosen = await (await loaded(moduleOf(source))).choose(turn);
    expect(chosen.ok).toBe(false);
    if (!chosen.ok) expect(chosen.error).toContain(sentence);
  });

  test.each([
    ['that isn’t there', 'no/such/file.ts', "can't be loaded"],
    ['without a function', moduleOf('export const choose = 3'), 'exports no function named choose'],
  ])('a module %s', async (_name, path, sentence) => {
    const program = await loadModule(path);
    expect(program.ok).toBe(false);
    if (!program.ok) expect(program.error).toContain(sentence);
  });
});
