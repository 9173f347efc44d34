import { describe, expect, test } from 'vitest';
import { MARKS } from '../../view/board/board-model.ts';
import { colorsOf } from './palette.ts';

const COLOURS = MARKS.map(colorsOf);

/** Red, green and blue, as light: each from 0 to 1. */
type Light = readonly [number, number, number];

const lightOf = (color: string): Light => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

type Matrix = readonly [Light, Light, Light];

const times = (matrix: Matrix, [x, y, z]: Light): Light => {
  const [first, second, third] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first ?? 0, second ?? 0, third ?? 0];
};

/** What reaches whom: Machado, Oliveira and Fernandes (2009), at full severity. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Oklab: distances there are about what one sees. */
const oklab = (light: Light): Light => {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    light,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
};

const luminanceOf = ([red, green, blue]: Light): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Lightness (CIE L*), from 0 to 100: what is left of a colour in grey. */
const greyOf = (color: string): number => {
  const luminance = luminanceOf(lightOf(color));
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
};

const contrastOf = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other].map((color) => luminanceOf(lightOf(color))).sort();
  return (light + 0.05) / (dark + 0.05);
};

/** Pairs of marks that are nearer to each other than they may be. */
const tooNear = (least: number, distance: (one: string, other: string) => number) =>
  COLOURS.flatMap(({ color: one }, index) =>
    COLOURS.slice(0, index)
      .map(({ color: other }) => ({ one, other, distance: distance(one, other) }))
      .filter(({ distance: found }) => found < least),
  );

const seenBy = (matrix: Matrix) => (one: string, other: string) => {
  const [[l, a, b], [m, c, d]] = [
    oklab(times(matrix, lightOf(one))),
    oklab(times(matrix, lightOf(other))),
  ];
  return Math.hypot(l - m, a - c, b - d);
};

describe('the colours of any two marks differ', () => {
  test('to those who see all colours: by 0.15 in Oklab', () => {
    const all: Matrix = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ];
    expect(tooNear(0.15, seenBy(all))).toEqual([]);
  });

  test.each(Object.entries(SIGHTS))('with %s: by 0.1 in Oklab', (_, matrix) => {
    expect(tooNear(0.1, seenBy(matrix))).toEqual([]);
  });

  test('in grey: by 6 steps of lightness', () => {
    expect(tooNear(6, (one, other) => Math.abs(greyOf(one) - greyOf(other)))).toEqual([]);
  });
});

test('a symbol stands out from its plate by 3 : 1', () => {
  expect(COLOURS.filter(({ color, ink }) => contrastOf(color, ink) < 3)).toEqual([]);
});
