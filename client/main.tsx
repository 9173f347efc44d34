/** The page's entry: wires network, view, board and page together, and shows the page. */
import './app/without-eval.ts';
import { render } from 'preact';
import { createApp } from './app/create-app.ts';
import { keepLanguageCookie } from './app/language-cookie.ts';
import { route } from './app/location.ts';
import { App } from './ui/app.tsx';
import { takeEarlyInput } from './ui/early-input.ts';
import { createPage } from './ui/page.tsx';
import { keepTextsThroughTranslation } from './ui/translated-texts.ts';

const app = document.getElementById('app');
if (app === null) throw new Error('the page has no place for the game');
void show(app);

/**
 * Shows the page in the reader's language. What the server sent is there already: it stays, and only
 * what is different for this reader changes (`hydrate` would trust it to be the same).
 */
async function show(element: HTMLElement): Promise<void> {
  const { model, connect, fetchAhead, doAfterwards } = createApp();
  const page = createPage(model);
  keepLanguageCookie(model.preferences);
  await page.translator.use(model.preferences.peek().language);
  const Shown = () => <App page={page} route={route.value} />;
  const doAgain = takeEarlyInput(element);
  keepTextsThroughTranslation(element);
  render(<Shown />, element);
  doAgain();
  // The screen comes first: the line and the processor are the page's own until it is painted.
  whenIdle(() => {
    connect();
    whenIdle(() => void fetchAhead().then(() => whenIdle(doAfterwards)));
  });
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1000 });
  else setTimeout(act, 200);
}
