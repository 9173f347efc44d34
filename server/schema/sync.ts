/**
 * From a table to its synchronized state. The only writer of the state: it edits what is there in
 * place, appends to lists or sets their items, and never assigns a list.
 */
import { commitmentOf } from '../../common/deal/commitment.ts';
import { formatAgreedTable } from '../../common/protocol/agreed-text.ts';
import { PROTOCOL_VERSION } from '../../common/protocol/version.ts';
import type { GameState, OpenHand } from '../../common/rules/game.ts';
import { holdingOf } from '../../common/rules/holdings.ts';
import { type Seat, SQUARES, STATIONS, seatsOf } from '../../common/rules/ids.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { ownerOf } from '../../common/rules/ownership.ts';
import { pointsOf, stationLines } from '../../common/rules/scoring.ts';
import { shownName } from '../../common/texts/names.ts';
import type { KeptTable } from '../games/keeping.ts';
import type { LiveGame } from '../games/live-game.ts';
import type { LiveTable } from '../games/live-table.ts';
import type { SeatedPlayer } from '../games/seating.ts';
import { agreedBy, type TableTerms } from '../games/terms.ts';
import { SeatState, TableState } from './state.ts';

/** The state of a table that nobody has entered yet. */
export function newTableState({ terms, sameDeal, day }: KeptTable): TableState {
  const state = new TableState().assign({ version: PROTOCOL_VERSION });
  state.seats.push(...seatsOf(terms.options.players).map(() => new SeatState()));
  state.board.push(...SQUARES.map(() => ''));
  state.wagons.push(...STATIONS.map(() => 0));
  state.isSameDeal = sameDeal !== undefined;
  state.day = day ?? '';
  for (const { name, score } of sameDeal?.earlier?.seats ?? []) {
    state.earlierNames.push(shownName(name));
    state.earlierScores.push(score);
  }
  return state;
}

/** Brings the state up to the table. */
export function syncTable(state: TableState, table: LiveTable, spectators: number): void {
  syncTerms(state, table.terms);
  state.phase = table.phase;
  state.host = table.seating.host;
  state.spectators = spectators;
  state.removed = table.removed.size;
  for (const seat of seatsOf(table.options.players)) {
    const occupant = table.seating.occupants[seat];
    syncOccupant(seatState(state, seat), occupant, table.hasStandIn(seat));
    seatState(state, seat).agreesToEnd = table.agreesToEnd(seat);
  }
  syncClocks(state, table);
  if (table.game !== undefined) syncGame(state, table.game);
}

/** Sets the ids of records, by the function that makes them: of a private game, and of an earlier one. */
export function syncRecordIds(
  state: TableState,
  { code, table }: { readonly code: string; readonly table: LiveTable },
  idOf: (game: { readonly code: string; readonly seed: string }) => string,
): void {
  const { game, sameDeal, isOver, terms } = table;
  if (game !== undefined && !terms.options.isPublic && state.recordId === '')
    state.recordId = idOf({ code, seed: game.seed });
  if (isOver && sameDeal?.earlier !== undefined && state.earlierRecord === '')
    state.earlierRecord = idOf({ code: sameDeal.of, seed: sameDeal.earlier.seed });
}

/** The time left is written at every change: clients count down from the moment it arrives. */
function syncClocks(state: TableState, { clock, options, isGivenUp, game }: LiveTable): void {
  state.isGivenUp = isGivenUp;
  if (game !== undefined && state.commitment === '') state.commitment = commitmentOf(game.seed);
  state.clockRuns = clock?.runs !== undefined;
  if (clock === undefined) return;
  for (const seat of seatsOf(options.players)) {
    const left = clock.left(seat);
    if (state.clockLeft[seat] !== left) state.clockLeft[seat] = left;
  }
}

/** The terms that were last written to each state: they seldom change. */
const agreed = new WeakMap<TableState, TableTerms>();

/** Makes as many seats as the options say; where some go they must be in nobody's view. */
function syncTerms(state: TableState, terms: TableTerms): void {
  if (agreed.get(state) === terms) return;
  agreed.set(state, terms);
  const { options } = terms;
  state.agreed = formatAgreedTable(agreedBy(terms));
  while (state.seats.length > options.players) state.seats.pop();
  while (state.seats.length < options.players) state.seats.push(new SeatState());
}

/** The state of a seat, for the view of whoever sits there. Throws for a seat that the table lacks. */
export function seatState(state: TableState, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) throw new Error(`no state for seat ${seat}`);
  return found;
}

function syncOccupant(
  state: SeatState,
  occupant: SeatedPlayer | undefined,
  hasStandIn: boolean,
): void {
  state.playerId = occupant?.playerId ?? '';
  writeName(state, occupant?.name ?? '');
  state.bot = occupant?.bot ?? '';
  state.isProgram = occupant?.isProgram ?? false;
  state.presence = occupant?.presence ?? '';
  state.isReady = occupant?.isReady ?? false;
  state.hasStandIn = hasStandIn;
}

/** Text that isn't fit to be shown never reaches the encoder, which writes ill-formed text wrongly. */
function writeName(state: SeatState, name: string): void {
  if (state.name !== name) state.name = shownName(name);
}

/**
 * What was last written to each state. Comparing with it costs a fraction of reading the state
 * itself, each of whose lists stands behind a proxy.
 */
const written = new WeakMap<TableState, Written>();

interface Written {
  readonly game: GameState;
  /** By station. */
  readonly wagons: readonly number[];
}

function syncGame(state: TableState, { state: game, moves, shown }: LiveGame): void {
  const before = written.get(state);
  if (before?.game === game) return;
  const wagons = wagonPoints(game);
  written.set(state, { game, wagons });
  if (before === undefined) state.publicDeal = JSON.stringify(shown);
  for (const seat of seatsOf(game.options.players)) syncSeat(state, seat, game, before?.game);
  for (const square of SQUARES)
    if (game.board[square] !== before?.game.board[square])
      state.board[square] = game.board[square] ?? '';
  for (const [index, points] of wagons.entries())
    if (points !== (before?.wagons[index] ?? 0)) state.wagons[index] = points;
  state.log.push(...moves.slice(state.log.length).map(formatMove));
  state.stackCount = game.stackCount;
  state.sequence = moves.length;
  if (game.phase.type === 'playing') state.turn = game.phase.turn;
  else state.winners.push(...game.phase.winners.slice(state.winners.length));
}

function syncSeat(
  table: TableState,
  seat: Seat,
  game: GameState,
  before: GameState | undefined,
): void {
  const state = seatState(table, seat);
  syncHand(state, game.hands[seat]);
  if (game.holdings !== before?.holdings)
    state.holding = JSON.stringify(holdingOf(game.holdings, seat));
  // Laid open in a field of its own: who may see a field never changes.
  if (game.phase.type === 'finished') state.revealedHolding = state.holding;
  state.score = game.scores[seat] ?? 0;
}

function syncHand(state: SeatState, hand: OpenHand | undefined): void {
  if (hand === undefined) throw new Error('a seat without a hand');
  state.handCount = hand.tiles.length;
  state.hasDrawn = hand.drawn !== undefined;
  state.hand = hand.tiles.join(' ');
  state.drawn = hand.drawn ?? '';
}

const wagonPoints = (game: GameState): readonly number[] =>
  stationLines(game.lines).map((line) =>
    ownerOf(game, line.start) === undefined ? 0 : pointsOf(line),
  );
