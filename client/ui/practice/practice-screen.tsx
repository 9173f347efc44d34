/** Practice on the page itself, without a server: choosing a game, then its table. */
import { assertNever } from '../../../common/rules/assert-never.ts';
import { AbsentScreen } from '../absent.tsx';
import { useApp } from '../page.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { ChoosingScreen } from './choosing-screen.tsx';

/** What the address of practice shows. */
export function PracticeScreen() {
  const { practice, table, actions } = useApp();
  const state = practice.value;
  switch (state.type) {
    case 'loading':
      return <AbsentScreen />;
    case 'absent':
      return <AbsentScreen onRetry={actions.enterAgain} />;
    case 'choosing':
      return <ChoosingScreen last={state.last} past={state.past} />;
    case 'at-table': {
      const stay = table.value;
      return stay.type === 'open' ? <TableScreen code={stay.snapshot.code} /> : <AbsentScreen />;
    }
    default:
      return assertNever(state);
  }
}
