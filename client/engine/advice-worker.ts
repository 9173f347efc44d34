/** A worker that answers what would be best in a turn. */
import { type AdviceQuestion, adviseOn } from '../../common/bots/advice.ts';

addEventListener('message', ({ data }: MessageEvent<AdviceQuestion>) => {
  postMessage(adviseOn(data.view, data.seat, data.request));
});
