/** The board and the buttons that lie over it. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useNews } from '../announcer/use-news.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';
import { BoardZoom } from './board-zoom.ts';
import { PlaceField } from './place-field.tsx';
import { SpaceRing } from './space-ring.tsx';
import { SquareGrid } from './square-grid.tsx';
import { StationRing } from './station-ring.tsx';
import { type BoardState, useBoard } from './use-board.ts';

/**
 * The picture is drawn by the board; what can be pressed, heard and focused are buttons. Children lie over
 * the squares, below the buttons.
 */
export function BoardPanel({ children }: { readonly children?: ComponentChildren }) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const state = useSignal<BoardState>('loading');
  useBoard(element, state);
  useZoom(element);
  useNews(state.value === 'failed' ? t('game.boardFailed') : undefined);
  return (
    <section class="board-panel" aria-label={t('game.board')} data-board={state.value}>
      <PlaceField />
      <div class="board" ref={element}>
        <div class="board__buttons">
          {children}
          <SquareGrid />
          <StationRing />
          <SpaceRing />
        </div>
      </div>
      <FitButton />
      {state.value !== 'ready' && (
        <p class="board-panel__message">
          {t(state.value === 'loading' ? 'game.loadingBoard' : 'game.boardFailed')}
        </p>
      )}
    </section>
  );
}

function useZoom(element: RefObject<HTMLElement | null>): void {
  const { zoom } = useGame();
  useEffect(() => {
    if (element.current === null) return undefined;
    const made = new BoardZoom(element.current);
    zoom.value = made;
    return () => {
      zoom.value = undefined;
      made.destroy();
    };
  }, [element, zoom]);
}

function FitButton() {
  const { t } = useTranslation();
  const { zoom } = useGame();
  if (zoom.value?.isZoomed.value !== true) return null;
  return (
    <button
      type="button"
      class="button board-panel__fit"
      aria-label={t('game.zoomFit')}
      onClick={() => zoom.value?.fit()}
    >
      <Icon name="fit" />
    </button>
  );
}
