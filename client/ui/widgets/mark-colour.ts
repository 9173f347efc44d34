/** The colours of marks on the page. */
import type { Mark } from '../../view/board/board-model.ts';

/** A mark's colour, for CSS and SVG. */
export const markColour = ({ symbol }: Mark): string => `var(--board-mark-${symbol})`;

/** A colour that can be read on it. */
export const markInk = ({ symbol }: Mark): string => `var(--board-mark-${symbol}-ink)`;
