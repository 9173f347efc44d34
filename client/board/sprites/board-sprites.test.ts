import { describe, expect, test } from 'vitest';
import { BOARD_SAMPLES, sampleAnimation } from '../../gallery/board-samples.ts';
import type { BoardView } from '../../view/board/board-model.ts';
import { fitLayout } from '../layout.ts';
import { drivePaths } from '../line-path.ts';
import { paletteOf } from '../paint/palette.ts';
import { piecePictures, tilePictures } from '../paint/pictures.ts';
import { type Moment, timelineOf } from '../stage/timeline.ts';
import { boardSprites } from './board-sprites.ts';

const layout = fitLayout(900);
const samples = [...BOARD_SAMPLES].map(([name, make]) => ({ name, view: make() }));

function momentOf(view: BoardView, elapsed: number): Moment {
  const animation = sampleAnimation(view);
  const timeline = timelineOf(animation);
  return { timeline, placed: animation.placed, paths: drivePaths(view, animation), elapsed };
}

/** The view at rest, and at moments of an animation. */
function* momentsOf(view: BoardView): Generator<Moment | undefined> {
  yield undefined;
  const { end } = momentOf(view, 0).timeline;
  for (let elapsed = 0; elapsed < end; elapsed += 90) yield momentOf(view, elapsed);
}

describe.each(samples)('the board "$name"', ({ view }) => {
  test('has one sprite for each key, at all times', () => {
    for (const moment of momentsOf(view)) {
      const keys = boardSprites(view, layout, moment).map(({ key }) => key);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  test('shows pictures that are painted', () => {
    const painted = new Set(
      [...tilePictures(layout), ...piecePictures(layout, paletteOf('dark')), { name: 'whole' }].map(
        ({ name }) => name,
      ),
    );
    for (const moment of momentsOf(view))
      for (const { picture } of boardSprites(view, layout, moment))
        expect([picture, painted.has(picture)]).toEqual([picture, true]);
  });

  test('has a tile, a plate and a marker for each of the view', () => {
    const keys = boardSprites(view, layout, undefined).map(({ key }) => key);
    const count = (pattern: RegExp) => keys.filter((key) => pattern.test(key)).length;
    expect(count(/^tile /)).toBe(view.tiles.length);
    expect(count(/^plate \d+$/)).toBe(32);
    expect(count(/^marker /)).toBe(view.markers.length);
    const departures = [...view.stations, ...view.centralSpaces];
    const scored = departures.filter(({ points }) => points !== undefined).length;
    expect(count(/^back /)).toBe(scored);
  });
});

test('no two pictures of an atlas have the same name', () => {
  const names = piecePictures(layout, paletteOf('light')).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(new Set(tilePictures(layout).map(({ name }) => name)).size).toBe(24);
});

test('while its wagon drives a scored station is not turned over yet, and is after it', () => {
  const view = BOARD_SAMPLES.get('middle-quiet')?.();
  if (view === undefined) throw new Error('the gallery has no quiet board');
  const [drive] = sampleAnimation(view).drives;
  if (drive === undefined) throw new Error('nothing drives');
  const backAt = (moment: Moment | undefined) =>
    boardSprites(view, layout, moment).some(({ key }) => key === `back ${drive.line}`);
  const { end } = momentOf(view, 0).timeline;
  expect([backAt(momentOf(view, 300)), backAt(momentOf(view, end)), backAt(undefined)]).toEqual([
    false,
    true,
    true,
  ]);
});
