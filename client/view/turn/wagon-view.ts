/** Placing a central wagon: which shares and spaces there are, and what the line there counts. RULES.md, 7.2. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { CENTRAL_SPACES, type CentralSpace } from '../../../common/rules/board.ts';
import {
  centralStart,
  wagonViolation,
} from '../../../common/rules/expansions/central-wagons/central-wagons.ts';
import {
  PERCENTS,
  type Percent,
  type Share,
} from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import { check, type GameView, type Violation } from '../../../common/rules/game.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { type Line, lineFrom } from '../../../common/rules/lines.ts';
import { pointsOf } from '../../../common/rules/scoring.ts';
import { ownShares } from './market-view.ts';
import type { TurnView } from './turn-view.ts';
import type { WagonSelection } from './ui-state.ts';

/** One of the viewer's shares, which could be laid open for a wagon. */
export interface ShareChoice extends Share {
  readonly isChosen: boolean;
  /** Why it can't be; `undefined` if it can. */
  readonly violation: Violation | undefined;
}

/** What the selected wagon would do. */
export interface WagonPlan {
  readonly space: CentralSpace;
  /** The line that begins there. */
  readonly line: Line;
  /** What it scores at once; 0 while it is open. */
  readonly points: number;
  /** Why the wagon can't go there; `undefined` if it can, or as long as its share isn't chosen. */
  readonly violation: Violation | undefined;
}

/** What a player may do about the wagons of the central station. */
export interface WagonView {
  /** Could a wagon be placed in this turn? */
  readonly canPlace: boolean;
  /** Is the player about to place one? */
  readonly isPlacing: boolean;
  /** With companies, the viewer's shares. */
  readonly shares: readonly ShareChoice[];
  /** Is there no wagon left that the player could place, now or later? */
  readonly isUsedUp: boolean;
}

/** The viewer's wagon and its spaces; `undefined` where it isn't in play, and for a spectator. */
export function wagonView(
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
): WagonView | undefined {
  const { game, me } = snapshot;
  if (game.expansions.centralWagons === undefined || me === undefined) return undefined;
  const selection = turn?.selection?.type === 'central-wagon' ? turn.selection : undefined;
  const shares = shareChoices(snapshot, selection);
  return {
    canPlace: turn !== undefined && canPlaceWagon(snapshot, turn),
    isPlacing: selection !== undefined,
    shares,
    isUsedUp: isUsedUp(snapshot, shares),
  };
}

/** Whose wagon is it? The seat's own, or without a share nobody's yet. */
export function wagonOwnerOf(snapshot: GameSnapshot, { share }: WagonSelection): Owner | undefined {
  const shares = ownShares(snapshot);
  if (shares === undefined) return snapshot.me;
  return share === undefined ? undefined : shares[share];
}

/** With companies another share may come by an exchange, as long as one isn't laid open. */
function isUsedUp({ game, me }: GameSnapshot, shares: readonly ShareChoice[]): boolean {
  if (game.expansions.companies !== undefined)
    return shares.every(({ violation }) => violation === 'share-laid-open');
  return me !== undefined && wagonViolation(game, me, undefined) === 'wagon-placed';
}

function canPlaceWagon({ game }: GameSnapshot, { seat }: TurnView): boolean {
  const shares = game.expansions.companies === undefined ? [undefined] : PERCENTS;
  return shares.some((share) => CENTRAL_SPACES.some((space) => isFree(game, seat, space, share)));
}

const isFree = (
  game: GameView,
  seat: Seat,
  space: CentralSpace,
  share: Percent | undefined,
): boolean => check(game, seat, actionOf(space, share)) === undefined;

const actionOf = (space: CentralSpace, share: Percent | undefined) =>
  ({ type: 'central-wagon', space, ...(share && { share }) }) as const;

function shareChoices(
  snapshot: GameSnapshot,
  selection: WagonSelection | undefined,
): readonly ShareChoice[] {
  const { game, me } = snapshot;
  const shares = ownShares(snapshot);
  if (shares === undefined || me === undefined) return [];
  return PERCENTS.map((percent) => ({
    percent,
    company: shares[percent],
    isChosen: selection?.share === percent,
    violation: wagonViolation(game, me, percent),
  }));
}

/** What a wagon would find on a space; `undefined` while none is chosen. */
export function wagonPlan(
  { game, me }: GameSnapshot,
  { space, share }: WagonSelection,
): WagonPlan | undefined {
  if (space === undefined || me === undefined) return undefined;
  const line = lineFrom(game.lines, centralStart(space));
  return { space, line, points: pointsOf(line), violation: violationOn(game, me, space, share) };
}

/** Before its share is chosen only what is wrong with the space itself counts. */
function violationOn(
  game: GameView,
  seat: Seat,
  space: CentralSpace,
  share: Percent | undefined,
): Violation | undefined {
  if (game.expansions.companies === undefined || share !== undefined)
    return check(game, seat, actionOf(space, share));
  const violations = PERCENTS.map((percent) => check(game, seat, actionOf(space, percent)));
  return violations.find(isAboutSpace);
}

const isAboutSpace = (violation: Violation | undefined): boolean =>
  violation === 'space-taken' || violation === 'one-tile-line';

/** What is still to be chosen for a wagon, the space first. */
export function missingFor(
  { game }: GameSnapshot,
  { space, share }: WagonSelection,
): 'space' | 'share' | undefined {
  if (space === undefined) return 'space';
  return game.expansions.companies !== undefined && share === undefined ? 'share' : undefined;
}
