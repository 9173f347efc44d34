/** The squares as buttons over the board: one of them in the order of tabs, arrows walk to the others. */
import { useComputed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import {
  BOARD_SIZE,
  columnOf,
  parseSeat,
  rowOf,
  SQUARES,
  type Square,
  squareAt,
} from '../../../common/rules/ids.ts';
import type { Translate } from '../../i18n/translator.ts';
import { gridView, type SquareView } from '../../view/board/grid-view.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { nameOf } from '../texts/texts.ts';
import { type SquareHandlers, useSquareHandlers } from './square-handlers.ts';

/** All 64 squares, row by row. */
export function SquareGrid() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const grid = useRef<HTMLTableElement>(null);
  const squares = useComputed(() => gridView(snapshot.value, turn.value)).value;
  const tabStop = useSignal<Square | undefined>(SQUARES[0]);
  const handlersOf = useSquareHandlers();
  const nameOfSeat = (index: number) => nameOf(snapshot.value, parseSeat(index) ?? 0);
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
              <td key={view.square}>
                <SquareButton
                  view={view}
                  label={squareText(t, view, nameOfSeat)}
                  isTabStop={view.square === tabStop.value}
                  onReached={() => {
                    tabStop.value = view.square;
                  }}
                  handlers={handlersOf(view.square)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SquareButton = (props: {
  readonly view: SquareView;
  readonly label: string;
  readonly isTabStop: boolean;
  readonly onReached: () => void;
  readonly handlers: SquareHandlers;
}) => (
  <button
    type="button"
    class="square"
    data-square={props.view.label}
    data-target={props.view.isTarget}
    data-selected={props.view.isSelected}
    aria-label={props.label}
    tabIndex={props.isTabStop ? 0 : -1}
    onFocusCapture={props.onReached}
    {...props.handlers}
  />
);

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
  nameOfSeat: (index: number) => string,
): string {
  switch (content.type) {
    case 'centre':
      return t('square.centre', { square });
    case 'central-track':
      return t('square.track', { square });
    case 'tile':
      return content.laidBy === undefined
        ? t('square.laid', { square })
        : t('square.laidBy', { square, player: nameOfSeat(content.laidBy.index) });
    case 'empty':
      if (isTarget) return t(isSelected ? 'square.selected' : 'square.target', { square });
      return t('square.empty', { square });
  }
}
