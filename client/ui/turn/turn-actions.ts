/** What a player does in a turn, whatever it is done with: mouse, touch, key or button. */
import { useMemo } from 'preact/hooks';
import type { CentralSpace } from '../../../common/rules/board.ts';
import type { Percent } from '../../../common/rules/expansions/companies/shares.ts';
import type { Square } from '../../../common/rules/ids.ts';
import { formatAction } from '../../../common/rules/notation.ts';
import type { Selection, WholeAction } from '../../view/turn/ui-state.ts';
import { wagonView } from '../../view/turn/wagon-view.ts';
import { useApp } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { isDeliberate, selectedNow } from './deliberate.ts';

/**
 * How a square was chosen. A finger hides what it points at, so touch always asks for a second tap. Fingers and
 * mice press twice by accident, so their second press counts only after a moment; a key's counts at once.
 */
export type Means = 'touch' | 'mouse' | 'key';

/** The moves of a turn; each does nothing where it can't be done. */
export interface TurnActions {
  /** Selects a square; the selected one again lays the tile. */
  chooseSquare(square: Square, means: Means): void;
  /** Selects drawing; again draws. */
  chooseDraw(): void;
  chooseTile(index: number): void;
  /** Selects an action of an expansion; again does it. */
  chooseAction(action: WholeAction, means: Means): void;
  /** Begins to place a central wagon. */
  chooseWagon(): void;
  /** Selects the space of the wagon that is being placed; the selected one again places it. */
  chooseSpace(space: CentralSpace, means: Means): void;
  /** Selects the share that is laid open for the wagon. */
  chooseShare(percent: Percent): void;
  /** Selects passing; again passes. */
  choosePass(): void;
  rotate(): void;
  confirm(): void;
  takeBack(): void;
}

/** The moves of the turn at this table. */
export function useTurnActions(): TurnActions {
  const { actions, preferences } = useApp();
  const { snapshot, turn } = useGame();
  return useMemo(() => {
    // Without a connection too: the action goes out when there is one again.
    const confirm = () => {
      if (turn.value?.action !== undefined) actions.confirm();
    };
    const select = (selection: Selection) =>
      actions.input({ type: 'select', selection: selectedNow(selection) });
    const confirmAgain = (selection: Selection, means: Means) => {
      if (means === 'key' || isDeliberate(selection)) confirm();
    };
    const confirmAtOnce = (means: Means) => {
      if (means !== 'touch' && !preferences.value.confirm) confirm();
    };
    const wagon = () => {
      const selection = turn.value?.selection;
      return selection?.type === 'central-wagon' ? selection : undefined;
    };
    return {
      chooseSquare(square, means) {
        const selection = turn.value?.selection;
        if (turn.value === undefined) return;
        if (selection?.type === 'square' && selection.square === square)
          return confirmAgain(selection, means);
        select({ type: 'square', square });
        confirmAtOnce(means);
      },
      chooseDraw() {
        if (turn.value?.canDraw !== true) return;
        if (turn.value.selection?.type === 'draw') return confirm();
        select({ type: 'draw' });
      },
      chooseAction(action, means) {
        if (turn.value === undefined) return;
        const { selection, action: selected } = turn.value;
        if (selection !== undefined && selected && formatAction(selected) === formatAction(action))
          return confirmAgain(selection, means);
        select(action);
      },
      chooseWagon() {
        if (wagonView(snapshot.value, turn.value)?.canPlace === true && wagon() === undefined)
          select({ type: 'central-wagon', space: undefined, share: undefined });
      },
      chooseSpace(space, means) {
        const placing = wagon();
        if (placing === undefined) return;
        if (placing.space === space) return confirmAgain(placing, means);
        select({ ...placing, space });
        confirmAtOnce(means);
      },
      chooseShare(share) {
        const placing = wagon();
        if (placing !== undefined) select({ ...placing, share });
      },
      choosePass() {
        if (turn.value?.canPass !== true) return;
        if (turn.value.selection?.type === 'pass') return confirm();
        select({ type: 'pass' });
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
  }, [actions, preferences, snapshot, turn]);
}
