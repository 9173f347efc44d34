/** Keeps Phaser's images equal to a list of sprites. */
import type Phaser from 'phaser';
import type { Sprite } from '../sprites/sprite.ts';

/** The images of a scene, by the keys of their sprites. */
export class Stage {
  readonly #scene: Phaser.Scene;
  readonly #images = new Map<string, Phaser.GameObjects.Image>();

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Shows these sprites and no others. */
  show(sprites: readonly Sprite[]): void {
    const keys = new Set(sprites.map(({ key }) => key));
    for (const [key, image] of this.#images) if (!keys.has(key)) this.#remove(key, image);
    for (const sprite of sprites) place(this.#imageOf(sprite), sprite);
  }

  /** Removes all images, before their textures are painted anew. */
  clear(): void {
    for (const [key, image] of this.#images) this.#remove(key, image);
  }

  #imageOf({ key, texture, picture }: Sprite): Phaser.GameObjects.Image {
    const known = this.#images.get(key);
    if (known === undefined) {
      const image = this.#scene.add.image(0, 0, texture, picture);
      this.#images.set(key, image);
      return image;
    }
    if (known.texture.key !== texture || known.frame.name !== picture)
      known.setTexture(texture, picture);
    return known;
  }

  #remove(key: string, image: Phaser.GameObjects.Image): void {
    image.destroy();
    this.#images.delete(key);
  }
}

function place(image: Phaser.GameObjects.Image, sprite: Sprite): void {
  const { x, y, depth, angle = 0, alpha = 1, scaleX = 1, scaleY = 1, isMoving = false } = sprite;
  if (isMoving) image.setPosition(x, y);
  else image.setPosition(snapped(x, image.width), snapped(y, image.height));
  image.setRotation(angle).setScale(scaleX, scaleY).setAlpha(alpha).setDepth(depth);
}

/** The middle nearest to a place for which both edges fall on whole pixels. */
const snapped = (middle: number, length: number): number =>
  Math.round(middle - length / 2) + length / 2;
