/** Starts Phaser for the board: one empty scene, one canvas of exactly the picture's device pixels. */
import Phaser from 'phaser';

/** A running Phaser game and its only scene. */
export interface BoardGame {
  readonly game: Phaser.Game;
  readonly scene: Phaser.Scene;
}

/** Starts a game with a canvas of `size` device pixels in an element; resolves when it can draw. */
export function startBoardGame(
  element: HTMLElement,
  { size, pixelRatio }: { readonly size: number; readonly pixelRatio: number },
): Promise<BoardGame> {
  return new Promise((resolve) => {
    const game: Phaser.Game = new Phaser.Game({
      type: rendererOf(window.location.search),
      parent: element,
      transparent: true,
      banner: false,
      autoFocus: false,
      audio: { noAudio: true },
      input: { mouse: false, touch: false, keyboard: false, gamepad: false },
      // With more than one texture in a batch Phaser 4.2.1 tears rotated images.
      render: { maxTextures: 1 },
      scale: { mode: Phaser.Scale.NONE, width: size, height: size, zoom: 1 / pixelRatio },
      scene: {
        key: 'board',
        create(this: Phaser.Scene) {
          resolve({ game, scene: this });
        },
      },
    });
  });
}

/** The page may ask for the canvas renderer by `?renderer=canvas`: tests do, software WebGL is slow. */
const rendererOf = (query: string): number =>
  new URLSearchParams(query).get('renderer') === 'canvas' ? Phaser.CANVAS : Phaser.AUTO;
