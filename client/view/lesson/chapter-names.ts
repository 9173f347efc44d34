/** The chapters of the lesson, by the names that links and the browser's memory know. */
import type { Expansion } from '../../../common/rules/expansions/list.ts';

/** The game itself, in the order in which it is learnt. */
export const BASE_CHAPTERS = [
  'laying',
  'line',
  'points',
  'centre',
  'ban',
  'draw',
  'short',
] as const;

/** What tables may add: the rotation variant and the expansions, by their own names. */
export const MORE_CHAPTERS = [
  'rotation',
  'companies',
  'central-wagons',
  'central-tracks',
  'station-numbers',
] as const satisfies readonly ('rotation' | Expansion)[];

/** All chapters in their order. */
export const CHAPTERS = [...BASE_CHAPTERS, ...MORE_CHAPTERS] as const;

/** A chapter of the lesson. */
export type ChapterName = (typeof CHAPTERS)[number];

/** The chapter of a name; `undefined` for any other text. */
export const parseChapter = (text: string | undefined): ChapterName | undefined =>
  CHAPTERS.find((name) => name === text);

/** The chapters that a table's game asks for beyond the game itself. */
export const chaptersFor = (options: {
  readonly rotation: boolean;
  readonly expansions: readonly Expansion[];
}): readonly (typeof MORE_CHAPTERS)[number][] =>
  MORE_CHAPTERS.filter((name) =>
    name === 'rotation' ? options.rotation : options.expansions.includes(name),
  );
