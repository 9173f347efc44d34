/** Puts the board on a page: it is painted while Phaser, which draws it, is still on its way. */
import type { BoardSettings, MountBoard } from '../view/board/board-model.ts';
import { BOARD_FONT, paletteOf } from './paint/palette.ts';
import { NO_SPACE, spaceOf } from './stage/board-space.ts';
import { paintTextures } from './stage/board-textures.ts';
import type { MountedBoard } from './stage/mounted-board.ts';

export { paintResult } from './picture/result-picture.ts';

/** Makes a board that tests can step through time. */
export async function mountSteppableBoard(
  element: HTMLElement,
  settings: BoardSettings,
): Promise<MountedBoard> {
  const stage = import('./stage/mounted-board.ts');
  // Painting is waited for first; what went wrong meanwhile is told then.
  stage.catch(() => {});
  await loadFont();
  const space = spaceOf(element) ?? NO_SPACE;
  const painted = await paintTextures(space.layout, paletteOf(settings.theme));
  return (await stage).MountedBoard.mount(element, { space, painted, settings });
}

/** Makes a board in an element; resolves when its first picture can be drawn. */
export const mountBoard: MountBoard = mountSteppableBoard;

/** Text on a canvas isn't painted again when its font arrives later; a font that is missing is no error. */
async function loadFont(): Promise<void> {
  const weights = [600, 700].map((weight) => document.fonts.load(`${weight} 20px ${BOARD_FONT}`));
  await Promise.allSettled(weights);
}
