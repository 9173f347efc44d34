/** The arguments of `metro arena`. */
import { parseArgs } from 'node:util';
import { DEFAULT_EFFORT, LEVELS } from '../bots/choose-action.ts';
import { parseExpansions } from '../rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { HAND_SIZES } from '../rules/options.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { type ArenaSettings, type Contestant, PROGRAM } from './arena.ts';
import { argumentFault } from './argument-fault.ts';
import { chosenProgram, PROGRAM_ARGUMENTS, type StartProgram } from './programs/chosen-program.ts';

/** What to play, and what starts the program that takes part, if any. */
export interface ArenaOrder {
  readonly settings: ArenaSettings;
  readonly start: StartProgram | undefined;
}

/** Parses the arguments, or returns a sentence about what is wrong with them. */
export function parseArenaArguments(args: readonly string[]): Result<ArenaOrder, string> {
  const values = parsedValues(args);
  if (!values.ok) return values;
  const { seats, games, seed, playouts, rotation, hand, expansions: names } = values.value;
  const contestants = parseSeats(seats);
  if (!contestants.ok) return contestants;
  const players = PLAYER_COUNTS.find((count) => count === contestants.value.length);
  if (players === undefined) return err('--seats needs 2 to 6 levels.');
  const start = chosenProgram(values.value);
  if (!start.ok) return start;
  if ((start.value !== undefined) !== contestants.value.includes(PROGRAM))
    return err('--bot and --command bring the seat "program" along, which needs one of them.');
  const handSize = HAND_SIZES.find((size) => String(size) === hand);
  if (handSize === undefined) return err(`--hand must be 1, 2 or 3, not "${hand}".`);
  const expansions = parseExpansions(names === '' ? [] : names.split(','));
  if (!expansions.ok) return err(`--expansions are not possible: ${expansions.error}.`);
  const gameCount = wholeNumber(games);
  if (gameCount === undefined || gameCount === 0)
    return err(`--games must be a whole number above 0, not "${games}".`);
  const seedNumber = wholeNumber(seed);
  if (seedNumber === undefined)
    return err(`--seed must be a whole number of at most 15 digits, not "${seed}".`);
  const playoutCount = playouts === undefined ? undefined : wholeNumber(playouts);
  if (playouts !== undefined && !playoutCount)
    return err(`--playouts must be a whole number above 0, not "${playouts}".`);
  const effort = playoutCount === undefined ? DEFAULT_EFFORT : { playouts: playoutCount };
  const options = { players, rotation, handSize, expansions: expansions.value };
  const counts = { games: gameCount, seed: seedNumber };
  const settings = { options, seats: contestants.value, ...counts, effort };
  return ok({ settings, start: start.value });
}

function parsedValues(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seats: { type: 'string', default: 'normal,easy' },
        games: { type: 'string', default: '400' },
        seed: { type: 'string', default: '1' },
        playouts: { type: 'string' },
        rotation: { type: 'boolean', default: false },
        hand: { type: 'string', default: '1' },
        expansions: { type: 'string', default: '' },
        ...PROGRAM_ARGUMENTS,
      },
    });
    return ok(values);
  } catch (error) {
    return argumentFault(error);
  }
}

const CONTESTANTS = [...LEVELS, PROGRAM] as const;

function parseSeats(text: string): Result<readonly Contestant[], string> {
  const names = text.split(',');
  const seats = names
    .map((name) => CONTESTANTS.find((contestant) => contestant === name))
    .filter((contestant) => contestant !== undefined);
  return seats.length === names.length
    ? ok(seats)
    : err(
        `--seats must be a list of ${CONTESTANTS.join(', ')}, with commas between, not "${text}".`,
      );
}

const wholeNumber = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text) ? Number(text) : undefined;
