/** Every screen without a server, for looking at and for tests of the page; the address says which. */
import { render } from 'preact';
import { App } from '../ui/app.tsx';
import { galleryModel } from './gallery-model.ts';
import { CODE, parseScene } from './scene.ts';

const element = document.getElementById('app');
if (element === null) throw new Error('the page has no place for the gallery');
const scene = parseScene(location.hash);
const route =
  scene.screen === 'home' ? ({ type: 'home' } as const) : ({ type: 'table', code: CODE } as const);
render(<App model={galleryModel(scene)} route={route} />, element);
addEventListener('hashchange', () => location.reload());
