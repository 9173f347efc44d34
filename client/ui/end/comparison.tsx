/** A game beside the earlier one of the same deal: seat by seat, then and now. */
import { useComputed } from '@preact/signals';
import { type ComparisonRow, comparisonView } from '../../view/end/same-deal-view.ts';
import { useTranslation } from '../page.tsx';
import { pathOf } from '../sharing/share-address.ts';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';

/** The comparison, where a game of an earlier deal is over. */
export function Comparison() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const rows = useComputed(() => comparisonView(snapshot.value)).value;
  if (rows.length === 0) return null;
  return (
    <>
      <table class="ranking comparison">
        <caption>{t('deal.comparison')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('end.player')}</th>
            <th scope="col">{t('deal.now')}</th>
            <th scope="col">{t('deal.before')}</th>
            <th scope="col">{t('deal.gain')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ComparisonLine key={row.seat} row={row} />
          ))}
        </tbody>
      </table>
      <EarlierLink />
    </>
  );
}

function ComparisonLine({ row: { mark, now, before, gain } }: { readonly row: ComparisonRow }) {
  const { language } = useTranslation();
  const isOther = before.name !== now.name;
  return (
    <tr>
      <th scope="row">
        <span class="ranking__player">
          <MarkBadge mark={mark} />
          <PlayerName name={now.name} />
        </span>
      </th>
      <td>{now.score}</td>
      <td>
        {before.score}
        {isOther && <span class="comparison__name">{before.name}</span>}
      </td>
      <td>{new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(gain)}</td>
    </tr>
  );
}

function EarlierLink() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const recordId = snapshot.value.sameDeal?.recordId;
  if (recordId === undefined) return null;
  return (
    <a
      class="comparison__past"
      href={pathOf({ type: 'replay', game: recordId, move: undefined })}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="replay" />
      {t('deal.seeEarlier')}
      <span class="visually-hidden">{t('replay.newTab')}</span>
    </a>
  );
}
