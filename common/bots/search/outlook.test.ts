import { describe, expect, test } from 'vitest';
import { SmallGenerator } from '../../fast/small-generator.ts';
import { PERCENTS } from '../../rules/expansions/companies/shares.ts';
import { companiesWorth } from '../../rules/expansions/companies/worth.ts';
import type { ExpansionWorth } from '../../rules/expansions/expansion-worth.ts';
import { NUMBER_COLOURS } from '../../rules/expansions/station-numbers/station-numbers.ts';
import { stationNumbersWorth } from '../../rules/expansions/station-numbers/worth.ts';
import { type GameView, viewOf } from '../../rules/game.ts';
import { PLAYER_COUNTS, type Seat } from '../../rules/ids.ts';
import { gameOf, onBoard, sharePiles } from '../../testing/builders.ts';
import { choicesOf } from './choices.ts';
import { linesOfInterest } from './lines-of-interest.ts';
import { NOBODY, Outlooks } from './outlook.ts';

/** Some guesses of a seat. */
function guessesIn(view: GameView, worth: ExpansionWorth, seat: Seat = 1) {
  const generator = new SmallGenerator(5);
  const below = (limit: number) => generator.below(limit);
  return Array.from({ length: 20 }, () => worth.guess?.({ view, seat, below }) ?? view.holdings);
}

describe('what others keep secret is guessed', () => {
  test.each(PLAYER_COUNTS)(
    'as shares that neither lie open nor are held twice: %i players',
    (players) => {
      const state = gameOf('aaaa', { players, expansions: ['companies'] });
      const view = viewOf(state, 1);
      for (const { shares } of guessesIn(view, companiesWorth)) {
        expect(shares?.[1]).toEqual(state.holdings.shares?.[1]);
        for (const percent of PERCENTS) {
          const known = [view.expansions.companies?.market[percent]];
          const all = [...known, ...(shares ?? []).map((held) => held?.[percent])];
          expect(new Set(all).size).toBe(players + 1);
        }
      }
    },
  );

  test('with the shares that were laid open', () => {
    const state = gameOf('aaaa', { expansions: ['companies'] });
    const { companies } = state.expansions;
    if (companies === undefined) throw new Error('no companies');
    const view = viewOf(state, 1);
    const open = { ...companies, laidOpen: [{ 40: state.holdings.shares?.[0]?.[40] ?? 'A' }, {}] };
    const guesses = guessesIn({ ...view, expansions: { companies: open } }, companiesWorth);
    const seen = (percent: 40 | 30) => new Set(guesses.map(({ shares }) => shares?.[0]?.[percent]));
    expect([seen(40).size, seen(30).size > 3]).toEqual([1, true]);
  });

  test.each(PLAYER_COUNTS)('as numbers, of each colour as many for all: %i players', (players) => {
    const state = gameOf('aaaa', { players, expansions: ['station-numbers'] });
    const [guess] = guessesIn(viewOf(state, 1), stationNumbersWorth);
    const numbers = (guess?.numbers ?? []).map((held) => held ?? []);
    expect(numbers[1]).toEqual(state.holdings.numbers?.[1]);
    const count = (numbers[1]?.length ?? 0) / NUMBER_COLOURS.length;
    for (const held of numbers)
      for (const colour of NUMBER_COLOURS)
        expect(held.filter((station) => colour.includes(station))).toHaveLength(count);
    expect(new Set(numbers.flat()).size).toBe(numbers.flat().length);
  });
});

test('only the seat itself wants the lines that arrive at its numbers', () => {
  const state = gameOf('aaaa', { expansions: ['station-numbers'] });
  const view = viewOf(state, 0);
  const lines = linesOfInterest(view, 0);
  const outlooks = new Outlooks({ view, seat: 0, lines });
  outlooks.guess(new SmallGenerator(3));
  const { holders, stakes } = outlooks.after(undefined);
  const [own = [], other = []] = stakes.map((all) => [...all.slice(lines.departures.length)]);
  expect(own.filter((stake) => stake === 1)).toHaveLength(8);
  expect(own.every((stake, place) => (stake === 1) === (holders[place] === 0))).toBe(true);
  expect(other.every((stake, place) => (stake === 1) === (holders[place] === 1))).toBe(true);
  expect([...holders].filter((holder) => holder === NOBODY)).toHaveLength(32 - 16);
});

describe('an exchange', () => {
  /** Seat 0 holds A40 B30 C20 D10; beside the piles lie B40 A30 A20 A10. Company A has lost a line. */
  const view = viewOf(
    onBoard(
      gameOf(
        'aaaa',
        { expansions: ['companies'] },
        sharePiles({ 40: 'AC', 30: 'BD', 20: 'CE', 10: 'DF' }),
      ),
      'bcbc07',
    ),
    0,
  );
  const [hand] = view.hands;
  if (hand?.type !== 'open') throw new Error('a hidden hand');
  const choices = choicesOf({ view, seat: 0, hand, generator: new SmallGenerator(1) });
  const swaps = choices.flatMap(({ opening }) => (opening.type === 'swap' ? [opening.swap] : []));

  test('is looked at for a share that is probably better', () => {
    expect(swaps.map(({ action }) => action)).toContainEqual({
      type: 'exchange',
      percent: 40,
      take: 'open',
    });
    expect(swaps.map(({ action }) => action)).not.toContainEqual(
      expect.objectContaining({ percent: 30, take: 'open' }),
    );
  });

  test('changes that share and no other', () => {
    const [guess] = guessesIn(view, companiesWorth, 0);
    const open = swaps.find(({ action }) => action.type === 'exchange' && action.take === 'open');
    if (guess === undefined || open === undefined) throw new Error('nothing to exchange');
    const { shares } = open.heldAfter(guess);
    expect(shares).toEqual([{ 40: 'B', 30: 'B', 20: 'C', 10: 'D' }, guess.shares?.[1]]);
  });
});
