import { describe, expect, test } from 'vitest';
import { action, after, gameOf, tile } from '../testing/builders.ts';
import { applyAction, type GameState, legalActions } from './game.ts';
import { formatAction } from './notation.ts';

const handOf = ({ hands }: GameState, seat: number) => hands[seat]?.tiles.join(' ');

describe('dealing', () => {
  test('gives every seat its first tile, then every seat its second', () => {
    const state = gameOf('aacb cbaa acba baac aaaa cbcb bcbc', { players: 3, handSize: 2 });
    expect([0, 1, 2].map((seat) => handOf(state, seat))).toEqual([
      'aacb baac',
      'cbaa aaaa',
      'acba cbcb',
    ]);
    expect(state.stack[0]).toBe('bcbc');
    expect(state.stackCount).toBe(54);
  });
});

describe('a turn', () => {
  const start = gameOf('aacb cbaa acba baac');

  test('that lays a tile of the hand draws the next one and ends', () => {
    const state = after(start, 'aacb@A2');
    expect(handOf(state, 0)).toBe('acba');
    expect(state.stackCount).toBe(start.stackCount - 1);
    expect(state.phase).toEqual({ type: 'playing', turn: 1 });
  });

  test('that draws goes on with the drawn tile alone, and the hand stays as it is', () => {
    const drawn = after(start, 'draw');
    expect(drawn.phase).toEqual({ type: 'playing', turn: 0 });
    expect(drawn.hands[0]).toEqual({ type: 'open', tiles: [tile('aacb')], drawn: tile('acba') });
    expect(legalActions(drawn).every((one) => formatAction(one).startsWith('acba@'))).toBe(true);
    const laid = after(drawn, 'acba@A2');
    expect(laid.hands[0]).toEqual({ type: 'open', tiles: [tile('aacb')], drawn: undefined });
    expect(laid.stackCount).toBe(start.stackCount - 1);
    expect(laid.phase).toEqual({ type: 'playing', turn: 1 });
  });

  test('offers a tile that is held twice once', () => {
    const state = gameOf('aaaa cbaa aaaa baac', { handSize: 2 });
    const texts = legalActions(state).map(formatAction);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('tells which lines it completed, for whom and for how many points', () => {
    const state = after(gameOf('bbbb aaaa'), 'bbbb@B1');
    const applied = applyAction(state, 1, action('aaaa@A1'));
    if (!applied.ok) throw new Error(applied.error);
    expect(applied.value.events).toEqual([
      { type: 'placed', seat: 1, square: 0, tile: 'aaaa' },
      {
        type: 'line-completed',
        line: {
          start: { type: 'station', station: 9 },
          length: 2,
          end: { type: 'station', station: 7 },
        },
        owner: 0,
        points: 2,
      },
    ]);
    expect(applied.value.state.scores).toEqual([2, 0]);
  });
});
