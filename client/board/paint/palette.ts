/** The board's colours, as the page's style sheet gives them: styles/colours.css. */
import sheet from '../../styles/colours.css?raw';
import { type BoardTheme, MARKS, type Mark } from '../../view/board/board-model.ts';

/** The lettering of the plates, the score track and the centre. */
export const BOARD_FONT = '"Barlow Condensed", system-ui, sans-serif';

/** Beginning of the names of these colours. */
const NAME_START = '--board-';

/** The name after `--board-`, then one colour, or `light-dark(one, another)`. */
const DECLARATION = /--board-([a-z-]+): (?:light-dark\((.+), ((?:#|rgb).+)\)|(.+));/g;

/** By name: the colours of the light and of the dark theme. */
const COLOURS = new Map(
  [...sheet.matchAll(DECLARATION)].map(([, name = '', light, dark, both = '']) => [
    name,
    { light: light ?? both, dark: dark ?? both },
  ]),
);

function colour(name: string, theme: BoardTheme): string {
  const found = COLOURS.get(name)?.[theme];
  if (found === undefined) throw new Error(`no colour --board-${name} in styles/colours.css`);
  return found;
}

/** What differs between the themes, by the names of the colours. */
const paletteBy = (of: (name: string) => string) => {
  return {
    panel: [of('panel-top'), of('panel-bottom')],
    panelEdge: of('panel-edge'),
    brass: of('brass'),
    brassSoft: of('brass-soft'),
    bed: of('bed'),
    squares: [of('square'), of('square-other')],
    squareEdge: of('square-edge'),
    squareShade: of('square-shade'),
    coordinate: of('coordinate'),
    ring: [of('ring'), of('ring-other')],
    ringTens: of('ring-tens'),
    ringEdge: of('ring-edge'),
    ringInk: of('ring-ink'),
    ringInkStrong: of('ring-ink-strong'),
    siding: {
      edge: of('siding-edge'),
      ballast: of('siding-ballast'),
      sleeper: of('siding-sleeper'),
      rail: of('siding-rail'),
      railLight: of('siding-rail-light'),
      platform: of('siding-platform'),
    },
    target: of('target'),
    targetFill: of('target-fill'),
  } as const;
};

/** What differs between the themes. */
export type Palette = ReturnType<typeof paletteBy>;

/** The tracks of the stations, which are printed on the board. */
export type SidingColors = Palette['siding'];

const paletteFor = (theme: BoardTheme): Palette => paletteBy((name) => colour(name, theme));

const PALETTES = { dark: paletteFor('dark'), light: paletteFor('light') };

/** The colours of a theme. */
export const paletteOf = (theme: BoardTheme): Palette => PALETTES[theme];

/** Colours for pictures that stand in the page themselves: they follow its theme, and print in the light one. */
export const PAGE_PALETTE: Palette = paletteBy((name) => `var(${NAME_START}${name})`);

/** A colour that is the same in both themes. */
const fixed = (name: string): string => colour(name, 'light');

export const WHITE = fixed('white');
/** The dark ink of outlines. */
export const OUTLINE = fixed('outline');
export const NIGHT = fixed('night');
/** The green of departures and the red of arrivals. */
export const DEPARTURE = fixed('departure');
export const ARRIVAL = fixed('arrival');
/** What belongs to nobody. */
export const NOBODY = fixed('nobody');
/** Brass fittings. */
export const BRASS = fixed('brass-fitting');
export const GOLD = { plain: fixed('gold'), dark: fixed('gold-dark'), light: fixed('gold-light') };
/** The amber of a tile that is not confirmed yet. */
export const GHOST = fixed('ghost');
export const GHOST_EDGE = fixed('ghost-edge');
export const GHOST_LIGHT = fixed('ghost-light');
/** Inlays. */
export const IVORY = fixed('ivory');
/** A tile's face, from its light corner to its dark one. */
export const TILE = { light: fixed('tile-light'), plain: fixed('tile'), dark: fixed('tile-dark') };
/** A track. */
export const TRACK = {
  edge: fixed('track-edge'),
  ballast: fixed('ballast'),
  sleeper: fixed('sleeper'),
  rail: fixed('rail'),
  railLight: fixed('rail-light'),
};
export const ARROW = { fill: fixed('arrow'), edge: fixed('arrow-edge') };
export const LINE_LIGHT = fixed('line-light');
export const CENTRE = {
  top: fixed('centre-top'),
  bottom: fixed('centre-bottom'),
  lamp: fixed('centre-lamp'),
};
/** A space for a central wagon. */
export const SPACE = { bed: fixed('space-bed'), top: fixed('space-top') };
export const WAGON = {
  edge: fixed('wagon-edge'),
  window: fixed('wagon-window'),
  metal: fixed('wagon-metal'),
};
/** The plate of a station. */
export const PLATE = {
  top: fixed('plate-top'),
  bottom: fixed('plate-bottom'),
  edge: fixed('plate-edge'),
  back: fixed('plate-back'),
  nobodyTop: fixed('plate-nobody-top'),
  nobodyBottom: fixed('plate-nobody-bottom'),
  nobodyEdge: fixed('plate-nobody-edge'),
};
/** The buffer stop at the end of a siding. */
export const BUFFER = fixed('buffer');
/** The four slopes of a station's roof. */
export const ROOF = {
  left: fixed('roof-left'),
  right: fixed('roof-right'),
  top: fixed('roof-top'),
  bottom: fixed('roof-bottom'),
};

const MARK_COLORS = MARKS.map(({ symbol }) => ({
  color: fixed(`mark-${symbol}`),
  ink: fixed(`mark-${symbol}-ink`),
}));

/** The colour of a mark, and one that can be read on it. */
export function colorsOf({ index }: Mark): { readonly color: string; readonly ink: string } {
  const colors = MARK_COLORS[index];
  if (colors === undefined) throw new Error(`no colours for mark ${index}`);
  return colors;
}

/** Is a colour (`#rrggbb`) so dark that it needs a light outline? */
export function isDark(color: string): boolean {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) < 60;
}
