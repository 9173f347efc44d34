/** Whether a game with these options can have this deal. RULES.md, sections 3, 6 and 7. */
import type { Deal, PublicDeal } from './deal.ts';
import { optionsFault } from './expansions/options-fault.ts';
import { ALL_MODULES, modulesOf } from './expansions/registry.ts';
import type { GameOptions } from './options.ts';
import { TILE_CODES, TILE_COPIES, TILE_COUNT, type TileCode } from './tiles.ts';

/** What is wrong with a deal for these options; `undefined` if it can be played. */
export const dealFault = (deal: Deal, options: GameOptions): string | undefined =>
  optionsFault(options) ??
  tilesFault(deal, options) ??
  strayPart(deal, options) ??
  modulesOf(options.expansions)
    .map((module) => module.dealFault?.(deal))
    .find((fault) => fault !== undefined);

/** The part of a deal that everybody sees before the first action. */
export function publicDealOf(deal: Deal, options: GameOptions): PublicDeal {
  let shown: PublicDeal = {};
  for (const module of modulesOf(options.expansions))
    shown = { ...shown, ...module.publicDeal?.(deal, options) };
  return shown;
}

/** A deal has an expansion's part only if the expansion is in play. */
function strayPart(deal: Deal, options: GameOptions): string | undefined {
  const expected = modulesOf(options.expansions).map(({ dealPart }) => dealPart);
  const stray = ALL_MODULES.map(({ dealPart }) => dealPart).find(
    (part) => part !== undefined && deal[part] !== undefined && !expected.includes(part),
  );
  return stray === undefined ? undefined : `${stray}: of an expansion that is not in play`;
}

function tilesFault(deal: Deal, options: GameOptions): string | undefined {
  if (deal.tiles.length !== TILE_COUNT)
    return `a deal has ${TILE_COUNT} tiles, not ${deal.tiles.length}`;
  const odd = TILE_CODES.find((code) => countOf(deal.tiles, code) !== TILE_COPIES[code]);
  if (odd !== undefined)
    return `a deal has ${TILE_COPIES[odd]} tiles ${odd}, not ${countOf(deal.tiles, odd)}`;
  if (deal.startingSeat >= options.players) return `seat ${deal.startingSeat} isn't at this table`;
  return undefined;
}

const countOf = (tiles: readonly TileCode[], code: TileCode): number =>
  tiles.filter((tile) => tile === code).length;
