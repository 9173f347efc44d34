/** The practice games that this browser keeps, to be seen again. */
import { useId } from 'preact/hooks';
import type { PastPractice } from '../../view/practice/practice-setup.ts';
import { useTranslation } from '../page.tsx';
import { timeAgo } from '../texts/time-ago.ts';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';

/** The games, the newest first; nothing while there is none. */
export function PastGames({ past }: { readonly past: readonly PastPractice[] }) {
  const { t } = useTranslation();
  const heading = useId();
  if (past.length === 0) return null;
  return (
    <section class="panel tables own-games" aria-labelledby={heading}>
      <h2 id={heading}>{t('practice.past')}</h2>
      <ul class="tables__list">
        {past.map((game) => (
          <PastGame key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function PastGame({ game }: { readonly game: PastPractice }) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  const scores = new Intl.ListFormat(language, { style: 'narrow' }).format(
    game.scores.map((score) => format.format(score)),
  );
  return (
    <li class="table-row">
      <div class="table-row__words">
        <p class="table-row__title">
          <Place scores={game.scores} />
        </p>
        <p class="facts">
          <span>{scores}</span>
          <span>{timeAgo(game.playedAt, language)}</span>
        </p>
      </div>
      <RouteLink class="button" to={{ type: 'replay', game: game.id, move: undefined }}>
        <Icon name="replay" />
        {t('own.replay')}
      </RouteLink>
    </li>
  );
}

/** How the player on the first seat did; equal scores share a place. */
function Place({ scores }: Pick<PastPractice, 'scores'>) {
  const { t } = useTranslation();
  const own = scores[0] ?? 0;
  const rank = 1 + scores.filter((score) => score > own).length;
  const points = t('line.points', { count: own });
  return (
    <>
      {rank === 1
        ? t('own.won', { points })
        : t('own.placed', { rank, players: scores.length, points })}
    </>
  );
}
