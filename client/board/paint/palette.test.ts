import { describe, expect, test } from 'vitest';
import { paletteOf } from './palette.ts';

const luminanceOf = (color: string): number => {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

const contrastOf = (one: string, other: string): number => {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

describe.each(['dark', 'light'] as const)('the %s board', (theme) => {
  const { coordinate, panel, ringInkStrong, ringTens } = paletteOf(theme);

  test.each(panel)('has coordinates that stand out from %s by 7 : 1', (ground) => {
    expect(contrastOf(coordinate, ground)).toBeGreaterThanOrEqual(7);
  });

  test('has scores that stand out from their spaces', () => {
    expect(contrastOf(ringInkStrong, ringTens)).toBeGreaterThanOrEqual(4.5);
  });
});
