/** The board's colours: night-blue enamel and brass, or limestone and brass. */
import type { BoardTheme } from '../../view/board/board-model.ts';

/** The lettering of the plates, the score track and the centre. */
export const BOARD_FONT = '"Barlow Condensed", system-ui, sans-serif';

/** What differs between the themes. */
export interface Palette {
  readonly panel: readonly [string, string];
  readonly panelEdge: string;
  readonly brass: string;
  readonly brassSoft: string;
  readonly bed: string;
  readonly squares: readonly [string, string];
  readonly squareEdge: string;
  readonly squareShade: string;
  readonly squareInk: string;
  readonly ring: readonly [string, string];
  readonly ringTens: string;
  readonly ringEdge: string;
  readonly ringInk: string;
  readonly ringInkStrong: string;
  readonly siding: SidingColors;
  readonly target: string;
  readonly targetFill: string;
}

/** The tracks of the stations, which are printed on the board. */
export interface SidingColors {
  readonly edge: string;
  readonly ballast: string;
  readonly sleeper: string;
  readonly rail: string;
  readonly railLight: string;
  readonly platform: string;
}

const DARK: Palette = {
  panel: ['#22304c', '#141d30'],
  panelEdge: '#0b111d',
  brass: '#c9a35a',
  brassSoft: 'rgba(201,163,90,.42)',
  bed: '#0b111d',
  squares: ['#202d45', '#1b273d'],
  squareEdge: 'rgba(160,185,230,.13)',
  squareShade: 'rgba(5,9,18,.38)',
  squareInk: 'rgba(160,185,230,.3)',
  ring: ['#1a2740', '#16213a'],
  ringTens: '#28395c',
  ringEdge: 'rgba(160,185,230,.17)',
  ringInk: '#a3b4d3',
  ringInkStrong: '#f1dfae',
  siding: {
    edge: '#54627f',
    ballast: '#3a465f',
    sleeper: '#57402f',
    rail: '#121821',
    railLight: '#aab4c2',
    platform: '#cfc6b2',
  },
  target: '#8fe3ff',
  targetFill: 'rgba(120,205,255,.17)',
};

const LIGHT: Palette = {
  panel: ['#f2eee4', '#dcd5c5'],
  panelEdge: '#a4977b',
  brass: '#94712a',
  brassSoft: 'rgba(148,113,42,.5)',
  bed: '#6f7d93',
  squares: ['#b4c0d1', '#a9b6c9'],
  squareEdge: 'rgba(255,255,255,.5)',
  squareShade: 'rgba(40,55,85,.16)',
  squareInk: 'rgba(35,50,80,.38)',
  ring: ['#e9e3d4', '#e0d8c5'],
  ringTens: '#d0c39f',
  ringEdge: 'rgba(90,74,36,.34)',
  ringInk: '#5c5440',
  ringInkStrong: '#3a2d0b',
  siding: {
    edge: '#8f97a6',
    ballast: '#bcc2cc',
    sleeper: '#7b5f49',
    rail: '#2c3440',
    railLight: '#eef2f6',
    platform: '#fbf7ea',
  },
  target: '#0b4f9c',
  targetFill: 'rgba(255,255,255,.5)',
};

/** The colours of a theme. */
export const paletteOf = (theme: BoardTheme): Palette => (theme === 'dark' ? DARK : LIGHT);

/** The dark ink of outlines, in both themes. */
export const OUTLINE = '#0e131c';
/** The green of departures and the red of arrivals. */
export const DEPARTURE = '#2fae66';
export const ARRIVAL = '#c8102e';
/** The amber of a tile that is not confirmed yet. */
export const GHOST = '#ffb000';
/** A tile's face. */
export const IVORY = '#f6efdf';
/** Brass fittings, in both themes. */
export const BRASS = '#f0cf7a';
/** The colour of what belongs to nobody. */
export const NOBODY = '#8d97a8';

/** Is a colour (`#rrggbb`) so dark that it needs a light outline? */
export function isDark(color: string): boolean {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) < 60;
}
