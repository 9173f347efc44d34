/** Every point that the expansions brought, player by player: shares, majorities, numbers. */
import { useComputed } from '@preact/signals';
import { type RankingRow, rankingView } from '../../view/end/end-view.ts';
import type { NumberView } from '../../view/table/numbers-view.ts';
import { useLighting } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { CompanyBadge, ShareBadge } from '../widgets/company-badge.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';

/** The parts of all scores, the best first; nothing in a game without shares and numbers. */
export function PointsDetails() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const rows = useComputed(() => rankingView(snapshot.value)).value;
  if (rows.every(({ shares, numbers }) => shares === undefined && numbers === undefined))
    return null;
  return (
    <div class="details">
      <h3 class="panel__heading">{t('end.details')}</h3>
      {rows.map((row) => (
        <PlayerDetails key={row.player.seat} row={row} />
      ))}
    </div>
  );
}

function PlayerDetails({ row }: { readonly row: RankingRow }) {
  const { player, shares = [], bonuses = [], numbers = [] } = row;
  return (
    <section class="details__player" data-seat={player.seat}>
      <h4 class="details__name">
        <MarkBadge mark={player.mark} />
        <PlayerName name={player.name} />
      </h4>
      <ul class="details__parts">
        {shares.map((share) => (
          <li key={share.percent}>
            <ShareBadge share={share} />
            <ShareSum percent={share.percent} points={share.points} />
          </li>
        ))}
        {bonuses.map(({ company, points }) => (
          <li key={company}>
            <CompanyBadge company={company} />
            <BonusSum points={points} />
          </li>
        ))}
        {numbers.map((number) => (
          <li key={number.station}>
            <NumberSum number={number} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A share counts its company's value once for each 10 %. */
function ShareSum({ percent, points }: { readonly percent: number; readonly points: number }) {
  const { t } = useTranslation();
  const times = percent / 10;
  return <span>{t('end.shareSum', { value: points / times, times, points })}</span>;
}

function BonusSum({ points }: { readonly points: number }) {
  const { t } = useTranslation();
  return <span>{t('end.bonusSum', { points })}</span>;
}

/** Lights up the line that ended at the number's station. */
function NumberSum({ number }: { readonly number: NumberView }) {
  const { t } = useTranslation();
  const lighting = useLighting();
  const { station, line, length, isDoubled, points } = number;
  return (
    <button type="button" class="details__number" {...lighting(line ?? station)}>
      {isDoubled
        ? t('end.numberDoubled', { station, length, points })
        : t('end.numberSum', { station, points })}
    </button>
  );
}
