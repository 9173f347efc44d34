/** How far an analysis is, and the buttons that end it or begin it anew. */
import { assertNever } from '../../../../common/rules/assert-never.ts';
import { useNews } from '../../announcer/use-news.ts';
import { Icon } from '../../widgets/icon.tsx';
import type { Analysing, AnalysisStage } from './analysing.ts';
import type { AnalysisTexts } from './analysis-texts.ts';
import { useAnalysisWords } from './use-analysis-texts.ts';

/** The bar moves silently; when it begins and ends is told. */
export function AnalysisProgress({ analysing }: { readonly analysing: Analysing }) {
  const { texts, number } = useAnalysisWords();
  const stage = analysing.stage.value;
  const done = analysing.decisions.value.length;
  const words = stageText(texts, stage, number(done), number(analysing.total));
  const isRunning = stage === 'running';
  useNews(isRunning ? texts.begun : words);
  return (
    <div class="analysis__progress">
      <p>{words}</p>
      {isRunning && <progress aria-label={texts.heading} max={analysing.total} value={done} />}
      {stage !== 'finished' && (
        <button
          type="button"
          class="button"
          onClick={() => (isRunning ? analysing.stop() : void analysing.start())}
        >
          <Icon name={isRunning ? 'close' : 'replay'} />
          {isRunning ? texts.stop : texts.again}
        </button>
      )}
    </div>
  );
}

function stageText(
  texts: AnalysisTexts,
  stage: AnalysisStage,
  done: string,
  total: string,
): string {
  switch (stage) {
    case 'idle':
    case 'running':
      return texts.running(done, total);
    case 'stopped':
      return texts.stopped(done, total);
    case 'finished':
      return texts.finished(total);
    case 'failed':
      return texts.failed;
    default:
      return assertNever(stage);
  }
}
