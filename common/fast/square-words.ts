/**
 * Sets of squares as two words of 32 bits, since that is what JavaScript's bit operations have: rows
 * 1 to 4 of the board above, rows 5 to 8 below. A square's bit is its number (less 32 below).
 */
import { isCentral, isEdge } from '../rules/board.ts';
import { BOARD_SIZE, columnOf, SQUARES, type Square } from '../rules/ids.ts';
import type { SmallGenerator } from './small-generator.ts';

/** Squares in a word. */
export const WORD = 32;

/** The squares of the upper half of the board for which a condition holds, as a word. */
export const wordAbove = (holds: (square: Square) => boolean): number =>
  wordOf(SQUARES.filter((square) => square < WORD && holds(square)));

/** The squares of the lower half of the board for which a condition holds, as a word. */
export const wordBelow = (holds: (square: Square) => boolean): number =>
  wordOf(SQUARES.filter((square) => square >= WORD && holds(square)));

const wordOf = (squares: readonly Square[]): number =>
  squares.reduce((word, square) => word | (1 << (square % WORD)), 0);

const EDGE_ABOVE = wordAbove(isEdge);
const EDGE_BELOW = wordBelow(isEdge);
const TILES_ABOVE = wordAbove((square) => !isCentral(square));
const TILES_BELOW = wordBelow((square) => !isCentral(square));
const NOT_LEFT = wordAbove((square) => columnOf(square) > 0);
const NOT_RIGHT = wordAbove((square) => columnOf(square) < BOARD_SIZE - 1);
/** How far a row of one word lies from the neighbouring row of the other. */
const ACROSS = WORD - BOARD_SIZE;

/** The squares above that are free and touch the edge or one of the laid tiles. RULES.md, section 4. */
export function openAbove(laidAbove: number, laidBelow: number): number {
  const laid = laidAbove & TILES_ABOVE;
  const across = (laidBelow & TILES_BELOW) << ACROSS;
  const reached = EDGE_ABOVE | beside(laid) | (laid >>> BOARD_SIZE) | (laid << BOARD_SIZE) | across;
  return reached & TILES_ABOVE & ~laid;
}

/** The same below. */
export function openBelow(laidAbove: number, laidBelow: number): number {
  const laid = laidBelow & TILES_BELOW;
  const across = (laidAbove & TILES_ABOVE) >>> ACROSS;
  const reached = EDGE_BELOW | beside(laid) | (laid >>> BOARD_SIZE) | (laid << BOARD_SIZE) | across;
  return reached & TILES_BELOW & ~laid;
}

const beside = (word: number): number => ((word & NOT_RIGHT) << 1) | ((word & NOT_LEFT) >>> 1);

/** Writes the squares of both words into a list, A1 first; returns how many there are. */
export function listSquares(above: number, below: number, list: Int16Array): number {
  return listWord(below, WORD, list, listWord(above, 0, list, 0));
}

function listWord(word: number, first: number, list: Int16Array, listed: number): number {
  let count = listed;
  for (let left = word; left !== 0; left &= left - 1) list[count++] = first + lowestSquare(left);
  return count;
}

/** One of the squares of both words, all equally likely. There must be at least one. */
export function randomSquare(above: number, below: number, generator: SmallGenerator): number {
  const countAbove = countSquares(above);
  const chosen = generator.below(countAbove + countSquares(below));
  return chosen < countAbove
    ? nthSquare(above, chosen)
    : WORD + nthSquare(below, chosen - countAbove);
}

/** Counts the bits of a word in pairs, fours and eights, whose counts the product adds up. */
function countSquares(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function nthSquare(word: number, n: number): number {
  let left = word;
  for (let passed = 0; passed < n; passed++) left &= left - 1;
  return lowestSquare(left);
}

const lowestSquare = (word: number): number => WORD - 1 - Math.clz32(word & -word);
