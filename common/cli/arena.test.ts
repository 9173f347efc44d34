import { describe, expect, test } from 'vitest';
import { DEFAULT_EFFORT } from '../bots/choose-action.ts';
import { runMetro } from '../testing/metro-process.ts';
import { type ArenaResult, type ArenaSettings, playArena } from './arena.ts';
import { parseArenaArguments } from './arena-arguments.ts';

const settingsOf = (...args: readonly string[]): ArenaSettings => {
  const settings = parseArenaArguments(args);
  if (!settings.ok) throw new Error(settings.error);
  return settings.value.settings;
};

const play = (...args: readonly string[]): Promise<ArenaResult> => playedBy(settingsOf(...args));

async function playedBy(settings: ArenaSettings): Promise<ArenaResult> {
  const played = await playArena(settings);
  if (!played.ok) throw new Error(played.error);
  return played.value;
}

/** All but the time that it took. */
const outcomeOf = ({ games, seats }: ArenaResult) => ({
  games,
  seats: seats.map(({ millisecondsPerMove: _, milliseconds95: __, ...seat }) => seat),
});

describe('strength', () => {
  test.each([
    ['normal', 'random', []],
    ['normal', 'easy', []],
    ['easy', 'random', []],
    ['normal', 'easy', ['--rotation']],
    ['normal', 'easy', ['--hand', '3']],
  ])('%s beats %s %j', async (stronger, weaker, variant) => {
    const { seats } = await play('--seats', `${stronger},${weaker}`, '--games', '20', ...variant);
    expect(seats[0]?.share).toBeGreaterThanOrEqual(0.75);
    expect(seats[0]?.meanMargin).toBeGreaterThan(10);
  });

  test.each([
    ['medium', 'easy'],
    ['normal', 'medium'],
  ])('%s beats %s, but not always', async (stronger, weaker) => {
    const { seats } = await play('--seats', `${stronger},${weaker}`, '--games', '40');
    expect(seats[0]?.share).toBeGreaterThan(0.6);
    expect(seats[0]?.share).toBeLessThan(1);
  });

  test('hard beats normal however little it thinks', async () => {
    const { seats } = await play('--seats', 'hard,normal', '--games', '20', '--playouts', '60');
    expect(seats[0]?.meanMargin).toBeGreaterThan(3);
  });

  test('normal beats five beginners', async () => {
    const { seats } = await play('--seats', 'easy,easy,normal,easy,easy,easy', '--games', '18');
    expect(seats[2]?.share).toBeGreaterThan(0.4);
  });
});

describe('games', () => {
  test('are the same for the same seed, and others for another', async () => {
    const args = ['--seats', 'easy,random,easy', '--games', '4', '--seed'];
    const outcome = outcomeOf(await play(...args, '9'));
    expect(outcomeOf(await play(...args, '9'))).toEqual(outcome);
    expect(outcomeOf(await play(...args, '10'))).not.toEqual(outcome);
  });

  test('have one win each, and what one seat is ahead the other is behind', async () => {
    const { games, seats } = await play('--seats', 'random,random', '--games', '7');
    expect(games).toBe(7);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(7);
    expect(seats.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect((seats[0]?.meanMargin ?? 0) + (seats[1]?.meanMargin ?? 0)).toBeCloseTo(0, 3);
  });
});

describe('arguments', () => {
  test('have defaults', () => {
    expect(settingsOf()).toEqual({
      options: { players: 2, rotation: false, handSize: 1, expansions: [] },
      seats: ['normal', 'easy'],
      games: 400,
      seed: 1,
      effort: DEFAULT_EFFORT,
    });
  });

  test('name expansions with commas between', () => {
    const { options } = settingsOf('--expansions', 'companies,central-wagons');
    expect(options.expansions).toEqual(['companies', 'central-wagons']);
  });

  test.each([
    [['--seats', 'normal'], /^--seats needs 2 to 6 levels\.$/],
    [['--seats', 'normal,clever'], /^--seats must be a list of .*clever/],
    [['--games', '0'], /^--games must be a whole number above 0/],
    [['--games', '1e3'], /^--games must/],
    [['--seed', 'x'], /^--seed must/],
    [['--playouts', '0'], /^--playouts must/],
    [['--hand', '4'], /^--hand must/],
    [['--expansions', 'teleport'], /^--expansions are not possible: unknown-expansion\.$/],
    [['--seats', 'normal,program'], /^--bot and --command bring the seat "program" along/],
    [['--bot', 'bot.ts'], /^--bot and --command bring the seat "program" along/],
    [['--speed', '4'], /--speed/],
    [['more'], /more/],
  ])('refuse %j in one sentence', (args, error) => {
    const settings = parseArenaArguments(args);
    if (settings.ok) throw new Error('they were taken');
    expect(settings.error).toMatch(error);
    expect(settings.error.split('\n')).toHaveLength(1);
  });
});

test('the command prints JSON, or exits 2', async () => {
  const played = await runMetro(['arena', '--seats', 'random,random', '--games', '2']);
  expect(JSON.parse(played.output)).toMatchObject({ games: 2, seats: [{ seat: 'random' }, {}] });
  expect(played.exitCode).toBe(0);
  const refused = await runMetro(['arena', '--games', 'many']);
  expect(refused).toMatchObject({ output: '', exitCode: 2 });
});

describe('a program takes part', () => {
  const arenaWith = (...program: readonly string[]) =>
    runMetro(['arena', '--seats', 'random,program', '--games', '2', ...program]);

  test('as a module', async () => {
    const { output, exitCode } = await arenaWith('--bot', 'docs/bots/greedy.ts');
    expect(JSON.parse(output)).toMatchObject({ games: 2, seats: [{}, { seat: 'program' }] });
    expect(exitCode).toBe(0);
  });

  test('and ends the contest by breaking a rule', async () => {
    const { errors, exitCode } = await arenaWith('--command', 'yes \'{"action":"aaaa@D4"}\'');
    expect(errors).toMatch(/^program: aaaa@D4 is refused: [a-z-]+\n$/);
    expect(exitCode).toBe(1);
  });
});
