/** How far an analysis is, and the buttons that end it or begin it anew. */
import { useNews } from '../../announcer/use-news.ts';
import { useTranslation } from '../../page.tsx';
import { Icon } from '../../widgets/icon.tsx';
import type { Analysing, AnalysisStage } from './analysing.ts';

const TEXTS = {
  idle: 'analysis.running',
  running: 'analysis.running',
  stopped: 'analysis.stopped',
  finished: 'analysis.finished',
  failed: 'analysis.failed',
} as const satisfies Readonly<Record<AnalysisStage, string>>;

/** The bar moves silently; when it begins and ends is told. */
export function AnalysisProgress({ analysing }: { readonly analysing: Analysing }) {
  const { t } = useTranslation();
  const stage = analysing.stage.value;
  const done = analysing.decisions.value.length;
  const words = t(TEXTS[stage], { done, total: analysing.total });
  const isRunning = stage === 'running';
  useNews(isRunning ? t('analysis.begun') : words);
  return (
    <div class="analysis__progress">
      <p>{words}</p>
      {isRunning && (
        <progress aria-label={t('analysis.heading')} max={analysing.total} value={done} />
      )}
      {stage !== 'finished' && (
        <button
          type="button"
          class="button"
          onClick={() => (isRunning ? analysing.stop() : void analysing.start())}
        >
          <Icon name={isRunning ? 'close' : 'replay'} />
          {t(isRunning ? 'analysis.stop' : 'analysis.again')}
        </button>
      )}
    </div>
  );
}
