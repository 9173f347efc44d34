import { expect, test } from 'vitest';
import { LINE_FEATURES } from '../../bots/search/line-features.ts';
import WEIGHTS from '../../bots/search/line-weights.json' with { type: 'json' };
import { PARTS } from '../../bots/search/line-weights.ts';
import { PLAYER_COUNTS } from '../../rules/ids.ts';
import { LineFit } from './line-fit.ts';
import { playedGame } from './played-games.ts';

/** The shape of weights: how many there are at each depth. */
const shapeOf = (weights: readonly (readonly (readonly number[])[])[]) => [
  weights.length,
  new Set(weights.map(({ length }) => length)),
  new Set(weights.flat().map(({ length }) => length)),
];

test.each(PLAYER_COUNTS)('the weights for %i players fit the features', (players) => {
  const shape = [players, new Set([PARTS]), new Set([LINE_FEATURES.length])];
  expect(shapeOf(WEIGHTS[players])).toEqual(shape);
  expect(shapeOf(new LineFit(players).weights())).toEqual(shape);
});

test('learns that a longer line comes to more', () => {
  const fit = new LineFit(2);
  const casting = { players: 2, level: 'easy', effort: { playouts: 1 } } as const;
  for (let game = 0; game < 12; game++) fit.add(playedGame(casting, game));
  const places = [
    LINE_FEATURES.indexOf('length'),
    LINE_FEATURES.indexOf('mean length where it goes on, by its share'),
    LINE_FEATURES.indexOf('mean length where it goes on after two tiles, by its share'),
  ];
  const early = fit.weights()[0]?.slice(PARTS / 2) ?? [];
  const perTile = early.map((part) => places.reduce((sum, place) => sum + (part[place] ?? 0), 0));
  expect(perTile.filter((weight) => weight > 0).length).toBeGreaterThan(perTile.length / 2);
});
