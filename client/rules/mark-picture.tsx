/** A seat's or a company's badge, painted as on the board. */
import { paintBadge } from '../board/paint/symbols.ts';
import { SvgContext } from '../board/svg/svg-context.ts';
import type { Mark } from '../view/board/board-model.ts';

/** The badge of a mark in a line of text, which names it. */
export function MarkPicture({ mark }: { readonly mark: Mark }) {
  const context = new SvgContext(() => {
    throw new Error('a badge has neither gradients nor clips');
  });
  paintBadge(context, mark, { radius: 10, colored: true });
  return (
    <svg
      class="mark"
      viewBox="-11 -11 22 22"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: context.toString() }}
    />
  );
}
