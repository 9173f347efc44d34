/** The end: who has won, and where every point came from. The board stays beside it. */
import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type RankingRow, rankingView } from '../../view/end-view.ts';
import { Icon } from '../icon.tsx';
import { shareAddress } from '../invite.ts';
import { MarkBadge } from '../mark-badge.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';
import { useGame } from './game-context.tsx';
import { useLighting } from './lighting.ts';

/** The ranking and the ways on. */
export function EndPanel() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const heading = useId();
  return (
    <section class="panel end" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('end.heading')}
      </h2>
      <Ranking />
      <div class="end__buttons">
        <button type="button" class="button button--primary" onClick={actions.openHome}>
          {t('end.home')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void shareAddress(t('waiting.shareText'), actions.notify)}
        >
          <Icon name="share" />
          {t('end.share')}
        </button>
      </div>
    </section>
  );
}

function Ranking() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const rows = useComputed(() => rankingView(snapshot.value)).value;
  return (
    <table class="ranking">
      <caption class="visually-hidden">{t('end.ranking')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('end.rank')}</span>
          </th>
          <th scope="col">{t('end.player')}</th>
          <th scope="col" title={t('end.edgeHint')}>
            {t('end.edge')}
          </th>
          <th scope="col" title={t('end.centreHint')}>
            {t('end.centre')}
          </th>
          <th scope="col" title={t('end.longestHint')}>
            {t('end.longest')}
          </th>
          <th scope="col">{t('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RankingLine key={row.player.seat} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function RankingLine({ row }: { readonly row: RankingRow }) {
  const { rank, player, edge, centre } = row;
  return (
    <tr data-winner={player.isWinner}>
      <td class="ranking__rank">{rank}</td>
      <th scope="row">
        <span class="ranking__player">
          <MarkBadge mark={player.mark} />
          <PlayerName name={player.name} />
        </span>
      </th>
      <td>{edge}</td>
      <td>{centre}</td>
      <td>
        <LongestLine row={row} />
      </td>
      <td class="ranking__total">{player.score}</td>
    </tr>
  );
}

function LongestLine({ row }: { readonly row: RankingRow }) {
  const { t } = useTranslation();
  const lighting = useLighting();
  const { longest: count, longestStation: station, player } = row;
  if (station === undefined) return <>{count}</>;
  return (
    <button
      type="button"
      class="button button--small"
      aria-label={t('end.showLongest', { player: player.name, station, count })}
      {...lighting(station)}
    >
      {count}
    </button>
  );
}
