/**
 * A page for looking at the board: `board.html?view=NAME&theme=light&renderer=canvas`. Tests step through
 * its animations by `window.boardGallery`.
 */
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/barlow-condensed/700.css';
import { mountSteppableBoard } from '../board/mount-board.ts';
import type { MountedBoard } from '../board/stage/mounted-board.ts';
import { BOARD_SAMPLES, sampleAnimation } from './board-samples.ts';

declare global {
  interface Window {
    boardGallery?: { readonly board: MountedBoard; readonly play: () => void };
  }
}

const query = new URLSearchParams(window.location.search);
const theme = query.get('theme') === 'light' ? 'light' : 'dark';
const name = query.get('view') ?? 'middle';
const element = document.querySelector<HTMLElement>('#board');
const view = BOARD_SAMPLES.get(name)?.();
if (element === null || view === undefined) throw new Error(`no board to show for ${name}`);
document.body.classList.add(theme);
const board = await mountSteppableBoard(element, { theme, animations: true });
board.render(view);
window.boardGallery = { board, play: () => board.play(sampleAnimation(view)) };
