/** What lights up a line: pointing at something that stands for it, focusing or pressing it. */
import { useMemo } from 'preact/hooks';
import type { StationNumber } from '../../../common/rules/ids.ts';
import { useApp } from '../page.tsx';
import { useGame } from './game-context.tsx';

/** The handlers of a button that stands for a line. */
export interface LightingHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: () => void;
}

/** Gives the handlers for a station's line. A second tap puts the light out again. */
export function useLighting(): (station: StationNumber) => LightingHandlers {
  const { actions } = useApp();
  const { ui } = useGame();
  return useMemo(() => {
    const light = (station: StationNumber | undefined) => {
      if (ui.value.litStation !== station) actions.input({ type: 'light-station', station });
    };
    const putOut = () => light(undefined);
    let wasLit = false;
    return (station) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'touch') light(station);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') putOut();
      },
      // A tap focuses first, which lights: what was lit before decides what the tap does.
      onPointerDown: ({ pointerType }) => {
        wasLit = pointerType === 'touch' && ui.value.litStation === station;
      },
      onFocus: () => light(station),
      onBlur: putOut,
      onClick: () => {
        if (wasLit) putOut();
        else light(station);
        wasLit = false;
      },
    });
  }, [actions, ui]);
}
