/** The markers on the score track. RULES.md, section 5. */
import type { MarkerView } from '../../view/board/board-model.ts';
import type { Point } from '../../view/board/track-geometry.ts';
import type { BoardLayout } from '../layout.ts';
import { PICTURE } from '../paint/pictures.ts';
import {
  fannedPoints,
  fanOf,
  lapsOf,
  MARKER_DIAMETERS,
  spaceOfScore,
  trackPoint,
} from '../score-track.ts';
import { type Moment, shownScores } from '../stage/timeline.ts';
import { DEPTH, type Sprite } from './sprite.ts';

/** The sprites of the markers: those that share a space are fanned out, those that walk go alone. */
export function scoreSprites(
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
      markerSprites(marker, layout, {
        at: hop(trackPoint(layout, marker.score), marker.score, layout),
        diameter: MARKER_DIAMETERS[0],
        isAlone: true,
        depth: 1,
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
  const space = spaceOfScore(sharing[0]?.score ?? 0);
  const { diameter } = fanOf(sharing.length);
  const places = fannedPoints(layout, space, sharing.length);
  return sharing.flatMap((marker, place) => {
    const at = places[place] ?? trackPoint(layout, space);
    const isAlone = sharing.length === 1;
    return markerSprites(marker, layout, { at, diameter, isAlone, depth: place * 0.1 });
  });
}

interface MarkerPlace {
  readonly at: Point;
  readonly diameter: number;
  /** Is there room for a tag beside it? */
  readonly isAlone: boolean;
  /** Above other markers by this. */
  readonly depth: number;
}

/** A marker, and for one that has gone round the track a ring and what its rounds stand for. */
function markerSprites(
  { mark, score }: MarkerView,
  { ring }: BoardLayout,
  { at, diameter, isAlone, depth }: MarkerPlace,
): readonly Sprite[] {
  const laps = lapsOf(score);
  const piece = { texture: 'pieces', ...at, depth: DEPTH.marker + depth } as const;
  const marker = {
    ...piece,
    key: `marker ${mark.index}`,
    picture: PICTURE.marker(mark, diameter),
  };
  if (laps === 0) return [marker];
  const lapRing = {
    ...piece,
    key: `lap ring ${mark.index}`,
    picture: PICTURE.lapRing(diameter),
    depth: DEPTH.marker + depth + 0.03,
  };
  if (!isAlone) return [marker, lapRing];
  const lapTag = {
    ...lapRing,
    key: `lap tag ${mark.index}`,
    picture: PICTURE.lapTag(laps),
    y: at.y + ring * 0.4,
    depth: DEPTH.marker + depth + 0.06,
  };
  return [marker, lapRing, lapTag];
}

/** A walking marker hops from space to space. */
function hop({ x, y }: Point, score: number, { ring }: BoardLayout): Point {
  return { x, y: y - Math.sin((score % 1) * Math.PI) * ring * 0.22 };
}
