/** A game from its synchronized state. All of it throws on what this client doesn't know. */
import type { Move } from '../rules/actions.ts';
import { type Board, CENTRAL_SQUARES } from '../rules/board.ts';
import type { PublicDeal } from '../rules/deal.ts';
import { parseCentralTracks } from '../rules/expansions/central-tracks/central-tracks.ts';
import { hasExpansion } from '../rules/expansions/sets.ts';
import type { ExpansionTable, HoldingsView } from '../rules/facts.ts';
import type { GameView, HiddenHand, OpenHand } from '../rules/game.ts';
import { historyOf } from '../rules/history.ts';
import { SQUARES } from '../rules/ids.ts';
import { startTable } from '../rules/laying.ts';
import { linesOf } from '../rules/lines.ts';
import { parseMove } from '../rules/notation.ts';
import type { GameOptions } from '../rules/options.ts';
import { parseTile, type TileCode } from '../rules/tiles.ts';
import { parseNumbers, parseShares } from './holding-text.ts';
import { known, seatOf } from './known.ts';
import type { WireSeat, WireTable } from './wire.ts';

/** A game as a client may see it, and the public past that led to it. */
export interface DecodedGame {
  readonly game: GameView;
  readonly moves: readonly Move[];
  readonly shown: PublicDeal;
}

/** The game of a table that has one, played by these options. */
export function decodeGame(wire: WireTable, options: GameOptions): DecodedGame {
  const tiles = [...wire.board];
  const board = SQUARES.map((square) => (tiles[square] ? tileOf(tiles[square]) : undefined));
  const seats = [...wire.seats];
  const moves = [...wire.log].map(decodeMove);
  const shown = decodePublicDeal(wire, board, options);
  const game: GameView = {
    options,
    board,
    lines: linesOf(board),
    scores: seats.map(({ score }) => score),
    hands: seats.map(decodeHand),
    expansions: expansionsAfter(options, moves, shown),
    holdings: decodeHoldings(seats, options),
    stackCount: wire.stackCount,
    phase:
      wire.phase === 'finished'
        ? { type: 'finished', winners: [...wire.winners].map(seatOf) }
        : { type: 'playing', turn: seatOf(wire.turn) },
  };
  return { game, moves, shown };
}

function decodePublicDeal({ market }: WireTable, board: Board, options: GameOptions): PublicDeal {
  const tracks = CENTRAL_SQUARES.map((square) => board[square] ?? '');
  return {
    ...(hasExpansion(options.expansions, 'companies') && {
      market: known(parseShares(market), `market ${market}`),
    }),
    ...(hasExpansion(options.expansions, 'central-tracks') && {
      centralTracks: known(parseCentralTracks(tracks), `centre ${tracks}`),
    }),
  };
}

/** What all see of the expansions follows from the moves; without any there is nothing to follow. */
function expansionsAfter(
  options: GameOptions,
  moves: readonly Move[],
  shown: PublicDeal,
): ExpansionTable {
  if (options.expansions.length === 0) return {};
  const now = historyOf(options, moves, shown).at(-1)?.table ?? startTable(options, shown);
  return now.expansions;
}

function decodeHoldings(seats: readonly WireSeat[], { expansions }: GameOptions): HoldingsView {
  return {
    ...(hasExpansion(expansions, 'companies') && {
      shares: seats.map(({ shares, revealedShares }) =>
        ifAny(revealedShares || shares, 'shares', parseShares),
      ),
    }),
    ...(hasExpansion(expansions, 'station-numbers') && {
      numbers: seats.map(({ numbers, revealedNumbers }) =>
        ifAny(revealedNumbers || numbers, 'numbers', parseNumbers),
      ),
    }),
  };
}

/** What a text says; `undefined` where it is hidden. */
const ifAny = <Value>(
  text: string | undefined,
  what: string,
  parse: (text: string) => Value | undefined,
): Value | undefined => (text ? known(parse(text), `${what} ${text}`) : undefined);

/** Outside the owner's view the hand's tiles are missing, though its count is not 0. */
function decodeHand({ hand, drawn, handCount, hasDrawn }: WireSeat): OpenHand | HiddenHand {
  const tiles = (hand ?? '').split(' ').filter((code) => code !== '');
  if (tiles.length !== handCount || (hasDrawn && !drawn))
    return { type: 'hidden', count: handCount, hasDrawn };
  return { type: 'open', tiles: tiles.map(tileOf), drawn: drawn ? tileOf(drawn) : undefined };
}

const decodeMove = (text: string): Move => known(parseMove(text), `move ${text}`);

const tileOf = (code: string): TileCode => known(parseTile(code), `tile ${code}`);
