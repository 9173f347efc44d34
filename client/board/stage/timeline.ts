/**
 * When what happens after a placement: the tile settles, wagons drive, turn over, and markers walk. Times
 * are milliseconds from the start. All of it takes about the same time however long the lines are.
 */
import type {
  BoardAnimation,
  DriveView,
  LineName,
  Placed,
  SettlementView,
} from '../../view/board/board-model.ts';
import type { LinePath } from '../line-path.ts';

/** From when to when something happens. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** When the parts of a drive happen. */
export interface TimedDrive {
  readonly drive: DriveView;
  readonly ride: Span;
  /** The count stands and doubles before the wagon turns over. */
  readonly flourish: Span;
  readonly turn: Span;
  readonly walk: Span;
}

/** When everything happens. */
export interface Timeline {
  readonly settle: Span;
  readonly drives: readonly TimedDrive[];
  /** Markers that walk on when all drives are over. */
  readonly settlements: readonly SettlementView[];
  readonly settlement: Span;
  readonly end: number;
}

/** A moment of a running animation. */
export interface Moment {
  readonly timeline: Timeline;
  readonly placed: Placed;
  /** The ways of the wagons, by the names of their lines. */
  readonly paths: ReadonlyMap<LineName, LinePath>;
  readonly elapsed: number;
}

const SETTLE = 260;
const RIDE_LEAST = 650;
const RIDE_PER_TRACK = 60;
const RIDE_MOST = 1300;
const FLOURISH = 260;
const FLOURISH_DOUBLED = 520;
const TURN = 320;
const WALK = 550;
const SETTLEMENT = 900;
/** Drives follow each other at this distance and overlap: four at once still end soon. */
const STAGGER = 220;

/** When the parts of an animation happen. */
export function timelineOf({ drives, settlements }: BoardAnimation): Timeline {
  const timed = drives.map((drive, place) => timeDrive(drive, SETTLE + place * STAGGER));
  const driven = Math.max(SETTLE, ...timed.map(({ turn, walk }) => Math.max(turn.end, walk.end)));
  const settlement = spanOf(driven, settlements.length === 0 ? 0 : SETTLEMENT);
  const settle = { start: 0, end: SETTLE };
  return { settle, drives: timed, settlements, settlement, end: settlement.end };
}

/** How much of a span has passed: 0 before it, 1 after it. */
export const progress = ({ start, end }: Span, elapsed: number): number =>
  end === start
    ? Number(elapsed >= end)
    : Math.min(1, Math.max(0, (elapsed - start) / (end - start)));

/**
 * The scores that markers show meanwhile, by the index of their mark. They may lie between whole numbers
 * while a marker walks; drives of one owner that overlap add up.
 */
export function shownScores(timeline: Timeline, elapsed: number): ReadonlyMap<number, number> {
  const { drives, settlements, settlement } = timeline;
  const scores = new Map<number, number>();
  for (const { drive, walk } of drives) {
    const before = scores.get(drive.mark.index) ?? drive.scoreBefore;
    const gain = (drive.scoreAfter - drive.scoreBefore) * smooth(progress(walk, elapsed));
    scores.set(drive.mark.index, before + gain);
  }
  const settled = smooth(progress(settlement, elapsed));
  for (const { mark, scoreBefore, scoreAfter } of settlements) {
    const before = scores.get(mark.index) ?? scoreBefore;
    scores.set(mark.index, before + (scoreAfter - scoreBefore) * settled);
  }
  return scores;
}

/** Progress that starts and stops gently. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Progress that overshoots a little and comes back, for things that land. */
export function landing(part: number): number {
  const rest = part - 1;
  return 1 + 2.2 * rest ** 3 + 1.2 * rest ** 2;
}

function timeDrive(drive: DriveView, start: number): TimedDrive {
  const duration = Math.min(RIDE_MOST, RIDE_LEAST + RIDE_PER_TRACK * drive.legs.length);
  const ride = spanOf(start, duration);
  const flourish = spanOf(ride.end, drive.isDoubled ? FLOURISH_DOUBLED : FLOURISH);
  const turn = spanOf(flourish.end, TURN);
  return { drive, ride, flourish, turn, walk: spanOf(flourish.end, WALK) };
}

const spanOf = (start: number, duration: number): Span => ({ start, end: start + duration });
