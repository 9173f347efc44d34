/** The way to an analysis: its code and its work come only when somebody asks. */
import { useSignal } from '@preact/signals';
import type { OverGame } from '../../../view/replay/replay-source.ts';
import { AbsentPart } from '../../absent.tsx';
import { useGame } from '../../table/game-context.tsx';
import { Icon } from '../../widgets/icon.tsx';
import { later } from '../../widgets/later.tsx';
import type { ReplayPlayer } from '../replay-player.ts';
import { judgedText } from './choice-text.ts';
import { useAnalysisWords } from './use-analysis-texts.ts';

const AnalysisPanel = later(
  async () => (await import('./analysis-panel.tsx')).AnalysisPanel,
  AbsentPart,
);

/** A button, or the analysis itself where the link that led here asks for it. */
export function AnalysisPart(props: {
  readonly over: OverGame;
  readonly player: ReplayPlayer;
  readonly isAsked: boolean;
}) {
  const { texts } = useAnalysisWords();
  const isPressed = useSignal(false);
  if (props.isAsked || isPressed.value) {
    const { over, player } = props;
    return <AnalysisPanel over={over} player={player} takesFocus={isPressed.value} />;
  }
  return (
    <section class="replay-ways">
      <button
        type="button"
        class="button"
        onClick={() => {
          isPressed.value = true;
        }}
      >
        <Icon name="zoomIn" />
        {texts.start}
      </button>
      <p class="hint">{texts.about}</p>
    </section>
  );
}

/** What the engine thinks of the next move, beside the words of the last one. */
export function JudgedWords({ player }: { readonly player: ReplayPlayer }) {
  const words = useAnalysisWords();
  const judged = useGame().judged.value;
  return (
    <p class="judged-words" aria-live={player.isPlaying.value ? 'off' : 'polite'}>
      {judged !== undefined && judgedText(words, judged)}
    </p>
  );
}
