/** The wagon spaces of the central station as buttons: they show their lines, and take the viewer's wagon. */
import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { CENTRAL_SPACES, type CentralSpace } from '../../../common/rules/board.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { CentralSpaceView } from '../../view/board/board-model.ts';
import { centralSpaceViews } from '../../view/board/central-spaces.ts';
import { lineReadout } from '../../view/table/lines-view.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { lineText } from '../texts/texts.ts';
import { type Means, useTurnActions } from '../turn/turn-actions.ts';
import { isByKey, useLighting } from './lighting.ts';

/** All eight spaces where they are in play, one of them in the order of tabs. */
export function SpaceRing() {
  const { t } = useTranslation();
  const { snapshot, turn, ui } = useGame();
  const ring = useRef<HTMLFieldSetElement>(null);
  const tabStop = useSignal<CentralSpace>(CENTRAL_SPACES[0]);
  const spaces = useComputed(() => centralSpaceViews(snapshot.value, turn.value, ui.value)).value;
  if (spaces.length === 0) return null;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const count = CENTRAL_SPACES.length;
    const next = (CENTRAL_SPACES.indexOf(tabStop.value) + step + count) % count;
    ring.current?.querySelectorAll('button').item(next).focus();
  };
  return (
    <fieldset
      ref={ring}
      class="spaces"
      aria-label={t('wagon.spaces')}
      data-placing={turn.value?.selection?.type === 'central-wagon'}
      onKeyDown={walk}
    >
      {CENTRAL_SPACES.map((space, index) => (
        <SpaceButton
          key={space}
          space={space}
          view={spaces[index]}
          isTabStop={space === tabStop.value}
          onFocus={() => {
            tabStop.value = space;
          }}
        />
      ))}
    </fieldset>
  );
}

/** The spaces are listed clockwise. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

function SpaceButton(props: {
  readonly space: CentralSpace;
  readonly view: CentralSpaceView | undefined;
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}) {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const { space, view } = props;
  const handlers = useSpaceHandlers(space);
  if (view === undefined) return null;
  const selection = turn.value?.selection;
  const isSelected = selection?.type === 'central-wagon' && selection.space === space;
  const line = lineText(t, snapshot.value, lineReadout(snapshot.value, space));
  return (
    <button
      type="button"
      class="space"
      data-space={space}
      data-side={view.side}
      data-target={view.isTarget}
      data-selected={isSelected}
      style={{ '--row': view.row, '--column': view.column }}
      aria-label={spaceText(t, line, view.isTarget, isSelected)}
      tabIndex={props.isTabStop ? 0 : -1}
      onFocusCapture={props.onFocus}
      {...handlers}
    />
  );
}

function spaceText(t: Translate, line: string, isTarget: boolean, isSelected: boolean): string {
  if (!isTarget) return line;
  return t(isSelected ? 'wagon.selected' : 'wagon.target', { line });
}

/** While a wagon is being placed a press chooses the space; otherwise it lights the line. */
function useSpaceHandlers(space: CentralSpace) {
  const { turn } = useGame();
  const { chooseSpace } = useTurnActions();
  const lighting = useLighting();
  return useMemo(() => {
    const handlers = lighting(space);
    let pointer: Means = 'mouse';
    return {
      ...handlers,
      onPointerDown: (event: PointerEvent) => {
        pointer = event.pointerType === 'touch' ? 'touch' : 'mouse';
        handlers.onPointerDown(event);
      },
      onClick: (event: MouseEvent) => {
        if (turn.value?.selection?.type !== 'central-wagon') return handlers.onClick(event);
        return chooseSpace(space, isByKey(event) ? 'key' : pointer);
      },
    };
  }, [space, turn, chooseSpace, lighting]);
}
