/** A worker that judges the decisions of a game, one for each question. */
import { decisionAt } from '../../common/analysis/analyse.ts';
import type { AnalysisQuestion } from './analyse-beside.ts';

addEventListener('message', ({ data }: MessageEvent<AnalysisQuestion>) => {
  postMessage(decisionAt(data.moment, data.thoroughness));
});
