/** A worker that answers what would be best in a turn. */
import { adviseOn } from '../../common/bots/advice.ts';
import type { AdviceQuestion } from './advisor.ts';

addEventListener('message', ({ data }: MessageEvent<AdviceQuestion>) => {
  postMessage(adviseOn(data.view, data.seat, data.request));
});
