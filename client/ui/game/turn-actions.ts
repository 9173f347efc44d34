/** What a player does in a turn, whatever it is done with: mouse, touch, key or button. */
import { useMemo } from 'preact/hooks';
import type { Square } from '../../../common/rules/ids.ts';
import { useApp } from '../page.tsx';
import { useGame } from './game-context.tsx';

/** How a square was chosen. A finger hides what it points at, so touch always asks for a second tap. */
export type Means = 'touch' | 'other';

/** The moves of a turn; each does nothing where it can't be done. */
export interface TurnActions {
  /** Selects a square; the selected one again lays the tile. */
  chooseSquare(square: Square, means: Means): void;
  /** Selects drawing; again draws. */
  chooseDraw(): void;
  chooseTile(index: number): void;
  rotate(): void;
  confirm(): void;
  takeBack(): void;
}

/** The moves of the turn at this table. */
export function useTurnActions(): TurnActions {
  const { actions, preferences } = useApp();
  const { turn, connection } = useGame();
  return useMemo(() => {
    const canConfirm = () => connection.value.type === 'online' && turn.value?.action !== undefined;
    const confirm = () => {
      if (canConfirm()) actions.confirm();
    };
    return {
      chooseSquare(square, means) {
        const selection = turn.value?.selection;
        if (turn.value === undefined) return;
        if (selection?.type === 'square' && selection.square === square) return confirm();
        actions.input({ type: 'select', selection: { type: 'square', square } });
        if (means !== 'touch' && !preferences.value.confirm) confirm();
      },
      chooseDraw() {
        if (turn.value?.canDraw !== true) return;
        if (turn.value.selection?.type === 'draw') return confirm();
        actions.input({ type: 'select', selection: { type: 'draw' } });
      },
      chooseTile(index) {
        if (turn.value !== undefined && index < turn.value.tiles.length)
          actions.input({ type: 'choose-tile', index });
      },
      rotate() {
        if (turn.value?.canRotate === true) actions.input({ type: 'rotate' });
      },
      confirm,
      takeBack() {
        actions.input({ type: 'take-back' });
      },
    };
  }, [actions, preferences, turn, connection]);
}
