/** The page: a screen for each address, and what lies over all of them. */
import { useMemo } from 'preact/hooks';
import { assertNever } from '../../common/rules/assert-never.ts';
import type { Route } from '../view/route.ts';
import { Announcements } from './announcer/announcements.tsx';
import type { AppModel } from './app-model.ts';
import { DealScreen } from './deal/deal-screen.tsx';
import { LeaveDialog } from './dialogs/leave-dialog.tsx';
import { RulesDialog } from './dialogs/rules-dialog.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { UnknownScreen } from './home/unknown-screen.tsx';
import { createPage, PageContext, usePage } from './page.tsx';
import { useFirstGesture, usePageSettings } from './page-settings.ts';
import { QuickMatchScreen } from './quick/quick-match-screen.tsx';
import { ReplayScreen } from './replay/replay-screen.tsx';
import { MoveScreen } from './settings/move-screen.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { KeysDialog } from './table/keys-dialog.tsx';
import { TableScreen } from './table/table-screen.tsx';
import { TableDialog } from './waiting/table-dialog.tsx';
import { NoticeToast } from './widgets/notice-toast.tsx';

/** The whole page of a model at a route. */
export function App({ model, route }: { readonly model: AppModel; readonly route: Route }) {
  const page = useMemo(() => createPage(model), [model]);
  usePageSettings(page);
  useFirstGesture(page);
  if (page.translator.translation.value === undefined) return <div class="app" aria-busy="true" />;
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
    case 'move':
      return <MoveScreen code={route.code} />;
    case 'quick':
      return <QuickMatchScreen />;
    case 'table':
      return <TableScreen key={route.code} code={route.code} />;
    case 'deal':
      return <DealScreen key={route.dealId} dealId={route.dealId} />;
    case 'replay':
      return <ReplayScreen key={route.game} game={route.game} firstMove={route.move} />;
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
