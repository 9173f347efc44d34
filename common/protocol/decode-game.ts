/** A game from its synchronized state. Throws on anything that this client doesn't know. */

import { z } from 'zod';
import { parseJson } from '../record/json.ts';
import type { Move } from '../rules/actions.ts';
import type { PublicDeal } from '../rules/deal.ts';
import { holdingFields } from '../rules/expansions/json.ts';
import type { ExpansionTable } from '../rules/facts.ts';
import type { GameView, HiddenHand, OpenHand } from '../rules/game.ts';
import { historyOf } from '../rules/history.ts';
import { type Holding, holdingsFrom } from '../rules/holdings.ts';
import { SQUARES } from '../rules/ids.ts';
import { startTable } from '../rules/laying.ts';
import { linesOf } from '../rules/lines.ts';
import { parseMove } from '../rules/notation.ts';
import type { GameOptions } from '../rules/options.ts';
import { parseTile, type TileCode } from '../rules/tiles.ts';
import { known, seatOf } from './known.ts';
import { parsePublicDeal } from './public-deal.ts';
import type { WireSeat, WireTable } from './wire.ts';

/** A game as a client may see it, and the public past that led to it. */
export interface DecodedGame {
  readonly game: GameView;
  readonly moves: readonly Move[];
  readonly shown: PublicDeal;
}

/** Decodes the game of a table that has one, played with these options. */
export function decodeGame(wire: WireTable, options: GameOptions): DecodedGame {
  const tiles = [...wire.board];
  const board = SQUARES.map((square) => (tiles[square] ? tileOf(tiles[square]) : undefined));
  const seats = [...wire.seats];
  const moves = [...wire.log].map(decodeMove);
  const shown = known(parsePublicDeal(jsonOf(wire.publicDeal)), `deal ${wire.publicDeal}`);
  const game: GameView = {
    options,
    board,
    lines: linesOf(board),
    scores: seats.map(({ score }) => score),
    hands: seats.map(decodeHand),
    expansions: expansionsAfter(options, moves, shown),
    holdings: holdingsFrom(options, seats.map(decodeHolding)),
    stackCount: wire.stackCount,
    phase:
      wire.phase === 'finished'
        ? { type: 'finished', winners: [...wire.winners].map(seatOf) }
        : { type: 'playing', turn: seatOf(wire.turn) },
  };
  return { game, moves, shown };
}

/** What everybody sees of the expansions follows from the moves; without expansions there is nothing to follow. */
function expansionsAfter(
  options: GameOptions,
  moves: readonly Move[],
  shown: PublicDeal,
): ExpansionTable {
  if (options.expansions.length === 0) return {};
  const now = historyOf(options, moves, shown).at(-1)?.table ?? startTable(options, shown);
  return now.expansions;
}

/** `undefined` outside the owner's view, until the end reveals it. */
function decodeHolding({ holding, revealedHolding }: WireSeat): Holding | undefined {
  const text = revealedHolding || holding;
  return text ? known(holdingSchema.safeParse(jsonOf(text)).data, `holding ${text}`) : undefined;
}

const holdingSchema = z.strictObject(holdingFields);

/** `undefined` if the text isn't JSON. */
function jsonOf(text: string): unknown {
  const json = parseJson(text);
  return json.ok ? json.value : undefined;
}

/** Outside the owner's view the tiles are missing, although the count isn't 0. */
function decodeHand({ hand, drawn, handCount, hasDrawn }: WireSeat): OpenHand | HiddenHand {
  const tiles = (hand ?? '').split(' ').filter((code) => code !== '');
  if (tiles.length !== handCount || (hasDrawn && !drawn))
    return { type: 'hidden', count: handCount, hasDrawn };
  return { type: 'open', tiles: tiles.map(tileOf), drawn: drawn ? tileOf(drawn) : undefined };
}

const decodeMove = (text: string): Move => known(parseMove(text), `move ${text}`);

const tileOf = (code: string): TileCode => known(parseTile(code), `tile ${code}`);
