/** The markers on the score track. RULES.md, section 5. */
import type { MarkerView } from '../view/board-view.ts';
import { moved, type Point } from './geometry.ts';
import type { BoardLayout } from './layout.ts';
import { PICTURE } from './pictures.ts';
import {
  fanOf,
  lapsOf,
  MARKER_DIAMETERS,
  spaceOfScore,
  trackDirections,
  trackPoint,
} from './score-track.ts';
import { DEPTH, type Sprite } from './sprite.ts';
import { type Moment, shownScores } from './timeline.ts';

/** The sprites of the markers: those that share a space are fanned out, those that walk go alone. */
export function markerSprites(
  markers: readonly MarkerView[],
  layout: BoardLayout,
  moment: Moment | undefined,
): readonly Sprite[] {
  const scores = moment === undefined ? new Map() : shownScores(moment.timeline, moment.elapsed);
  const shown = markers.map((marker) => ({
    ...marker,
    score: scores.get(marker.mark.index) ?? marker.score,
  }));
  const walking = shown.filter(({ score }) => !Number.isInteger(score));
  const standing = shown.filter(({ score }) => Number.isInteger(score));
  return [
    ...walking.flatMap((marker) =>
      markerSprite(marker, layout, {
        at: hop(trackPoint(layout, marker.score), marker.score, layout),
        diameter: MARKER_DIAMETERS[0],
        depth: DEPTH.marker + 1,
      }),
    ),
    ...bySpace(standing).flatMap((sharing) => fannedSprites(sharing, layout)),
  ];
}

/** Markers that share a space, the highest score first. */
function bySpace(markers: readonly MarkerView[]): readonly (readonly MarkerView[])[] {
  const spaces = new Map<number, MarkerView[]>();
  for (const marker of markers) {
    const space = spaceOfScore(marker.score);
    spaces.set(space, [...(spaces.get(space) ?? []), marker]);
  }
  return [...spaces.values()];
}

function fannedSprites(sharing: readonly MarkerView[], layout: BoardLayout): readonly Sprite[] {
  const { diameter, offsets } = fanOf(sharing.length);
  return sharing.flatMap((marker, place) => {
    const space = spaceOfScore(marker.score);
    const { along, inward } = trackDirections(space);
    const offset = offsets[place] ?? { x: 0, y: 0 };
    const middle = trackPoint(layout, space);
    const at = moved(moved(middle, along, offset.x * layout.ring), inward, offset.y * layout.ring);
    return markerSprite(marker, layout, { at, diameter, depth: DEPTH.marker + place * 0.1 });
  });
}

function markerSprite(
  { mark, score }: MarkerView,
  layout: BoardLayout,
  {
    at,
    diameter,
    depth,
  }: { readonly at: Point; readonly diameter: number; readonly depth: number },
): readonly Sprite[] {
  const marker: Sprite = {
    key: `marker ${mark.index}`,
    texture: 'pieces',
    picture: PICTURE.marker(mark, diameter),
    ...at,
    depth,
  };
  if (lapsOf(score) === 0) return [marker];
  return [
    marker,
    {
      key: `lap ${mark.index}`,
      texture: 'pieces',
      picture: PICTURE.lap,
      x: at.x,
      y: at.y + layout.ring * diameter * 0.42,
      depth: depth + 0.05,
    },
  ];
}

/** A walking marker hops from space to space. */
function hop({ x, y }: Point, score: number, { ring }: BoardLayout): Point {
  return { x, y: y - Math.sin((score % 1) * Math.PI) * ring * 0.22 };
}
