/** What the table waits for, in a few words. */
import { useComputed } from '@preact/signals';
import { type StatusView, statusView } from '../../view/table/seats-view.ts';
import { useTranslation } from '../page.tsx';
import { victoryText } from '../texts/texts.ts';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';
import { Clock } from './clock.tsx';
import { useGame } from './game-context.tsx';

/** Whose turn it is, or who has won. What of it is news is told by the announcer. */
export function StatusLine() {
  const { snapshot, ui } = useGame();
  const { t } = useTranslation();
  const status = useComputed(() =>
    statusView(snapshot.value, ui.value.pending !== undefined),
  ).value;
  return (
    <div class="status" data-status={status.type}>
      <p class="status__words">
        <StatusWords status={status} />
      </p>
      <ClockOnTurn />
      {snapshot.value.me === undefined && <p class="hint">{t('game.watching')}</p>}
    </div>
  );
}

function ClockOnTurn() {
  const { snapshot } = useGame();
  const { phase } = snapshot.value.game;
  return phase.type === 'playing' ? <Clock seat={phase.turn} /> : null;
}

function StatusWords({ status }: { readonly status: StatusView }) {
  const { t, language } = useTranslation();
  switch (status.type) {
    case 'your-turn':
      return <>{t(status.hasDrawn ? 'status.yourTurnDrawn' : 'status.yourTurn')}</>;
    case 'sending':
      return <>{t('status.sending')}</>;
    case 'their-turn':
      return (
        <>
          <MarkBadge mark={status.player.mark} />
          <span>
            <Sentence
              text={t(status.player.hasStandIn ? 'status.standInTurn' : 'status.theirTurn', {
                player: slot('player'),
              })}
              slots={{ player: <PlayerName name={status.player.name} /> }}
            />
          </span>
        </>
      );
    case 'given-up':
      return <>{t('ending.ended')}</>;
    case 'finished':
      return (
        <>
          {status.winners.map(({ seat, mark }) => (
            <MarkBadge key={seat} mark={mark} />
          ))}
          <span>{victoryText(t, language, status.winners)}</span>
        </>
      );
  }
}
