/** Expansion 2: wagons at the central station. RULES.md, section 7. */

import type { Violation } from '../../actions.ts';
import {
  CENTRAL_SPACES,
  type CentralSpace,
  departureOf,
  type LineStart,
  sideEntered,
  squareEntered,
} from '../../board.ts';
import type { GameView, TableFacts } from '../../facts.ts';
import type { Seat, Square } from '../../ids.ts';
import { isComplete, type Lines, lineFrom } from '../../lines.ts';
import type { Ban } from '../../placement.ts';
import { exitsOf, type TileCode } from '../../tiles.ts';
import { isLaidOpen, layShareOpen, shareOf } from '../companies/company-table.ts';
import {
  type Company,
  isCompany,
  PERCENTS,
  type Percent,
  parsePercent,
} from '../companies/shares.ts';
import type { ExpansionModule, ExtraActionRules, ShownStep } from '../expansion.ts';
import type { CentralWagon, CentralWagonAction } from './parts.ts';

/** The hooks of the central wagons. */
export const centralWagons: ExpansionModule = {
  setOut: (table) => ({ ...table, expansions: { ...table.expansions, centralWagons: [] } }),
  ban: ({ expansions }) => banAt(expansions.centralWagons ?? []),
  ownerOf: ({ expansions }, start) =>
    start.type === 'central'
      ? expansions.centralWagons?.find(({ space }) => space === start.space)?.owner
      : undefined,
  extraActions: (view, seat) =>
    candidates(view).filter((action) => violationOf(view, seat, action) === undefined),
  parseAction: parseCentralWagon,
};

/** How placing a wagon works. */
export const centralWagon = (action: CentralWagonAction): ExtraActionRules => ({
  text: `wagon@${action.space}${action.share === undefined ? '' : ` ${action.share}`}`,
  check: (view, seat) => violationOf(view, seat, action),
  shown: (state, seat) =>
    action.share === undefined ? undefined : shareOf(state, seat, action.share),
  show: (table, seat, shown) =>
    placeWagon(table, seat, action, isCompany(shown) ? shown : undefined),
  hide: ({ holdings, piles }) => ({ holdings, piles }),
});

/** The line that starts at a space of the central station. */
export const centralStart = (space: CentralSpace): LineStart => ({ type: 'central', space });

/** A wagon from its text, such as `wagon@D3` or `wagon@D3 40`; `undefined` for any other text. */
function parseCentralWagon(text: string): CentralWagonAction | undefined {
  const match = /^wagon@([C-F][3-6])(?: (40|30|20|10))?$/.exec(text);
  const space = CENTRAL_SPACES.find((label) => label === match?.[1]);
  if (space === undefined) return undefined;
  const share = parsePercent(Number(match?.[2]));
  return share === undefined
    ? { type: 'central-wagon', space }
    : { type: 'central-wagon', space, share };
}

/**
 * A tile must not turn a line from a space's departure straight back. The ban covers only spaces that hold
 * a wagon when the tile is laid (RULES.md, section 9).
 */
const banAt = (wagons: readonly CentralWagon[]): Ban | undefined =>
  wagons.length === 0
    ? undefined
    : (square, tile) => wagons.some(({ space }) => turnsBackAt(space, square, tile));

function turnsBackAt(space: CentralSpace, square: Square, tile: TileCode): boolean {
  const departure = departureOf(centralStart(space));
  const side = sideEntered(departure);
  return squareEntered(departure) === square && exitsOf(tile)[side] === side;
}

/** Every way to name a wagon and a space, whether or not it is allowed. */
function candidates(view: GameView): readonly CentralWagonAction[] {
  const toSpaces = (share: { readonly share?: Percent }) =>
    CENTRAL_SPACES.map((space): CentralWagonAction => ({ type: 'central-wagon', space, ...share }));
  if (view.expansions.companies === undefined) return toSpaces({});
  return PERCENTS.flatMap((share) => toSpaces({ share }));
}

function violationOf(
  view: GameView,
  seat: Seat,
  { space, share }: CentralWagonAction,
): Violation | undefined {
  const wagons = view.expansions.centralWagons;
  if (wagons === undefined) return 'not-in-play';
  const fault = wagonViolation(view, seat, share);
  if (fault !== undefined) return fault;
  if (wagons.some((wagon) => wagon.space === space)) return 'space-taken';
  return hasOneTileLine(view.lines, space) ? 'one-tile-line' : undefined;
}

/**
 * Why a wagon – the seat's own, or with companies that of its share – can't go on any space at all;
 * `undefined` if it can go on some. Throws if the seat's shares are hidden.
 */
export function wagonViolation(
  view: GameView,
  seat: Seat,
  share: Percent | undefined,
): Violation | undefined {
  const fault = shareViolation(view, seat, share);
  if (fault !== undefined) return fault;
  const wagonOwner = share === undefined ? seat : shareOf(view, seat, share);
  const isPlaced = view.expansions.centralWagons?.some(({ owner }) => owner === wagonOwner);
  return isPlaced ? 'wagon-placed' : undefined;
}

/** With companies a wagon is placed by laying a share open; without them there is no share. */
function shareViolation(
  view: GameView,
  seat: Seat,
  share: Percent | undefined,
): Violation | undefined {
  if (view.expansions.companies === undefined)
    return share === undefined ? undefined : 'not-in-play';
  if (share === undefined) return 'share-needed';
  return isLaidOpen(view, seat, share) ? 'share-laid-open' : undefined;
}

/** Ruling: a space whose finished line has only one tile can't be chosen. */
function hasOneTileLine(lines: Lines, space: CentralSpace): boolean {
  const line = lineFrom(lines, centralStart(space));
  return isComplete(line) && line.length === 1;
}

/** Ruling: on a space whose line is already complete the wagon scores at once. */
function placeWagon(
  table: TableFacts,
  seat: Seat,
  { space, share }: CentralWagonAction,
  company: Company | undefined,
): ShownStep {
  if ((share === undefined) !== (company === undefined))
    throw new Error('a central wagon of a company needs the share that was laid open for it');
  const owner = company ?? seat;
  const wagons = [...(table.expansions.centralWagons ?? []), { space, owner }];
  const placed = { ...table, expansions: { ...table.expansions, centralWagons: wagons } };
  const isShared = share !== undefined && company !== undefined;
  return {
    table: isShared ? layShareOpen(placed, seat, { [share]: company }) : placed,
    event: {
      type: 'central-wagon-placed',
      seat,
      space,
      owner,
      share: isShared ? { company, percent: share } : undefined,
    },
    started: [centralStart(space)],
  };
}
