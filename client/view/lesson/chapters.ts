/**
 * What happens in each chapter: positions that were played by the rules, and what is to be done there. What
 * is said at each step stands in the texts, in the same order (`client/ui/learn/texts`).
 */
import { known } from '../../../common/protocol/known.ts';
import type { Action } from '../../../common/rules/game.ts';
import { parseStation } from '../../../common/rules/ids.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import type { LineName } from '../board/line-name.ts';
import type { ChapterName } from './chapter-names.ts';

/** A position that the learner, on seat 0 of two, is to play on from. */
export interface Scene {
  /** Actions so far, as records have them, parted by commas: an even number of them. */
  readonly before: string;
  /** The tiles that are drawn from there on: the learner's, the other's, and so on in turn. */
  readonly tiles: string;
}

/** What the learner does at a step. */
export type Task =
  | { readonly type: 'read' }
  /** Lights up a line, by pointing at it, tapping it or walking to it. */
  | { readonly type: 'light'; readonly line: LineName }
  | {
      readonly type: 'act';
      /** An action that does it, as records have it. It is done for anyone who skips the step. */
      readonly example: string;
      /** Does another action do it as well? Without this, the example alone does. */
      readonly accepts?: (action: Action) => boolean;
    };

/** A step of a chapter. */
export interface Step {
  /** A position to begin from; without one the game goes on. */
  readonly scene?: Scene;
  readonly task: Task;
  /** What the other player does then: the first of these that may be done. */
  readonly replies?: readonly string[];
  /** The scores after it, where the text tells of points. */
  readonly scores?: readonly [number, number];
}

/** A chapter: the options of its games, and its steps. */
export interface Chapter {
  readonly options?: Partial<Pick<GameOptions, 'rotation' | 'expansions'>>;
  readonly steps: readonly [Step & { readonly scene: Scene }, ...Step[]];
}

const anyOf =
  (type: Action['type']) =>
  (action: Action): boolean =>
    action.type === type;

const stationLine = (number: number): LineName => known(parseStation(number), `station ${number}`);

const READ: Task = { type: 'read' };
const LONG_WAY = 'acba@D1, cbaa@B1, aacb@D2, bcbc@C1';

/** All chapters by name. */
export const LESSON: Readonly<Record<ChapterName, Chapter>> = {
  laying: {
    steps: [
      { scene: { before: '', tiles: 'acba bbbb aacb cbcb' }, task: READ },
      {
        task: { type: 'act', example: 'acba@D1', accepts: anyOf('place') },
        replies: ['bbbb@F1', 'bbbb@G1'],
      },
      { task: READ },
      { task: { type: 'act', example: 'aacb@D2', accepts: anyOf('place') } },
    ],
  },
  line: {
    steps: [
      { scene: { before: 'acba@F1, acba@G1, bcbc@F2, cbaa@C1', tiles: 'adbb aaaa' }, task: READ },
      { task: { type: 'light', line: stationLine(3) } },
      { task: { type: 'light', line: stationLine(2) } },
    ],
  },
  points: {
    steps: [
      { scene: { before: 'acba@F1, acba@G1, bcbc@F2, cbaa@C1', tiles: 'adbb aaaa' }, task: READ },
      { task: { type: 'act', example: 'adbb@G2' }, scores: [5, 0] },
      { task: READ },
    ],
  },
  centre: {
    steps: [
      { scene: { before: LONG_WAY, tiles: 'aaaa bbbb' }, task: READ },
      { task: { type: 'act', example: 'aaaa@D3' }, scores: [6, 0] },
    ],
  },
  ban: {
    steps: [
      { scene: { before: '', tiles: 'dbba bbbb' }, task: READ },
      { task: { type: 'act', example: 'dbba@C8', accepts: anyOf('place') }, scores: [0, 0] },
      {
        scene: { before: '', tiles: 'dddd bbbb' },
        task: { type: 'act', example: 'dddd@C1', accepts: anyOf('place') },
      },
    ],
  },
  draw: {
    steps: [
      { scene: { before: LONG_WAY, tiles: 'dddd bbbb aaaa' }, task: READ },
      { task: { type: 'act', example: 'draw' } },
      { task: { type: 'act', example: 'aaaa@D3', accepts: anyOf('place') } },
    ],
  },
  short: {
    steps: [
      {
        scene: {
          before: 'cbcb@B1, aacb@C1, acba@B2, bbbb@C2, cbcb@D2, baac@H5',
          tiles: 'aaaa bbbb',
        },
        task: { type: 'light', line: stationLine(6) },
      },
      { task: { type: 'act', example: 'aaaa@D1' }, scores: [0, 4] },
      { task: READ },
    ],
  },
  rotation: {
    options: { rotation: true },
    steps: [
      { scene: { before: '', tiles: 'dacc bbbb' }, task: READ },
      {
        task: {
          type: 'act',
          example: 'dacc@D1+1',
          accepts: (action) => action.type === 'place' && action.rotation > 0,
        },
      },
    ],
  },
  companies: {
    options: { expansions: ['companies'] },
    steps: [
      { scene: { before: '', tiles: 'acba bbbb' }, task: READ },
      { task: READ },
      { task: { type: 'act', example: 'exchange 40 open', accepts: anyOf('exchange') } },
      { task: READ },
    ],
  },
  'central-wagons': {
    options: { expansions: ['central-wagons'] },
    steps: [
      { scene: { before: LONG_WAY, tiles: 'aaaa bbbb' }, task: READ },
      { task: { type: 'act', example: 'wagon@E3', accepts: anyOf('central-wagon') } },
      { task: READ },
    ],
  },
  'central-tracks': {
    options: { expansions: ['central-tracks'] },
    steps: [
      { scene: { before: LONG_WAY, tiles: 'aaaa bbbb' }, task: READ },
      { task: { type: 'act', example: 'aaaa@D3' }, scores: [0, 0] },
      { task: { type: 'light', line: stationLine(5) } },
    ],
  },
  'station-numbers': {
    options: { expansions: ['station-numbers'] },
    steps: [
      { scene: { before: LONG_WAY, tiles: 'aaaa bbbb' }, task: READ },
      { task: READ },
      { task: READ },
    ],
  },
};
