/** A worker in which bots think, so that the page never waits for them. One question at a time. */
import { botAnswer } from './bot-answer.ts';
import type { BotQuestion } from './bots.ts';

addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  postMessage(botAnswer(data));
});
