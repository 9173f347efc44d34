/** The keys of a replay. */
import { useEffect } from 'preact/hooks';
import { pointedAt } from '../../view/turn/ui-state.ts';
import { focusPlaceField } from '../board/place-field.tsx';
import { useApp, usePage } from '../page.tsx';
import { shortcutOf } from '../shortcut.ts';
import { useGame } from '../table/game-context.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/**
 * Arrows step, space plays, Home and End jump, from anywhere but where these keys already do something:
 * on the squares of the board, on buttons and in fields.
 */
export function useReplayKeys(player: ReplayPlayer): void {
  const { dialog } = usePage();
  const { actions, preferences } = useApp();
  const { ui, zoom } = useGame();
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => player.step(-1),
      ArrowRight: () => player.step(1),
      Home: () => player.go(0),
      End: () => player.go(player.last),
      ' ': () => player.toggle(),
    };
    const letters: Readonly<Record<string, () => void>> = {
      g: focusPlaceField,
      i: () => {
        const about = pointedAt(ui.value);
        if (about !== undefined) actions.input({ type: 'ask', about });
      },
      m: () => actions.setPreferences({ sound: !preferences.value.sound }),
      '+': () => zoom.value?.zoomIn(),
      '-': () => zoom.value?.zoomOut(),
      0: () => zoom.value?.fit(),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (dialog.value !== undefined || event.defaultPrevented || isForSomethingElse(event)) return;
      const letter = preferences.value.shortcuts ? letters[shortcutOf(event) ?? ''] : undefined;
      const act = keys[event.key] ?? letter;
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog, actions, preferences, ui, zoom, player]);
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, isComposing, key, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return true;
  if (!(target instanceof Element)) return false;
  const takesAll = 'input, select, textarea, [role=grid] *, .stations *';
  return target.matches(key === ' ' ? `${takesAll}, button, a, summary` : takesAll);
}
