/** The board on a page: draws when something has changed, and animates. Between that it costs no time. */
import Phaser from 'phaser';
import type {
  BoardAnimation,
  BoardHandle,
  BoardSettings,
  BoardView,
} from '../../view/board/board-model.ts';
import { drivePaths } from '../line-path.ts';
import { paletteOf } from '../paint/palette.ts';
import { boardSprites } from '../sprites/board-sprites.ts';
import { type BoardGame, startBoardGame } from './board-game.ts';
import {
  type BoardSpace,
  forgetSquares,
  NO_SPACE,
  placeCanvas,
  spaceOf,
  watchSpace,
} from './board-space.ts';
import {
  type PaintedTextures,
  paintTextures,
  putTextures,
  repaintLines,
} from './board-textures.ts';
import { FrameLoop } from './frame-loop.ts';
import { Stage } from './stage.ts';
import { type Moment, timelineOf } from './timeline.ts';

const EMPTY_VIEW: BoardView = {
  tiles: [],
  stations: [],
  centralSpaces: [],
  lines: [],
  recent: [],
  targets: [],
  ghost: undefined,
  markers: [],
};

/** The longest step of an animation, in milliseconds: after a pause it goes on where it stood. */
const LONGEST_STEP = 1000;
/** While a window is being resized the picture is stretched; it is painted anew after this many milliseconds. */
const REPAINT_DELAY = 120;

/** What a board is made of. */
export interface PaintedBoard {
  readonly space: BoardSpace;
  readonly painted: PaintedTextures;
  readonly settings: BoardSettings;
}

/** A board in its element. Everything that the page may do with it is in `BoardHandle`. */
export class MountedBoard implements BoardHandle {
  readonly #element: HTMLElement;
  readonly #game: Phaser.Game;
  readonly #scene: Phaser.Scene;
  readonly #stage: Stage;
  readonly #frames: FrameLoop;
  readonly #unsubscribe: readonly (() => void)[];
  #settings: BoardSettings;
  /** What is shown, and what is being painted for. */
  #space: BoardSpace;
  #nextSpace: BoardSpace;
  #view: BoardView = EMPTY_VIEW;
  #paintedLines: string | undefined;
  #shownLines: BoardView['lines'] | undefined;
  #moment: Moment | undefined;
  #lastFrame: number | undefined;
  #repaintTimer: number | undefined;
  #newestRepaint: symbol | undefined;
  #isDestroyed = false;
  #isStepped = false;

  /** Makes a board in an element of what was painted for it; resolves when it has been drawn. */
  static async mount(
    element: HTMLElement,
    { space, painted, settings }: PaintedBoard,
  ): Promise<MountedBoard> {
    const { layout, pixelRatio } = space;
    const started = await startBoardGame(element, { size: layout.size, pixelRatio });
    const board = new MountedBoard(element, started, settings);
    board.#show(space, painted);
    board.#onSpaceChanged();
    return board;
  }

  private constructor(element: HTMLElement, { game, scene }: BoardGame, settings: BoardSettings) {
    this.#element = element;
    this.#game = game;
    this.#scene = scene;
    this.#stage = new Stage(scene);
    this.#settings = settings;
    this.#space = spaceOf(element) ?? NO_SPACE;
    this.#nextSpace = this.#space;
    this.#frames = new FrameLoop(game, () => this.#moment !== undefined && !this.#isStepped);
    scene.events.on(Phaser.Scenes.Events.UPDATE, this.#onUpdate, this);
    // A context that comes back has empty textures until Phaser has filled them: draw after that.
    game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, this.#frames.request, this.#frames);
    this.#unsubscribe = [
      watchSpace(element, () => this.#onSpaceChanged()),
      listen(document, 'visibilitychange', () => this.#onVisibilityChanged()),
    ];
  }

  /** Shows a view. */
  render(view: BoardView): void {
    this.#view = view;
    this.#frames.request();
  }

  /** Animates what led to a view; it may be rendered before or after. Ends what is still running. */
  play(animation: BoardAnimation): void {
    if (!this.#settings.animations || document.hidden) return;
    this.#moment = {
      timeline: timelineOf(animation),
      placed: animation.placed,
      paths: drivePaths(this.#view, animation),
      elapsed: 0,
    };
    this.#lastFrame = undefined;
    this.#frames.request();
  }

  setSettings(settings: BoardSettings): void {
    const isThemeChanged = settings.theme !== this.#settings.theme;
    this.#settings = settings;
    if (!settings.animations) this.skip();
    if (isThemeChanged) void this.#repaint(this.#nextSpace);
  }

  skip(): void {
    this.#moment = undefined;
    this.#frames.request();
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    clearTimeout(this.#repaintTimer);
    forgetSquares(this.#element);
    this.#frames.end();
  }

  /** For tests: lets time pass for animations, and draws. From the first step on time passes no other way. */
  step(milliseconds: number): void {
    this.#isStepped = true;
    this.#advance(milliseconds);
    this.#frames.drawNow();
  }

  #onUpdate(now: number): void {
    // Phaser's own step is smoothed and would play in slow motion on a slow device.
    if (!this.#isStepped) this.#advance(Math.min(now - (this.#lastFrame ?? now), LONGEST_STEP));
    this.#lastFrame = now;
    this.#showLines();
    this.#stage.show(boardSprites(this.#view, this.#space.layout, this.#moment));
  }

  #showLines(): void {
    if (this.#view.lines === this.#shownLines) return;
    this.#shownLines = this.#view.lines;
    const content = JSON.stringify(this.#view.lines);
    if (content === this.#paintedLines) return;
    this.#paintedLines = content;
    repaintLines(this.#scene.textures, this.#space.layout, this.#view);
  }

  #advance(milliseconds: number): void {
    if (this.#moment === undefined) return;
    const elapsed = this.#moment.elapsed + milliseconds;
    const isOver = elapsed >= this.#moment.timeline.end;
    this.#moment = isOver ? undefined : { ...this.#moment, elapsed };
  }

  #onSpaceChanged(): void {
    const space = spaceOf(this.#element);
    if (space === undefined) return;
    placeCanvas(this.#element, this.#game.canvas, space);
    clearTimeout(this.#repaintTimer);
    const { layout, pixelRatio } = this.#nextSpace;
    if (space.layout.size === layout.size && space.pixelRatio === pixelRatio) return;
    this.#repaintTimer = window.setTimeout(() => {
      void this.#repaint(space);
    }, REPAINT_DELAY);
  }

  #onVisibilityChanged(): void {
    if (document.hidden) this.#moment = undefined;
    this.#frames.request();
  }

  /** Paints everything anew, for another size or theme; of two calls the later one is shown. */
  async #repaint(space: BoardSpace): Promise<void> {
    if (this.#isDestroyed) return;
    this.#nextSpace = space;
    const repaint = Symbol('repaint');
    this.#newestRepaint = repaint;
    const painted = await paintTextures(space.layout, paletteOf(this.#settings.theme));
    if (this.#newestRepaint === repaint && !this.#isDestroyed) this.#show(space, painted);
  }

  /** Shows what was painted for a space, and draws before the page is shown again. */
  #show(space: BoardSpace, painted: PaintedTextures): void {
    const { scale, canvas } = this.#game;
    this.#space = space;
    this.#nextSpace = space;
    const { layout, pixelRatio } = space;
    this.#stage.clear();
    putTextures(this.#scene.textures, painted);
    this.#paintedLines = undefined;
    this.#shownLines = undefined;
    scale.setZoom(1 / pixelRatio);
    scale.resize(layout.size, layout.size);
    placeCanvas(this.#element, canvas, this.#space);
    this.#frames.drawNow();
  }
}

function listen(target: EventTarget, type: string, onEvent: () => void): () => void {
  target.addEventListener(type, onEvent);
  return () => target.removeEventListener(type, onEvent);
}
