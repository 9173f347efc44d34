/** A worker in which bots think, so that the page never waits for them. One question at a time. */
import { chooseAction } from '../../common/bots/choose-action.ts';
import type { BotQuestion } from './bots.ts';

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const { level, view, seat } = data;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  postMessage(chooseAction(level, view, seat, seed >>> 1));
});
