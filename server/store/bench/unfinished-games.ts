/** Games in their middle, as a store keeps them. */
import { createHash } from 'node:crypto';
import { dealFrom, parseSeed } from '../../../common/deal/deal.ts';
import { gameOptionsOf } from '../../../common/protocol/option-parts.ts';
import type { TableOptions } from '../../../common/protocol/options.ts';
import { CODE_LETTERS, TABLE_CODE_LENGTH } from '../../../common/protocol/table-code.ts';
import { RECORD_VERSION } from '../../../common/record/record.ts';
import { RULES_VERSION } from '../../../common/record/rules-version.ts';
import { type Action, applyAction, type GameState, startGame } from '../../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../../common/rules/ids.ts';
import { formatAction } from '../../../common/rules/notation.ts';
import { chooser, idOf } from '../../testing/fixtures.ts';
import { DUMP_VERSION } from '../dump-lines.ts';
import { openStore } from '../open-store.ts';
import type { JournalAction } from '../store.ts';

/** A game that waits in a store for its players. */
export interface UnfinishedGame {
  readonly code: string;
  /** The name of the guest who is on turn. */
  readonly onTurn: string;
  /** So many actions were played. */
  readonly sequence: number;
}

/** How many games a store gets, and how far each has come. */
export interface UnfinishedGames {
  readonly games: number;
  readonly actions: number;
}

const OPTIONS: TableOptions = {
  players: 4,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: true,
};

/** Fills the empty store at an address with games of four. */
export async function fillStore(
  address: string,
  { games, actions }: UnfinishedGames,
): Promise<readonly UnfinishedGame[]> {
  const played = Array.from({ length: games }, (_, number) => playedGame(number, actions));
  const store = await openStore(address);
  await store.upkeep.import(linesOf(played));
  await store.close();
  return played.map(({ code, state, journal }) => ({
    code,
    onTurn: nameOf(code, turnOf(state)),
    sequence: journal.length,
  }));
}

interface PlayedGame {
  readonly code: string;
  readonly seed: string;
  readonly state: GameState;
  readonly journal: readonly JournalAction[];
}

/** A game with a deal and choices of its own, which are the same in each run. */
function playedGame(number: number, actions: number): PlayedGame {
  const seed = parseSeed(createHash('sha256').update(`game ${number}`).digest('hex'));
  if (seed === undefined) throw new Error('a hash that is no seed');
  const options = gameOptionsOf(OPTIONS);
  const choose = chooser(seed);
  let state = startGame(options, dealFrom(seed, options));
  const journal: JournalAction[] = [];
  while (journal.length < actions) {
    const step = nextStep(state, choose);
    state = step.state;
    const sequence = journal.length + 1;
    journal.push({ sequence, seat: step.seat, action: step.action, at: momentOf(sequence) });
  }
  return { code: codeOf(number), seed, state, journal };
}

/** Some seconds after the action before, as people play. */
const momentOf = (sequence: number): number =>
  Date.UTC(2026, 0) + sequence * 5000 + ((sequence * 2_654_435_761) % 4000);

function nextStep(state: GameState, choose: (view: GameState) => Action) {
  const seat = turnOf(state);
  const action = choose(state);
  const applied = applyAction(state, seat, action);
  if (!applied.ok) throw new Error(`a legal action was refused: ${applied.error}`);
  return { seat, action: formatAction(action), state: applied.value.state };
}

function turnOf({ phase }: GameState): Seat {
  if (phase.type !== 'playing') throw new Error('the game is over');
  return phase.turn;
}

async function* linesOf(games: readonly PlayedGame[]): AsyncIterable<string> {
  yield JSON.stringify({ type: 'metro-store', version: DUMP_VERSION });
  // Older ones would be tidied away.
  const now = Date.now();
  for (const { code, seed, journal } of games)
    yield JSON.stringify({
      type: 'game',
      id: code,
      status: 'playing',
      isPublic: true,
      options: OPTIONS,
      details: { host: 0 },
      rulesVersion: RULES_VERSION,
      recordVersion: RECORD_VERSION,
      seed,
      epoch: 1,
      createdAt: now,
      updatedAt: now,
      startedAt: now,
      seats: seatsOf(OPTIONS.players).map((seat) => {
        const name = nameOf(code, seat);
        return { seat, playerId: idOf(name), name };
      }),
      actions: journal,
    });
  yield JSON.stringify({ type: 'end', games: games.length, players: 0, keys: 0 });
}

const nameOf = (code: string, seat: Seat): string => `${code} ${seat}`;

/** The number, written with the letters of codes. */
const codeOf = (number: number): string =>
  Array.from(
    { length: TABLE_CODE_LENGTH },
    (_, place) =>
      CODE_LETTERS[Math.floor(number / CODE_LETTERS.length ** place) % CODE_LETTERS.length],
  ).join('');
