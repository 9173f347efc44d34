import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf } from '../../fast/fast-board.ts';
import { SmallGenerator } from '../../fast/small-generator.ts';
import { viewOf } from '../../rules/game.ts';
import { randomGames } from '../../testing/arbitraries.ts';
import { unseenTiles } from '../unseen-tiles.ts';
import { UnseenDeal } from './unseen-deal.ts';

const sorted = (kinds: readonly number[]) => kinds.toSorted((one, other) => one - other);

test('deals what the seat has not seen, each tile once, to hands as large as they are', () => {
  fc.assert(
    fc.property(randomGames, fc.nat(58), fc.integer(), ({ replay }, moment, seed) => {
      const state = replay.steps[moment]?.state ?? replay.start;
      if (state.phase.type !== 'playing') return;
      const { turn: seat } = state.phase;
      const view = viewOf(state, seat);
      const hand = view.hands[seat];
      if (hand?.type !== 'open') throw new Error('a hidden hand');
      const generator = new SmallGenerator(seed);
      const deal = new UnseenDeal({ view, seat, hand, generator });
      deal.shuffle(4, generator);
      deal.begin();
      const dealt: number[] = [];
      for (const [owner, { tiles }] of state.hands.entries()) {
        expect(deal.countOf(owner)).toBe(tiles.length);
        const kinds = [...deal.handOf(owner).subarray(0, tiles.length)];
        if (owner === seat) expect(kinds).toEqual(hand.tiles.map(kindOf));
        else dealt.push(...kinds);
      }
      expect(deal.tilesLeft).toBe(
        state.stack.length + state.hands.flatMap(({ tiles }) => tiles).length,
      );
      for (let drawn = 0; drawn < state.stack.length; drawn++) dealt.push(...deal.draw());
      const unseen = unseenTiles(view, hand).flatMap(({ tile, count }) =>
        Array.from({ length: count }, () => kindOf(tile)),
      );
      expect(sorted(dealt)).toEqual(sorted(unseen));
    }),
    { numRuns: 50 },
  );
});

test('gives hands and stack in another order each time', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const { start } = replay;
      const hand = viewOf(start, 0).hands[0];
      if (hand?.type !== 'open') throw new Error('a hidden hand');
      const generator = new SmallGenerator(1);
      const deal = new UnseenDeal({ view: start, seat: 0, hand, generator });
      const seen = Array.from({ length: 10 }, () => {
        deal.shuffle(4, generator);
        deal.begin();
        return [deal.draw()[0], deal.draw()[0], deal.draw()[0]].join();
      });
      expect(new Set(seen).size).toBeGreaterThan(4);
    }),
    { numRuns: 5 },
  );
});

test('a tile laid is followed by the next one of the stack, and by none when there is no stack', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const { start } = replay;
      const hand = viewOf(start, 0).hands[0];
      if (hand?.type !== 'open') throw new Error('a hidden hand');
      const generator = new SmallGenerator(1);
      const turn = { view: { ...start, stackCount: 1 }, seat: 0 as const, hand, generator };
      const deal = new UnseenDeal(turn);
      deal.begin();
      deal.replace(1, 0);
      expect(deal.countOf(1)).toBe(start.options.handSize);
      deal.replace(1, 0);
      expect(deal.countOf(1)).toBe(start.options.handSize - 1);
    }),
    { numRuns: 5 },
  );
});
