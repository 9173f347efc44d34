/** The analysis of a game: how far it is, what each player lost, and the moments that cost most. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { analysisView, judgedMoment } from '../../../view/replay/analysis-view.ts';
import type { OverGame } from '../../../view/replay/replay-source.ts';
import { useApp } from '../../page.tsx';
import { showAnalysisAddress } from '../../sharing/share-address.ts';
import { useGame } from '../../table/game-context.tsx';
import type { ReplayPlayer } from '../replay-player.ts';
import { Analysing } from './analysing.ts';
import { AnalysisProgress } from './analysis-progress.tsx';
import { AnalysisWays } from './analysis-ways.tsx';
import { SeatList } from './seat-list.tsx';
import { useAnalysisWords } from './use-analysis-texts.ts';

/** What the panel is handed. */
export interface AnalysisPanelProps {
  readonly over: OverGame;
  readonly player: ReplayPlayer;
  /** Was it asked for here? Then the focus goes with it; a link leaves it where it is. */
  readonly takesFocus: boolean;
}

/** Starts with the panel, and ends with it. */
export function AnalysisPanel({ over, player, takesFocus }: AnalysisPanelProps) {
  const { texts } = useAnalysisWords();
  const { analyse } = useApp();
  const analysing = useMemo(() => new Analysing(analyse, over.replay), [analyse, over]);
  const heading = useId();
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    showAnalysisAddress();
    void analysing.start();
    if (takesFocus) words.current?.focus();
    return () => analysing.stop();
  }, [analysing, takesFocus]);
  useJudgedMoment(analysing, player);
  const seats = analysisView(analysing.decisions.value, over.record.options.players);
  return (
    <section class="panel analysis" aria-labelledby={heading}>
      <h2 ref={words} id={heading} class="panel__heading" tabIndex={-1}>
        {texts.heading}
      </h2>
      <AnalysisProgress analysing={analysing} />
      <ul class="analysis__seats">
        {seats.map((seat) => (
          <SeatList key={seat.seat} analysis={seat} player={player} />
        ))}
      </ul>
      <p class="hint">{texts.hint}</p>
      <AnalysisWays analysing={analysing} over={over} player={player} />
    </section>
  );
}

/** Hands what is said of the moment to the board and to the words beside it. */
function useJudgedMoment(analysing: Analysing, player: ReplayPlayer): void {
  const { judged } = useGame();
  useSignalEffect(() => {
    judged.value = judgedMoment(analysing.decisions.value, player.at.value);
  });
  useEffect(
    () => () => {
      judged.value = undefined;
    },
    [judged],
  );
}
