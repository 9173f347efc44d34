/** The figures of the rules by name. */
import type { Figure } from '../board/svg/board-figure.ts';
import type { PictureSheet } from '../board/svg/picture-sheet.ts';
import {
  bannedTiles,
  centralTracks,
  centralWagons,
  countedLine,
  doubledLine,
  openSquares,
  stationNumbers,
  wholeBoard,
} from './board-figures.ts';
import type { FigureName } from './rules-texts.ts';
import { allTiles, centralTrackTiles, someTiles, turnedTiles } from './tile-figures.ts';

/** Draws a figure by the pictures of a sheet. */
export const FIGURES: Readonly<Record<FigureName, (sheet: PictureSheet) => Figure>> = {
  board: wholeBoard,
  'some-tiles': someTiles,
  'all-tiles': allTiles,
  'open-squares': openSquares,
  'banned-tiles': bannedTiles,
  'counted-line': countedLine,
  'doubled-line': doubledLine,
  'turned-tiles': turnedTiles,
  'central-wagons': centralWagons,
  'central-track-tiles': centralTrackTiles,
  'central-tracks': centralTracks,
  'station-numbers': stationNumbers,
};
