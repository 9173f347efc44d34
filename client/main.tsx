/** The page's entry: wires network, view, board and page together, and shows the page. */
import './app/without-eval.ts';
import { render } from 'preact';
import { createApp } from './app/create-app.ts';
import { route } from './app/location.ts';
import { App } from './ui/app.tsx';
import { keepTextsThroughTranslation } from './ui/translated-texts.ts';

const element = document.getElementById('app');
if (element === null) throw new Error('the page has no place for the game');
const model = createApp();

const Page = () => <App model={model} route={route.value} />;

keepTextsThroughTranslation(element);
render(<Page />, element);
