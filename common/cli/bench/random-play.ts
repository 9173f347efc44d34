/**
 * The work that `npm run bench:rules` measures. reference.c does the same, down to the random
 * numbers, so that the checksums of both must agree.
 */
import { at, FastBoard } from '../../fast/fast-board.ts';
import { addScores, addTracedScores, ownersOf } from '../../fast/fast-scores.ts';
import { SmallGenerator } from '../../fast/small-generator.ts';
import { assertNever } from '../../rules/assert-never.ts';
import { SQUARE_COUNT } from '../../rules/ids.ts';
import { TILE_CODES, TILE_COPIES, TILE_COUNT } from '../../rules/tiles.ts';

/** What can be measured. */
export const TASKS = ['games', 'scores', 'lists'] as const;
export type Task = (typeof TASKS)[number];

const OWNERS = ownersOf(2);

/** Repeats a piece of work; returns a checksum of its results. */
export type Work = (count: number) => number;

/** The three pieces of work, each from a fresh start. */
export function prepareWork(task: Task): Work {
  const player = new RandomPlayer(1);
  const sample = makeSample(player);
  switch (task) {
    case 'games':
      return (count) => playGames(player, count);
    case 'scores':
      return (count) => scoreBoards(sample, count);
    case 'lists':
      return (count) => listLegal(sample, count);
    default:
      return assertNever(task);
  }
}

/** A position to list the legal squares of a tile in, and the full board that it led to. */
interface Position {
  readonly board: FastBoard;
  readonly nextKind: number;
  readonly fullBoard: Int16Array;
}

/** Position n is what game n looks like after n turns. */
function makeSample(player: RandomPlayer): readonly Position[] {
  return Array.from({ length: TILE_COUNT }, (_, turns) => {
    player.shuffle();
    const board = new FastBoard();
    player.playTurns(board, turns);
    const nextKind = player.kindOfTurn(turns);
    player.playTurns(new FastBoard(), TILE_COUNT);
    return { board, nextKind, fullBoard: player.kinds.slice() };
  });
}

/** Plays games of two with a hand of one tile, never drawing blind; each legal square is as likely. */
class RandomPlayer {
  /** The kind last laid on each square. */
  readonly kinds = new Int16Array(SQUARE_COUNT);
  readonly #deck = Int16Array.from(
    TILE_CODES.flatMap((code, kind) => Array.from({ length: TILE_COPIES[code] }, () => kind)),
  );
  readonly #generator: SmallGenerator;

  constructor(seed: number) {
    this.#generator = new SmallGenerator(seed);
  }

  /** Takes tiles out of those left one after another, from the back (Fisher–Yates). */
  shuffle(): void {
    const deck = this.#deck;
    for (let last = deck.length - 1; last > 0; last--) {
      const other = this.#generator.below(last + 1);
      const kind = at(deck, last);
      deck[last] = at(deck, other);
      deck[other] = kind;
    }
  }

  /** The tiles come down in the order of the deck, whoever's turn it is: every hand is one tile. */
  kindOfTurn(turn: number): number {
    return at(this.#deck, turn);
  }

  /** Plays the first turns of a game. */
  playTurns(board: FastBoard, turns: number): void {
    const generator = this.#generator;
    for (let turn = 0; turn < turns; turn++) {
      const kind = at(this.#deck, turn);
      const square = board.randomLegalSquare(kind, generator);
      board.lay(square, kind);
      this.kinds[square] = kind;
    }
  }
}

function playGames(player: RandomPlayer, count: number): number {
  const board = new FastBoard();
  const scores = new Int16Array(2);
  let checksum = 0;
  for (let game = 0; game < count; game++) {
    board.clear();
    player.shuffle();
    player.playTurns(board, TILE_COUNT);
    scores.fill(0);
    addScores(board, OWNERS, scores);
    checksum = checksumWith(checksum, at(scores, 0), at(scores, 1));
  }
  return checksum;
}

function scoreBoards(sample: readonly Position[], count: number): number {
  const scores = new Int16Array(2);
  let checksum = 0;
  for (let index = 0; index < count; index++) {
    const position = sample[index % sample.length];
    if (position === undefined) throw new Error('the sample is empty');
    scores.fill(0);
    addTracedScores(position.fullBoard, OWNERS, scores);
    checksum = checksumWith(checksum, at(scores, 0), at(scores, 1));
  }
  return checksum;
}

function listLegal(sample: readonly Position[], count: number): number {
  const list = new Int16Array(SQUARE_COUNT);
  let checksum = 0;
  for (let index = 0; index < count; index++) {
    const position = sample[index % sample.length];
    if (position === undefined) throw new Error('the sample is empty');
    const listed = position.board.legalSquares(position.nextKind, list);
    checksum = checksumWith(checksum, listed, at(list, listed - 1));
  }
  return checksum;
}

const checksumWith = (checksum: number, first: number, second: number): number =>
  (Math.imul(checksum, 31) + first * 256 + second) >>> 0;
