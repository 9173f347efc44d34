/** Node has no `Path2D`: pictures that are painted there are written as SVG, by paths of our own. */
import { SvgPath } from '../board/svg/svg-path.ts';

Object.assign(globalThis, { Path2D: SvgPath });
