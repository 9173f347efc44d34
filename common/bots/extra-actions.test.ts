import { describe, expect, test } from 'vitest';
import { SmallGenerator } from '../fast/small-generator.ts';
import { type GameState, viewOf } from '../rules/game.ts';
import { gameOf, onBoard, sharePiles, withLastTiles } from '../testing/builders.ts';
import { extraActionFor, plainActionFor } from './extra-actions.ts';

/** Seat 0 holds A40 B30 C20 D10; beside the piles lie B40 A30 A20 A10. */
const SHARES = sharePiles({ 40: 'AC', 30: 'BD', 20: 'CE', 10: 'DF' });
const withCompanies = () => gameOf('aaaa', { expansions: ['companies'] }, SHARES);
const withWagons = () => gameOf('aaaa', { expansions: ['central-wagons'] });

/** Closes the line of company A at station 1 after one tile. */
const A_CLOSED = 'bcbc07';

function turnIn(state: GameState) {
  const view = viewOf(state, 0);
  const hand = view.hands[0];
  if (hand?.type !== 'open') throw new Error('a hidden hand');
  return { view, seat: 0 as const, hand, generator: new SmallGenerator(1) };
}

describe('a share is exchanged', () => {
  test('not while all companies look alike', () => {
    expect(extraActionFor(turnIn(withCompanies()))).toBeUndefined();
  });

  test('for one of a company that does better, late in the game', () => {
    const late = { ...onBoard(withCompanies(), A_CLOSED), stackCount: 4 };
    expect(extraActionFor(turnIn(late))).toEqual({ type: 'exchange', percent: 40, take: 'open' });
    // A beginner doesn't see it.
    expect(plainActionFor(turnIn(late))).toBeUndefined();
  });

  test('not early in the game for the same', () => {
    expect(extraActionFor(turnIn(onBoard(withCompanies(), A_CLOSED)))).toBeUndefined();
  });

  test('not where there are none', () => {
    expect(extraActionFor(turnIn(gameOf('aaaa')))).toBeUndefined();
  });
});

describe('a central wagon is put out', () => {
  const LINE = 'aaaa23 aaaa13';

  test('not while a better line may come', () => {
    expect(extraActionFor(turnIn(onBoard(withWagons(), LINE)))).toBeUndefined();
  });

  test('at the last moment, where its line is longest', () => {
    const last = withLastTiles(onBoard(withWagons(), LINE), 'aaaa', 'aaaa');
    const wagon = { type: 'central-wagon', space: 'D3' };
    expect(extraActionFor(turnIn(last))).toEqual(wagon);
    // A beginner sees it too.
    expect(plainActionFor(turnIn(last))).toEqual(wagon);
  });

  test('not where there are none', () => {
    expect(extraActionFor(turnIn(gameOf('aaaa')))).toBeUndefined();
  });
});
