/** The first screen: a name, one's games, the ways to play, and the rest folded away. */
import { useSignal } from '@preact/signals';
import { useApp, useTranslation } from '../page.tsx';
import { KeepingNote } from '../widgets/keeping-note.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { RulesLink } from '../widgets/rules-link.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { NameField } from './name-field.tsx';
import { useOwnGames } from './own-games.ts';
import { PastGames } from './past-games.tsx';
import { PlateWords } from './plate.tsx';
import { TableList } from './table-list.tsx';
import { TrackMotif } from './track-motif.tsx';
import { Ways } from './ways.tsx';
import { YourGames } from './your-games.tsx';

/** The home screen. */
export function HomeScreen() {
  const { t } = useTranslation();
  const own = useOwnGames();
  const { preferences } = useApp();
  const isNew = useSignal(preferences.peek().usualWay === undefined).value;
  return (
    <>
      <PageHeader isHome />
      <main id="content" class="home">
        <section class="hero">
          <div class="hero__words">
            <ScreenHeading text={t('app.name')} />
            <p class="hero__tagline">
              {t('app.tagline')}{' '}
              {isNew && (
                <RouteLink class="hero__lesson" to={{ type: 'learn', chapter: undefined }}>
                  {t('home.learn')}
                </RouteLink>
              )}
            </p>
            <NameField />
            <KeepingNote />
          </div>
          <TrackMotif />
        </section>
        <YourGames own={own} />
        <Ways />
        <RouteLink class="plate home__day" to={{ type: 'day', day: undefined }}>
          <PlateWords icon="winner" name={t('home.day')} hint={t('home.dayHint')} />
        </RouteLink>
        <div class="home__folds">
          <TableList />
          <PastGames own={own} />
          <HowItWorks />
        </div>
      </main>
      <footer class="page-footer">
        <p>
          <RulesLink>{t('rules.all')}</RulesLink>
        </p>
        {t('app.credit')}
      </footer>
    </>
  );
}
