/** The board and the buttons that lie over it. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { useTranslation } from '../page.tsx';
import { SquareGrid } from './square-grid.tsx';
import { StationRing } from './station-ring.tsx';
import { useBoard } from './use-board.ts';

/** How far the board is. */
export type BoardState = 'loading' | 'ready' | 'failed';

/** The picture is drawn by the board; what can be pressed, heard and focused are buttons. */
export function BoardPanel() {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const state = useSignal<BoardState>('loading');
  useBoard(element, state);
  return (
    <section class="board-panel" aria-label={t('game.board')} data-board={state.value}>
      <div class="board" ref={element}>
        <div class="board__buttons">
          <SquareGrid />
          <StationRing />
        </div>
      </div>
      {state.value !== 'ready' && (
        <p class="board-panel__message" role="status">
          {t(state.value === 'loading' ? 'game.loadingBoard' : 'game.boardFailed')}
        </p>
      )}
    </section>
  );
}
