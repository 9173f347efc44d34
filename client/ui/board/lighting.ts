/** What lights up a line: pointing at something that stands for it, focusing or pressing it. */
import { useMemo } from 'preact/hooks';
import type { LineName } from '../../view/board/line-name.ts';
import { useApp } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';

/** The handlers of a button that stands for a line. */
export interface LightingHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Was a button pressed by a key, or by a screen reader, and not by a pointer? */
export const isByKey = (event: MouseEvent): boolean => event.detail === 0;

/** Gives the handlers for a line. A second tap puts the light out again; a key asks for the whole way. */
export function useLighting(): (line: LineName) => LightingHandlers {
  const { actions } = useApp();
  const { ui } = useGame();
  return useMemo(() => {
    const light = (line: LineName | undefined) => {
      if (ui.value.litLine !== line) actions.input({ type: 'light-line', line });
    };
    const putOut = () => light(undefined);
    let wasLit = false;
    return (line) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') light(line);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') putOut();
      },
      // A tap focuses first, which lights: what was lit before decides what the tap does.
      onPointerDown: ({ pointerType }) => {
        wasLit = pointerType === 'touch' && ui.value.litLine === line;
      },
      onFocus: () => light(line),
      onBlur: putOut,
      onClick: (event) => {
        if (isByKey(event)) actions.input({ type: 'ask', about: { type: 'line', line } });
        else if (wasLit) putOut();
        else light(line);
        wasLit = false;
      },
    });
  }, [actions, ui]);
}
