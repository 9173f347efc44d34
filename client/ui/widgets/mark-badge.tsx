/** The colour and symbol of a seat or a company, as on the board. Names say the same to those who don't see it. */
import type { Mark, MarkSymbol } from '../../view/board/board-model.ts';
import { markColour, markInk } from './mark-colour.ts';

/** Each symbol fills about a unit circle around the origin. */
const PATHS: Readonly<Record<MarkSymbol, string>> = {
  circle: 'M-.84 0a.84 .84 0 1 0 1.68 0a.84 .84 0 1 0 -1.68 0z',
  ring: 'M-.92 0a.92 .92 0 1 0 1.84 0a.92 .92 0 1 0 -1.84 0zM-.42 0a.42 .42 0 1 1 .84 0a.42 .42 0 1 1 -.84 0z',
  square: 'M-.76-.76h1.52v1.52h-1.52z',
  triangle: 'M0-.98L.97.7H-.97z',
  diamond: 'M0-1.08L1.08 0L0 1.08L-1.08 0z',
  hexagon: 'M0-.98L.85-.49V.49L0 .98L-.85.49V-.49z',
  star: 'M0-1.14L.28-.39L1.08-.35L.46.15L.67.92L0 .48L-.67.92L-.46.15L-1.08-.35L-.28-.39z',
  plus: 'M-.33-.95H.33V-.33H.95V.33H.33V.95H-.33V.33H-.95V-.33H-.33z',
};

interface Props {
  readonly mark: Mark;
  readonly isCompany?: boolean;
}

/** A mark as a small enamel plate: of a seat, or of a company. */
export const MarkBadge = ({ mark, isCompany }: Props) => (
  <svg
    class={isCompany ? 'mark-badge mark-badge--company' : 'mark-badge'}
    viewBox="-2 -2 4 4"
    aria-hidden="true"
  >
    <rect
      class="mark-badge__plate"
      x="-1.85"
      y="-1.85"
      width="3.7"
      height="3.7"
      rx="0.8"
      fill={markColour(mark)}
    />
    <path d={PATHS[mark.symbol]} fill={markInk(mark)} fill-rule="evenodd" />
  </svg>
);
