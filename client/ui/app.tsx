/** The page: a screen for each address, and what lies over all of them. */
import { assertNever } from '../../common/rules/assert-never.ts';
import type { Route } from '../view/route.ts';
import { Announcements } from './announcer/announcements.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { UnknownScreen } from './home/unknown-screen.tsx';
import { type Page, PageContext, usePage } from './page.tsx';
import { useComposition, useFirstGesture, usePageSettings } from './page-settings.ts';
import {
  DayScreen,
  DealScreen,
  KeysDialog,
  LearnScreen,
  LeaveDialog,
  MoveScreen,
  NewTableScreen,
  PracticeScreen,
  QuickMatchScreen,
  ReplayScreen,
  RulesDialog,
  SettingsDialog,
  TableDialog,
  TableScreen,
} from './screens.ts';
import { NoticeToast } from './widgets/notice-toast.tsx';

/** The whole page at a route; its first catalogue is there. */
export function App({ page, route }: { readonly page: Page; readonly route: Route }) {
  usePageSettings(page);
  useFirstGesture(page);
  useComposition();
  return (
    <PageContext.Provider value={page}>
      <div class="app">
        <Screen route={route} />
        <NoticeToast />
        <Announcements />
        <OpenDialog />
      </div>
    </PageContext.Provider>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.type) {
    case 'home':
      return <HomeScreen />;
    case 'unknown':
      return <UnknownScreen />;
    case 'new-table':
      return <NewTableScreen />;
    case 'learn':
      return <LearnScreen chapter={route.chapter} />;
    case 'move':
      return <MoveScreen code={route.code} />;
    case 'quick':
      return <QuickMatchScreen />;
    case 'table':
      return <TableScreen key={route.code} code={route.code} />;
    case 'practice':
      return <PracticeScreen />;
    case 'what-if':
      return <TableScreen code={route.game} />;
    case 'day':
      return <DayScreen key={route.day} day={route.day} />;
    case 'deal':
      return <DealScreen key={route.dealId} dealId={route.dealId} />;
    case 'replay':
      return (
        <ReplayScreen
          key={route.game}
          game={route.game}
          firstMove={route.move}
          isAnalysed={route.isAnalysed ?? false}
        />
      );
    default:
      return assertNever(route);
  }
}

function OpenDialog() {
  switch (usePage().dialog.value) {
    case 'settings':
      return <SettingsDialog />;
    case 'rules':
      return <RulesDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'leave':
      return <LeaveDialog />;
    case 'table':
      return <TableDialog />;
    case undefined:
      return null;
  }
}
