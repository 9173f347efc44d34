/** The ranking of a finished game: the points of each player by where they came from. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  type RankingColumn,
  type RankingRow,
  rankingColumns,
  rankingView,
  sumOf,
} from '../../view/end/end-view.ts';
import { useLighting } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { lineNameText } from '../texts/texts.ts';
import { Explanation, Meanings } from '../widgets/explanation.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';

/** A row for each player; the columns are the sources of points that the game has. */
export function Ranking() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const rows = useComputed(() => rankingView(snapshot.value)).value;
  const columns = rankingColumns(snapshot.value.options);
  return (
    <table class="ranking">
      <caption class="visually-hidden">{t('end.ranking')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('end.rank')}</span>
          </th>
          <th scope="col">{t('end.player')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`end.${column}`)}
            </th>
          ))}
          <th scope="col">{t('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RankingLine key={row.player.seat} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

/** What each column of the ranking counts. */
export function RankingMeanings() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const columns = rankingColumns(snapshot.value.options);
  return (
    <Explanation label={t('app.columns')}>
      <Meanings
        of={columns.map((column) => [t(`end.${column}`), t(`end.${column}Hint`)] as const)}
      />
    </Explanation>
  );
}

function RankingLine(props: {
  readonly row: RankingRow;
  readonly columns: readonly RankingColumn[];
}) {
  const { row, columns } = props;
  const { rank, player } = row;
  return (
    <tr data-winner={player.isWinner}>
      <td class="ranking__rank">{rank}</td>
      <th scope="row">
        <span class="ranking__player">
          <MarkBadge mark={player.mark} />
          <PlayerName name={player.name} />
        </span>
      </th>
      {columns.map((column) => (
        <td key={column}>{cellOf(row, column)}</td>
      ))}
      <td class="ranking__total">{player.score}</td>
    </tr>
  );
}

function cellOf(row: RankingRow, column: RankingColumn): ComponentChildren {
  switch (column) {
    case 'edge':
    case 'centre':
      return row[column];
    case 'longest':
      return <LongestLine row={row} />;
    case 'shares':
    case 'bonuses':
    case 'numbers':
      return sumOf(row[column]);
  }
}

function LongestLine({ row }: { readonly row: RankingRow }) {
  const { t } = useTranslation();
  const lighting = useLighting();
  const { longest: count, longestLine: line, player } = row;
  if (line === undefined) return <>{count}</>;
  return (
    <button
      type="button"
      class="button button--small"
      aria-label={t('end.showLongest', {
        player: player.name,
        line: lineNameText(t, line),
        length: t('line.tiles', { count }),
      })}
      {...lighting(line)}
    >
      {count}
    </button>
  );
}
