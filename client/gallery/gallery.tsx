/**
 * Every screen without a server, for looking at and for tests of the page. The address says which:
 * `#waiting`, `#game?laid=30&players=4&lang=ja&theme=light`, … Games are played on one page, in turn.
 */
import { render } from 'preact';
import { App } from '../ui/app.tsx';
import { galleryModel, parseScene } from './gallery-model.ts';

const element = document.getElementById('app');
if (element === null) throw new Error('the page has no place for the gallery');
const scene = parseScene(location.hash);
const model = galleryModel(scene);
const route =
  scene.screen === 'home' ? { type: 'home' as const } : { type: 'table' as const, code: 'K7MQ2X' };
render(<App model={model} route={route} />, element);
addEventListener('hashchange', () => location.reload());
