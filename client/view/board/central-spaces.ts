/** The wagon spaces of the central station as the board shows them. RULES.md, section 7, expansion 2. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { CENTRAL_SPACES, type CentralSpace } from '../../../common/rules/board.ts';
import { centralStart } from '../../../common/rules/expansions/central-wagons/central-wagons.ts';
import type { CentralWagonAction } from '../../../common/rules/expansions/central-wagons/parts.ts';
import { PERCENTS } from '../../../common/rules/expansions/companies/shares.ts';
import { check } from '../../../common/rules/game.ts';
import type { TurnView } from '../turn/turn-view.ts';
import type { UiState, WagonSelection } from '../turn/ui-state.ts';
import { wagonOwnerOf } from '../turn/wagon-view.ts';
import type { CentralSpaceView } from './board-model.ts';
import { departureView } from './departure-view.ts';
import { type Mark, markOfOwner } from './marks.ts';

/** All eight spaces, in the order of the rules; none where central wagons are not in play. */
export function centralSpaceViews(
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
  ui: UiState,
): readonly CentralSpaceView[] {
  if (snapshot.game.expansions.centralWagons === undefined) return [];
  const choosing = turn?.selection?.type === 'central-wagon' ? turn.selection : undefined;
  const ghost = ghostWagon(snapshot, choosing, ui);
  return CENTRAL_SPACES.map((space) => ({
    ...departureView(snapshot.game, centralStart(space)),
    line: space,
    isTarget: choosing !== undefined && isFree(snapshot, space, choosing),
    ghost: ghost?.space === space ? ghost.mark : undefined,
  }));
}

/** May the wagon be put here, by the share that is chosen or, before that, by any share? */
function isFree(
  { game, me }: GameSnapshot,
  space: CentralSpace,
  { share }: WagonSelection,
): boolean {
  if (me === undefined) return false;
  const action: CentralWagonAction = { type: 'central-wagon', space };
  const shares = share === undefined ? PERCENTS : [share];
  const actions =
    game.expansions.companies === undefined
      ? [action]
      : shares.map((percent) => ({ ...action, share: percent }));
  return actions.some((candidate) => check(game, me, candidate) === undefined);
}

interface GhostWagon {
  readonly space: CentralSpace;
  readonly mark: Mark;
}

/** The wagon about to be placed, once its space is chosen and it is clear whose it is. */
function ghostWagon(
  snapshot: GameSnapshot,
  choosing: WagonSelection | undefined,
  { pending }: UiState,
): GhostWagon | undefined {
  const sent = pending?.action.type === 'central-wagon' ? pending.action : undefined;
  const { space, share } = sent ?? choosing ?? {};
  const owner = wagonOwnerOf(snapshot, { type: 'central-wagon', space, share });
  return space === undefined || owner === undefined
    ? undefined
    : { space, mark: markOfOwner(owner) };
}
