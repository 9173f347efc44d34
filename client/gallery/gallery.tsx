/** Every screen without a server, for looking at and for tests of the page; the address says which. */
import { render } from 'preact';
import { App } from '../ui/app.tsx';
import { createPage } from '../ui/page.tsx';
import type { Route } from '../view/route.ts';
import { galleryModel } from './gallery-model.ts';
import { CODE, parseScene, type Scene } from './scene.ts';

const element = document.getElementById('app');
if (element === null) throw new Error('the page has no place for the gallery');
const scene = parseScene(location.hash);
const route = routeOf(scene);
const page = createPage(galleryModel(scene));
void page.translator
  .use(scene.preferences.language ?? 'en')
  .then(() => render(<App page={page} route={route} />, element));
addEventListener('hashchange', () => location.reload());

function routeOf({ screen, chapter }: Scene): Route {
  if (screen === 'home') return { type: 'home' };
  if (screen === 'new-table') return { type: 'new-table' };
  if (screen === 'quick') return { type: 'quick', wish: { players: 'any', pace: 'normal' } };
  if (screen === 'practice') return { type: 'practice' };
  if (screen === 'learn') return { type: 'learn', chapter };
  if (screen === 'deal') return { type: 'deal', dealId: 'sAmpLe-DeaL-iD_0' };
  if (screen === 'replay') return { type: 'replay', game: CODE, move: undefined };
  return { type: 'table', code: CODE, as: 'player' };
}
