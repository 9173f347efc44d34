/** Trying what a hint tells, as the player would by hand: it still waits to be confirmed. */
import type { Action } from '../../../../common/rules/actions.ts';
import type { Hint } from '../../../view/hint/hints.ts';
import type { Selection } from '../../../view/turn/ui-state.ts';
import { useApp } from '../../page.tsx';
import { useGame } from '../../table/game-context.tsx';

/** Chooses and turns the tile and selects its square, or selects what else is told. */
export function useTrying(): (hint: Hint) => void {
  const { actions } = useApp();
  const { turn } = useGame();
  return (hint) => {
    const action: Action = hint.type === 'draw' ? hint : hint.action;
    if (action.type === 'place') {
      actions.input({ type: 'choose-tile', index: turn.value?.tiles.indexOf(action.tile) ?? 0 });
      for (let turns = 0; turns < action.rotation; turns++) actions.input({ type: 'rotate' });
    }
    actions.input({ type: 'select', selection: selectionOf(action) });
  };
}

function selectionOf(action: Action): Selection {
  switch (action.type) {
    case 'place':
      return { type: 'square', square: action.square };
    case 'draw':
      return { type: 'draw' };
    case 'central-wagon':
      return { type: 'central-wagon', space: action.space, share: action.share };
    case 'exchange':
    case 'pass':
      return action;
  }
}
