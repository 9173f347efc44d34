import { describe, expect, test } from 'vitest';
import { BASE_OPTIONS, dealOfTiles } from '../testing/builders.ts';
import { PLAYER_COUNTS, STATIONS, seatAfter, seatsOf } from './ids.ts';
import { dealFault } from './setup.ts';
import { wagonOwner, wagonsOf } from './wagons.ts';

describe('wagons', () => {
  const owned = { 2: 32, 3: 30, 4: 32, 5: 30, 6: 30 } as const;

  test.each(PLAYER_COUNTS)(
    'of %i players stand on as many stations each, none twice',
    (players) => {
      const wagons = seatsOf(players).map((seat) => wagonsOf(players, seat));
      expect(new Set(wagons.map(({ length }) => length)).size).toBe(1);
      expect(wagons.flat()).toHaveLength(owned[players]);
      expect(new Set(wagons.flat()).size).toBe(owned[players]);
    },
  );

  test.each([3, 5, 6] as const)('of %i players leave stations 16 and 17 to nobody', (players) => {
    const free = STATIONS.filter((station) => wagonOwner(players, station) === undefined);
    expect(free).toEqual([16, 17]);
  });

  test.each(PLAYER_COUNTS)('of %i players are owned by the seats that have them', (players) => {
    for (const seat of seatsOf(players))
      for (const station of wagonsOf(players, seat))
        expect(wagonOwner(players, station)).toBe(seat);
  });

  test('are those of the rule book', () => {
    expect(wagonsOf(3, 1)).toEqual([2, 7, 9, 12, 14, 19, 22, 27, 29, 32]);
    expect(wagonsOf(4, 0)).toEqual([4, 7, 11, 16, 20, 23, 27, 32]);
    expect(wagonsOf(5, 4)).toEqual([4, 8, 11, 20, 24, 31]);
    expect(wagonsOf(6, 2)).toEqual([4, 8, 14, 21, 26]);
    expect(wagonsOf(2, 1).every((station) => station % 2 === 0)).toBe(true);
  });
});

describe('a deal', () => {
  const deal = dealOfTiles('aacb cbaa');
  const [first = 'aacb', ...others] = deal.tiles;

  test.each([
    ['right', deal, undefined],
    ['short', { ...deal, tiles: others }, 'a deal has 60 tiles, not 59'],
    ['long', { ...deal, tiles: [first, ...deal.tiles] }, 'a deal has 60 tiles, not 61'],
    ['uneven', { ...deal, tiles: ['dddd', ...others] }, 'a deal has 4 tiles aacb, not 3'],
    ['without its starter', { ...deal, startingSeat: 2 }, "seat 2 isn't at this table"],
  ] as const)('that is %s', (_, given, fault) => {
    expect(dealFault(given, BASE_OPTIONS)).toBe(fault);
  });
});

test('turns go round the table', () => {
  expect(seatsOf(3).map((seat) => seatAfter(seat, 3))).toEqual([1, 2, 0]);
});
