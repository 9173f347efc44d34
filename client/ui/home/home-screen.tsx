/** The first screen: a name, a table with friends or by code, and the tables that anybody may join. */
import { useTranslation } from '../page.tsx';
import { PageHeader } from '../page-header.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JoinForm } from './join-form.tsx';
import { NameField } from './name-field.tsx';
import { NewTableForm } from './new-table-form.tsx';
import { PracticeButton } from './practice-button.tsx';
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
            <h1>{t('app.name')}</h1>
            <p class="hero__tagline">{t('app.tagline')}</p>
            <NameField />
            <PracticeButton />
          </div>
          <TrackMotif />
        </section>
        <NewTableForm />
        <div class="home__side">
          <YourGames />
          <JoinForm />
          <TableList />
        </div>
        <HowItWorks />
      </main>
      <footer class="page-footer">{t('app.credit')}</footer>
    </>
  );
}
