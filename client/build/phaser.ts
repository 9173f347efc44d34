/**
 * Builds Phaser with what the board uses: the package's own builds are one module that can't be shaken,
 * more than twice as large. While the page is being developed it is the whole package.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(dirname(createRequire(import.meta.url).resolve('phaser/package.json')), 'src');

/**
 * What `import Phaser from 'phaser'` gives the built page, and the sources it comes from. Anything else of
 * Phaser's is `undefined` there: the browser tests play on the built page.
 */
const PARTS = `
import constants from '${SOURCES}/const.js';
// Before all that import each other in a circle: elsewhere it finds classes that aren't there yet.
import renderer from '${SOURCES}/renderer/index.js';
// These add themselves to every scene: its events, its camera, what it draws, and scene.add.image.
import '${SOURCES}/events/EventEmitter.js';
import '${SOURCES}/cameras/2d/CameraManager.js';
import '${SOURCES}/gameobjects/DisplayList.js';
import '${SOURCES}/gameobjects/UpdateList.js';
import '${SOURCES}/gameobjects/GameObjectFactory.js';
import '${SOURCES}/gameobjects/image/ImageFactory.js';
import coreEvents from '${SOURCES}/core/events/index.js';
import Game from '${SOURCES}/core/Game.js';
import scaleModes from '${SOURCES}/scale/const/index.js';
import sceneEvents from '${SOURCES}/scene/events/index.js';
export default {
  AUTO: constants.AUTO,
  CANVAS: constants.CANVAS,
  Core: { Events: coreEvents },
  Game,
  Renderer: { Events: renderer.Events },
  Scale: { NONE: scaleModes.SCALE_MODE.NONE },
  Scenes: { Events: sceneEvents },
};
`;

/** The switches that Phaser's own build sets by their text. */
const SWITCHED_ON = /typeof (CANVAS_RENDERER|WEBGL_RENDERER)\b/g;
const SWITCHED_OFF = /typeof (WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g;

const PARTS_ID = '\0phaser-parts';

/** Puts the parts in the place of the package. */
export function phaserParts(): Plugin {
  return {
    name: 'metro:phaser-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^phaser$/ }, handler: () => PARTS_ID },
    load: { filter: { id: new RegExp(`^${PARTS_ID}$`) }, handler: () => PARTS },
    transform: {
      filter: { id: /\/phaser\/src\// },
      handler: (code) => code.replace(SWITCHED_ON, 'true').replace(SWITCHED_OFF, 'false'),
    },
  };
}
