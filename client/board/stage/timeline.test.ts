import { describe, expect, test } from 'vitest';
import type { DriveView } from '../../view/board/board-model.ts';
import { markOf } from '../../view/board/marks.ts';
import { landing, progress, shownScores, smooth, timelineOf } from './timeline.ts';

const placed = { type: 'tile', cell: { row: 0, column: 0 } } as const;
const settlements = [] as const;

function drive(seat: number, scoreBefore: number, length: number): DriveView {
  const legs = Array.from({ length }, () => ({ row: 0, column: 0, entry: 0, exit: 0 }) as const);
  const scores = { scoreBefore, scoreAfter: scoreBefore + length };
  return {
    line: 'D3',
    mark: markOf(seat),
    legs,
    length,
    points: length,
    isDoubled: false,
    ...scores,
  };
}

describe('timelineOf', () => {
  test('without a completed line only the tile settles', () => {
    expect(timelineOf({ placed, settlements, drives: [] }).end).toBe(260);
  });

  test.each([1, 5, 20, 60])('one line of %i tracks takes about two seconds', (length) => {
    const { end } = timelineOf({ placed, settlements, drives: [drive(0, 0, length)] });
    expect(end).toBeGreaterThan(1500);
    expect(end).toBeLessThan(2600);
  });

  test('four lines at once end within about three seconds', () => {
    const drives = [0, 1, 2, 3].map((seat) => ({ ...drive(seat, 0, 60), isDoubled: true }));
    expect(timelineOf({ placed, settlements, drives }).end).toBeLessThan(3400);
  });

  test('a wagon rides, then counts, then turns', () => {
    const [timed] = timelineOf({ placed, settlements, drives: [drive(0, 0, 4)] }).drives;
    expect(timed?.ride.end).toBe(timed?.flourish.start);
    expect(timed?.flourish.end).toBe(timed?.turn.start);
  });
});

describe('shownScores', () => {
  const timeline = timelineOf({
    placed,
    settlements,
    drives: [drive(2, 10, 4), drive(2, 14, 6), drive(0, 3, 1)],
  });

  test('start where the markers stood', () => {
    expect([...shownScores(timeline, 0)]).toEqual([
      [2, 10],
      [0, 3],
    ]);
  });

  test('end at the new scores, those of one owner added up', () => {
    expect([...shownScores(timeline, timeline.end)]).toEqual([
      [2, 20],
      [0, 4],
    ]);
  });

  test('walk on at the end for what is counted only then', () => {
    const ending = timelineOf({
      placed,
      drives: [drive(2, 10, 4)],
      settlements: [
        { mark: markOf(2), scoreBefore: 14, scoreAfter: 20 },
        { mark: markOf(1), scoreBefore: 7, scoreAfter: 9 },
      ],
    });
    const scoresAt = (elapsed: number) => Object.fromEntries(shownScores(ending, elapsed));
    expect(scoresAt(0)).toEqual({ 1: 7, 2: 10 });
    expect(scoresAt(ending.settlement.start)).toEqual({ 1: 7, 2: 14 });
    expect(scoresAt(ending.end)).toEqual({ 1: 9, 2: 20 });
  });

  test('never go back', () => {
    let before = 0;
    for (let elapsed = 0; elapsed <= timeline.end; elapsed += 20) {
      const score = shownScores(timeline, elapsed).get(2) ?? 0;
      expect(score).toBeGreaterThanOrEqual(before);
      before = score;
    }
  });
});

test('progress stays between 0 and 1', () => {
  const span = { start: 100, end: 200 };
  expect([0, 100, 150, 200, 900].map((at) => progress(span, at))).toEqual([0, 0, 0.5, 1, 1]);
});

test.each([
  { name: 'smooth', ease: smooth },
  { name: 'landing', ease: landing },
])('$name begins at 0 and ends at 1', ({ ease }) => {
  expect(ease(0)).toBeCloseTo(0);
  expect(ease(1)).toBeCloseTo(1);
});
