/** The players beside the board. */
import { useId } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import { type SeatView, seatsView } from '../../view/table/seats-view.ts';
import { useTranslation } from '../page.tsx';
import { useSameParts } from '../same-parts.ts';
import { BotBadge } from '../widgets/bot-badge.tsx';
import { ShareBadge } from '../widgets/company-badge.tsx';
import { Icon, type IconName } from '../widgets/icon.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { Clock } from './clock.tsx';
import { useGame } from './game-context.tsx';

/** All players in the order of their turns, with what lies open on a table. */
export function PlayersPanel() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const players = useSameParts(() => seatsView(snapshot.value));
  const heading = useId();
  return (
    <section class="panel players" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('players.heading')}
      </h2>
      <ol class="players__list">
        {players.map((player) => (
          <PlayerRow key={player.seat} player={player} />
        ))}
      </ol>
      {players.some(({ scoresAtEnd }) => scoresAtEnd) && <p class="hint">{t('players.atEnd')}</p>}
    </section>
  );
}

function PlayerRow({ player }: { readonly player: SeatView }) {
  const { t } = useTranslation();
  return (
    <li class="player" data-turn={player.isTurn} aria-current={player.isTurn ? 'true' : undefined}>
      <MarkBadge mark={player.mark} />
      <div class="player__words">
        <p class="player__name">
          <PlayerName name={player.name} />
          {player.isMe && <span class="player__tag">{t('players.you')}</span>}
          {player.isTurn && <span class="player__tag">{t('players.turn')}</span>}
        </p>
        <p class="facts">
          <BotBadge {...player} />
          {player.openLines !== undefined && (
            <span>{t('players.openLines', { count: player.openLines })}</span>
          )}
          <span>{t('players.tiles', { count: player.handCount })}</span>
          {conditionsOf(t, player).map(({ icon, words }) => (
            <span key={words} class="facts__condition">
              {icon && <Icon name={icon} />}
              {words}
            </span>
          ))}
          {player.hiddenShares > 0 && (
            <span>{t('players.hiddenShares', { count: player.hiddenShares })}</span>
          )}
          {player.hiddenNumbers > 0 && (
            <span>{t('players.hiddenNumbers', { count: player.hiddenNumbers })}</span>
          )}
        </p>
        <OpenShares player={player} />
        <Clock seat={player.seat} />
      </div>
      <Score player={player} />
    </li>
  );
}

function OpenShares({ player }: { readonly player: SeatView }) {
  const { t } = useTranslation();
  if (player.openShares.length === 0) return null;
  return (
    <ul class="shares" aria-label={t('players.openShares')}>
      {player.openShares.map((share) => (
        <li key={share.percent}>
          <ShareBadge share={share} />
        </li>
      ))}
    </ul>
  );
}

function Score({ player }: { readonly player: SeatView }) {
  const { t } = useTranslation();
  if (player.scoresAtEnd) return null;
  return (
    <p class="player__score">
      <span aria-hidden="true">{player.score}</span>
      <span class="visually-hidden">{t('players.score', { count: player.score })}</span>
    </p>
  );
}

interface Condition {
  readonly words: string;
  readonly icon?: IconName;
}

/** What is special about a player now. */
function conditionsOf(t: Translate, player: SeatView): readonly Condition[] {
  const conditions: readonly (Condition | false)[] = [
    player.isWinner && { words: t('players.winner'), icon: 'winner' },
    player.hasDrawn && { words: t('players.drawn') },
    player.presence === 'away' && { words: t('players.away'), icon: 'away' },
    player.presence === 'left' && { words: t('players.left'), icon: 'left' },
    player.hasStandIn && { words: t('players.standIn'), icon: 'standIn' },
  ];
  return conditions.filter((condition) => condition !== false);
}
