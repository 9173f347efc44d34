/** Deals made so that a game goes as it was written. */
import { dealFrom, parseSeed } from '../../../common/deal/deal.ts';
import { known } from '../../../common/protocol/known.ts';
import type { Deal } from '../../../common/rules/deal.ts';
import { parseAction } from '../../../common/rules/notation.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { ALL_TILES, parseTile, type TileCode } from '../../../common/rules/tiles.ts';
import { afterAction, type LocalGame, startLocalGame } from './local-game.ts';

/** What isn't written comes from here. */
const SEED = known(parseSeed('1e550'.repeat(8)), 'seed');

/**
 * A deal whose first tiles come in this order, parted by spaces, seat 0's first; the others follow, seat 0
 * begins, and everything of expansions is always the same. Throws on a tile of which there are too many.
 */
export function scriptedDeal(options: GameOptions, first: string): Deal {
  const left = [...ALL_TILES];
  const tiles = first
    .split(' ')
    .filter(Boolean)
    .map((code) => takeTile(left, code));
  return { ...dealFrom(SEED, options), tiles: [...tiles, ...left], startingSeat: 0 };
}

function takeTile(left: TileCode[], code: string): TileCode {
  const tile = parseTile(code);
  const place = tile === undefined ? -1 : left.indexOf(tile);
  const [taken] = place < 0 ? [] : left.splice(place, 1);
  if (taken === undefined) throw new Error(`there is no tile ${code} left`);
  return taken;
}

const partsOf = (actions: string): readonly string[] =>
  actions
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);

/** The game after actions as records have them, parted by commas; throws on one that breaks a rule. */
export const afterActions = (game: LocalGame, actions: string): LocalGame =>
  partsOf(actions).reduce((before, text) => {
    const action = known(parseAction(text), `action ${text}`);
    const after = afterAction(before, action);
    if (!after.ok) throw new Error(`${text} breaks the rule ${after.error}`);
    return after.value;
  }, game);

/**
 * A game of these actions from its first turn, whose deal has the tiles that they lay and then `more`, with a
 * hand of one. Turns in which no tile is laid come in whole rounds.
 */
export function gameOfActions(options: GameOptions, actions: string, more = ''): LocalGame {
  const laid = partsOf(actions).flatMap((text) => /^[a-d]{4}(?=@)/.exec(text) ?? []);
  const deal = scriptedDeal(options, [...laid, more].join(' '));
  return afterActions(startLocalGame(options, deal), actions);
}
