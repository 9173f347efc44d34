/** The first screen: a name, the ways to play, and the tables that anybody may join or watch. */
import { useTranslation } from '../page.tsx';
import { KeepingNote } from '../widgets/keeping-note.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { RulesLink } from '../widgets/rules-link.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JoinForm } from './join-form.tsx';
import { NameField } from './name-field.tsx';
import { NewTableForm } from './new-table-form.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { QuickMatchPanel } from './quick-match-panel.tsx';
import { TableList } from './table-list.tsx';
import { TrackMotif } from './track-motif.tsx';
import { YourGames } from './your-games.tsx';

/** The home screen. */
export function HomeScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader isHome />
      <main id="content" class="home">
        <section class="hero">
          <div class="hero__words">
            <ScreenHeading text={t('app.name')} />
            <p class="hero__tagline">{t('app.tagline')}</p>
            <NameField />
            <KeepingNote />
          </div>
          <TrackMotif />
        </section>
        <YourGames />
        <div class="home__play">
          <div class="home__column">
            <QuickMatchPanel />
            <PracticePanel />
            <JoinForm />
          </div>
          <NewTableForm />
        </div>
        <TableList />
        <HowItWorks />
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
