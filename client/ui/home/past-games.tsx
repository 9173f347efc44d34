/** One's games that are over, folded up on the home screen. */
import { ownGamesView } from '../../view/home/own-games-view.ts';
import { useTranslation } from '../page.tsx';
import { HomeFold } from './home-fold.tsx';
import type { OwnGames } from './own-games.ts';
import { GameList } from './your-games.tsx';

/** The list, for whoever has finished a game. */
export function PastGames({ own: { lists, loadMore } }: { readonly own: OwnGames }) {
  const { t } = useTranslation();
  const { games, next } = lists.over;
  if (games.length === 0) return null;
  return (
    <HomeFold class="own-games" heading={t('own.over')}>
      <GameList
        games={ownGamesView(games)}
        onMore={next === undefined ? undefined : () => loadMore('over')}
      />
    </HomeFold>
  );
}
