/** The page's entry: wires network, view, board and page together, and shows the page. */
import './app/without-eval.ts';
import { render } from 'preact';
import { createApp } from './app/create-app.ts';
import { keepPage } from './app/keep-page.ts';
import { route } from './app/location.ts';
import { App } from './ui/app.tsx';
import { keepTextsThroughTranslation } from './ui/translated-texts.ts';

const element = document.getElementById('app');
if (element === null) throw new Error('the page has no place for the game');
const { model, connect, fetchAhead } = createApp();

const Page = () => <App model={model} route={route.value} onShown={whenShown} />;

keepTextsThroughTranslation(element);
render(<Page />, element);

/** The screen comes first: the line and the processor are the page's own until it is painted. */
function whenShown(): void {
  whenIdle(() => {
    connect();
    whenIdle(() => void fetchAhead().then(() => whenIdle(keepPage)));
  });
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 200);
}
