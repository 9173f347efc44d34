/** Games that are played on differently, at their own addresses. Their code comes when it is first needed. */
import type { EntryFailure, LoadFailure } from '../../common/protocol/failures.ts';
import type { AppQueries } from '../ui/app-model.ts';
import { type WhatIf, whatIfCode } from '../view/practice/what-if.ts';
import type { Route } from '../view/route.ts';
import { route } from './location.ts';
import type { TableSession } from './table-session.ts';

/** What it takes of the page. */
export interface TryingWiring {
  readonly session: TableSession;
  readonly pastOf: AppQueries['pastOf'];
}

type WhatIfRoute = Extract<Route, { type: 'what-if' }>;

/** Goes to the table of such an address. By the time the game is there, the page may have gone elsewhere. */
export const tryingOf = (wiring: TryingWiring) => (to: WhatIfRoute) => {
  const isHere = () => route.peek() === to;
  void enter(wiring, to, isHere).catch((error: unknown) => {
    console.error(error);
    if (isHere()) wiring.session.fail(to.game, 'unreachable');
  });
};

async function enter(
  { session, pastOf }: TryingWiring,
  whatIf: WhatIf,
  isHere: () => boolean,
): Promise<void> {
  const opening = import('../practice/open-what-if.ts');
  const [past, { whatIfGame, whatIfTable }] = await Promise.all([pastOf(whatIf.game), opening]);
  if (!isHere()) return;
  if (!past.ok) return session.fail(whatIf.game, FAILURES[past.error]);
  const game = whatIfGame(past.value, whatIf, Date.now());
  if (game === undefined) return session.fail(whatIf.game, 'not-found');
  const onStuck = () => session.fail(whatIf.game, 'unreachable');
  session.open({ code: whatIfCode(whatIf), as: 'player' }, (listener) =>
    whatIfTable(game, listener, onStuck),
  );
}

const FAILURES = {
  'not-found': 'not-found',
  unreachable: 'unreachable',
  refused: 'outdated',
} as const satisfies Readonly<Record<LoadFailure, EntryFailure>>;
