/** Puts the board on a page. Loaded when the first board is needed: it brings Phaser with it. */
import type { BoardSettings, MountBoard } from '../view/board/board-model.ts';
import { BOARD_FONT } from './paint/palette.ts';
import { startBoardGame } from './stage/board-game.ts';
import { NO_SPACE, spaceOf } from './stage/board-space.ts';
import { MountedBoard } from './stage/mounted-board.ts';

/** Makes a board that tests can step through time. */
export async function mountSteppableBoard(
  element: HTMLElement,
  settings: BoardSettings,
): Promise<MountedBoard> {
  await loadFont();
  const { layout, pixelRatio } = spaceOf(element) ?? NO_SPACE;
  const started = await startBoardGame(element, { size: layout.size, pixelRatio });
  return MountedBoard.mount(element, started, settings);
}

/** Makes a board in an element; resolves when its first picture can be drawn. */
export const mountBoard: MountBoard = mountSteppableBoard;

/** Text on a canvas isn't painted again when its font arrives later; a font that is missing is no error. */
async function loadFont(): Promise<void> {
  const weights = [600, 700].map((weight) => document.fonts.load(`${weight} 20px ${BOARD_FONT}`));
  await Promise.allSettled(weights);
}
