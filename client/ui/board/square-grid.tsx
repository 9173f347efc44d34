/** The squares as buttons over the board: one of them in the order of tabs, arrows walk to the others. */
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import {
  BOARD_SIZE,
  columnOf,
  rowOf,
  SEATS,
  SQUARES,
  type Square,
  squareAt,
} from '../../../common/rules/ids.ts';
import type { Translate } from '../../i18n/translator.ts';
import { gridView, type SquareView } from '../../view/board/grid-view.ts';
import { foundFor, numbersBySquare } from '../../view/hint/hints.ts';
import { useTranslation } from '../page.tsx';
import { useSameParts } from '../same-parts.ts';
import { useGame } from '../table/game-context.tsx';
import { nameOf } from '../texts/texts.ts';
import { type SquareHandlers, useSquareHandlers } from './square-handlers.ts';

/** All 64 squares, row by row. */
export function SquareGrid() {
  const { t } = useTranslation();
  const { snapshot, turn, hints } = useGame();
  const grid = useRef<HTMLTableElement>(null);
  const hinted = useComputed(() => numbersBySquare(foundFor(hints.value, snapshot.value.sequence)));
  const squares = useSameParts(() => gridView(snapshot.value, turn.value, hinted.value));
  const tabStop = useSignal<Square | undefined>(SQUARES[0]);
  const handlers = useSquareHandlers();
  const names = useSameParts(() => SEATS.map((seat) => nameOf(snapshot.value, seat)));
  const walk = (event: KeyboardEvent) => {
    const next = tabStop.value === undefined ? undefined : squareReached(event.key, tabStop.value);
    if (next === undefined) return;
    event.preventDefault();
    grid.current?.querySelectorAll('button').item(next).focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are buttons is a grid
    <table ref={grid} class="squares" role="grid" aria-label={t('game.board')} onKeyDown={walk}>
      <tbody>
        {rowsOf(squares).map((row) => (
          <tr key={row[0]?.row}>
            {row.map((view) => (
              <SquareCell
                key={view.square}
                view={view}
                label={squareText(t, view, names)}
                tabStop={tabStop}
                handlers={handlers.get(view.square)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of the 64 most stay as they are: each is rendered anew when something about it has changed. */
function SquareCell(props: {
  readonly view: SquareView;
  readonly label: string;
  readonly tabStop: Signal<Square | undefined>;
  readonly handlers: SquareHandlers | undefined;
}) {
  const { view, label, tabStop, handlers } = props;
  const isTabStop = useComputed(() => tabStop.value === view.square).value;
  return useMemo(
    () => (
      <td>
        <button
          type="button"
          class="square"
          data-square={view.label}
          data-target={view.isTarget}
          data-selected={view.isSelected}
          data-hint={view.hints}
          aria-label={label}
          tabIndex={isTabStop ? 0 : -1}
          onFocusCapture={() => {
            tabStop.value = view.square;
          }}
          {...handlers}
        />
      </td>
    ),
    [view, label, tabStop, isTabStop, handlers],
  );
}

const rowsOf = (squares: readonly SquareView[]): readonly (readonly SquareView[])[] =>
  Array.from({ length: BOARD_SIZE }, (_, row) =>
    squares.slice(row * BOARD_SIZE, (row + 1) * BOARD_SIZE),
  );

function squareReached(key: string, from: Square): Square | undefined {
  const [row, column] = [rowOf(from), columnOf(from)];
  switch (key) {
    case 'ArrowUp':
      return squareAt(row - 1, column);
    case 'ArrowDown':
      return squareAt(row + 1, column);
    case 'ArrowLeft':
      return squareAt(row, column - 1);
    case 'ArrowRight':
      return squareAt(row, column + 1);
    case 'Home':
      return squareAt(row, 0);
    case 'End':
      return squareAt(row, BOARD_SIZE - 1);
    default:
      return undefined;
  }
}

/** A square as a screen reader says it. */
function squareText(
  t: Translate,
  { label: square, content, isTarget, isSelected }: SquareView,
  names: readonly string[],
): string {
  switch (content.type) {
    case 'centre':
      return t('square.centre', { square });
    case 'central-track':
      return t('square.track', { square });
    case 'tile':
      return content.laidBy === undefined
        ? t('square.laid', { square })
        : t('square.laidBy', { square, player: names[content.laidBy.index] ?? '' });
    case 'empty':
      if (isTarget) return t(isSelected ? 'square.selected' : 'square.target', { square });
      return t('square.empty', { square });
  }
}
