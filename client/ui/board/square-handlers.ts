/** What pointing at a square, pressing it and focusing it do. */
import { useMemo } from 'preact/hooks';
import { SQUARES, type Square } from '../../../common/rules/ids.ts';
import { lineAt, type PointInSquare } from '../../view/board/track-at.ts';
import { useApp } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { useTurnActions } from '../turn/turn-actions.ts';
import { isByKey } from './lighting.ts';

/** The handlers of a square's button. */
export interface SquareHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** The handlers of each square, the same ones for as long as the board is shown. */
export function useSquareHandlers(): ReadonlyMap<Square, SquareHandlers> {
  const { actions } = useApp();
  const { snapshot, ui } = useGame();
  const turn = useTurnActions();
  return useMemo(() => {
    /** A click doesn't say in every browser what made it. */
    let pointer: 'touch' | 'mouse' = 'mouse';
    const point = (square: Square | undefined) => {
      if (ui.value.pointedSquare !== square) actions.input({ type: 'point', square });
    };
    const light = (square: Square, event: MouseEvent) => {
      const station = lineAt(snapshot.value, square, pointIn(event));
      if (ui.value.litLine !== station) actions.input({ type: 'light-line', line: station });
      return station;
    };
    const leave = () => {
      point(undefined);
      if (pointer !== 'touch' && ui.value.litLine !== undefined)
        actions.input({ type: 'light-line', line: undefined });
    };
    const handlersOf = (square: Square): SquareHandlers => ({
      onPointerDown: ({ pointerType }) => {
        pointer = pointerType === 'touch' ? 'touch' : 'mouse';
      },
      onPointerMove: (event) => {
        if (event.pointerType === 'touch') return;
        pointer = 'mouse';
        point(square);
        light(square, event);
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }) => {
        if (isByKeyboard(currentTarget)) point(square);
      },
      onBlur: () => point(undefined),
      onClick: (event) => {
        const isLaid = snapshot.value.game.board[square] !== undefined;
        if (isLaid && isByKey(event))
          return actions.input({ type: 'ask', about: { type: 'square', square } });
        const isTrack = event.detail > 0 && light(square, event) !== undefined;
        if (!isTrack) turn.chooseSquare(square, isByKey(event) ? 'key' : pointer);
      },
    });
    return new Map(SQUARES.map((square) => [square, handlersOf(square)]));
  }, [actions, snapshot, ui, turn]);
}

/** Where in a square the pointer is. */
function pointIn({ clientX, clientY, currentTarget }: MouseEvent): PointInSquare {
  if (!(currentTarget instanceof Element)) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const isByKeyboard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');
