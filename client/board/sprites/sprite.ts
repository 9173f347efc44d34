/** What the scene shows, as plain data: pictures of atlases at places. */

/** A texture: an atlas or a whole layer. */
export type TextureKey = 'frame' | 'tiles' | 'lines' | 'pieces';

/** A picture on the board; its middle lies at x and y, in device pixels. */
export interface Sprite {
  /** Names the sprite: the same one moves when it is shown elsewhere. */
  readonly key: string;
  readonly texture: TextureKey;
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** Radians clockwise. */
  readonly angle?: number;
  readonly alpha?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** Moves smoothly, between pixels; everything else is put on whole ones. */
  readonly isMoving?: boolean;
}

/** What lies above what. */
export const DEPTH = {
  frame: 0,
  target: 1,
  ghost: 2,
  tile: 3,
  recent: 4,
  lines: 5,
  ghostFrame: 6,
  station: 7,
  wagon: 8,
  badge: 9,
  marker: 10,
  driver: 12,
  counter: 14,
} as const;
