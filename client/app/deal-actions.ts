/** What the page can ask for to play a deal again, or that of the day. */
import { makeDayTable, makeDealTable } from '../net/api.ts';
import type { ExactFailure } from '../net/http.ts';
import type { Identity } from '../net/identity.ts';
import type { AppActions, Notice } from '../ui/app-model.ts';
import { go } from './location.ts';
import type { TableSession } from './table-session.ts';

/** What these actions need. */
export interface DealActionsParts {
  readonly identity: Identity;
  readonly session: TableSession;
  readonly notify: (code: Notice['code']) => void;
}

/** The actions of a page. */
export function dealActions({ identity, session, notify }: DealActionsParts) {
  let isMaking = false;
  const openMade = async (make: () => ReturnType<typeof makeDealTable>) => {
    // A second tap while a table is being made does nothing.
    if (isMaking) return;
    isMaking = true;
    const made = await make();
    isMaking = false;
    if (made.ok) go({ type: 'table', code: made.value.code, as: 'player' });
    else notify(NOTICES[made.error]);
  };
  return {
    playSameDeal: () => void playSameDeal(session),
    openDealTable: (dealId) => void openMade(() => makeDealTable(identity.proof, dealId)),
    playDay: () => void openMade(() => makeDayTable(identity.proof)),
  } satisfies Partial<AppActions>;
}

/** What is told where no table was made. */
const NOTICES = {
  'not-found': 'no-such-deal',
  unreachable: 'no-answer',
  refused: 'malformed',
  'too-many-requests': 'too-many-requests',
} as const satisfies Record<ExactFailure, Notice['code']>;

/** The table shows the new one's code before it grants the request. */
async function playSameDeal(session: TableSession): Promise<void> {
  const granted = await session.ask('sameDeal');
  const table = session.state.peek();
  if (!granted || table.type !== 'open' || table.snapshot.sameDealTable === undefined) return;
  go({ type: 'table', code: table.snapshot.sameDealTable, as: 'player' });
}
