/** Single keys that play, from anywhere on the screen of a game. */
import { useEffect } from 'preact/hooks';
import { pointedAt } from '../../view/turn/ui-state.ts';
import { focusPlaceField } from '../board/place-field.tsx';
import { useApp, usePage } from '../page.tsx';
import { shortcutOf } from '../shortcut.ts';
import { useTurnActions } from '../turn/turn-actions.ts';
import { isExplanationOpen } from '../widgets/explanation.tsx';
import { useGame } from './game-context.tsx';

/** Listens to the keys, unless the player types, a dialog is open, or they are switched off. */
export function useGameKeys(): void {
  const { dialog } = usePage();
  const { actions, preferences } = useApp();
  const turn = useTurnActions();
  const { ui, zoom } = useGame();
  useEffect(() => {
    const moves: Readonly<Record<string, () => void>> = {
      r: turn.rotate,
      d: turn.chooseDraw,
      w: turn.chooseWagon,
      p: turn.choosePass,
      g: focusPlaceField,
      i: () => {
        const about = pointedAt(ui.value);
        if (about !== undefined) actions.input({ type: 'ask', about });
      },
      m: () => actions.setPreferences({ sound: !preferences.value.sound }),
      '?': () => {
        dialog.value = 'keys';
      },
      1: () => turn.chooseTile(0),
      2: () => turn.chooseTile(1),
      3: () => turn.chooseTile(2),
      '+': () => zoom.value?.zoomIn(),
      '-': () => zoom.value?.zoomOut(),
      0: () => zoom.value?.fit(),
    };
    const takeBack = () => {
      turn.takeBack();
      actions.input({ type: 'light-line', line: undefined });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (dialog.value !== undefined || isForSomethingElse(event)) return;
      if (event.key === 'Escape') return isExplanationOpen() ? undefined : takeBack();
      const act = preferences.value.shortcuts ? moves[shortcutOf(event) ?? ''] : undefined;
      if (act === undefined) return;
      // What a key leads to isn't typed there.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog, actions, preferences, turn, ui, zoom]);
}

const isForSomethingElse = ({ repeat, target }: KeyboardEvent): boolean =>
  repeat || (target instanceof Element && target.matches('input, select, textarea'));
