/**
 * The game: what is seen of it, what may be done, and what comes of it. RULES.md, sections 3 to 8.
 *
 * Four functions are the interface: `viewOf`, `legalActions`, `check` and `applyAction`. A full state
 * is a view that hides nothing, so the server, the client's preview and the bots call the same ones.
 */
import type { Action, ExtraAction, GameEvent, Move, PlaceAction, Violation } from './actions.ts';
import type { Deal } from './deal.ts';
import { finalScores } from './ending.ts';
import { modulesOf, rulesOf } from './expansions/registry.ts';
import type { GameState, GameView, HiddenHand, OpenHand } from './facts.ts';
import { holdingsSeenBy } from './holdings.ts';
import { type Seat, seatAfter, seatsOf } from './ids.ts';
import { startTable, stepOf, tableOf } from './laying.ts';
import type { GameOptions } from './options.ts';
import { checkPlacement, legalPlacements, type Setting } from './placement.ts';
import { err, ok, type Result } from './result.ts';
import { winnersOf } from './scoring.ts';
import { dealFault, publicDealOf } from './setup.ts';
import type { TileCode } from './tiles.ts';

export type { Action, Violation } from './actions.ts';
export type { GameState, GameView, HiddenHand, OpenHand } from './facts.ts';

/** What came of an action that could be done. */
export interface Applied {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  /** The action as everybody learns of it, for the log. */
  readonly move: Move;
}

/** A game before its first action. Throws on a deal that isn't one: check it with `dealFault` first. */
export function startGame(options: GameOptions, deal: Deal): GameState {
  const fault = dealFault(deal, options);
  if (fault !== undefined) throw new Error(fault);
  const { players, handSize } = options;
  const stack = deal.tiles.slice(players * handSize);
  return {
    ...startTable(options, publicDealOf(deal, options)),
    ...dealtByExpansions(options, deal),
    hands: seatsOf(players).map((seat) => ({
      type: 'open',
      tiles: deal.tiles.slice(0, players * handSize).filter((_, index) => index % players === seat),
      drawn: undefined,
    })),
    stack,
    stackCount: stack.length,
    phase: { type: 'playing', turn: deal.startingSeat },
  };
}

/**
 * What a seat may see, without the secrets of others; a spectator's view for `undefined`. At the end
 * what the expansions dealt is laid open to all.
 */
export function viewOf(state: GameState, viewer: Seat | undefined): GameView {
  const { hands, holdings, stackCount, phase } = state;
  return {
    ...tableOf(state),
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hiddenHand(hand))),
    holdings: phase.type === 'finished' ? holdings : holdingsSeenBy(holdings, viewer),
    stackCount,
    phase,
  };
}

/** What a hand shows to others. */
const hiddenHand = (hand: OpenHand): HiddenHand => ({
  type: 'hidden',
  count: hand.tiles.length,
  hasDrawn: hand.drawn !== undefined,
});

/** The rules that decide where tiles may be laid in this game now. */
export const settingOf = (view: GameView): Setting => ({
  board: view.board,
  rotation: view.options.rotation,
  bans: modulesOf(view.options.expansions)
    .map((module) => module.ban?.(view))
    .filter((ban) => ban !== undefined),
});

/** The tiles of a hand that may be placed now: the drawn one alone, if there is one. */
export const playableTiles = (hand: OpenHand): readonly TileCode[] =>
  hand.drawn === undefined ? [...new Set(hand.tiles)] : [hand.drawn];

/** All that the seat on turn may do; nothing where its hand is hidden or the game is over. */
export function legalActions(view: GameView): readonly Action[] {
  if (view.phase.type !== 'playing') return [];
  const { turn } = view.phase;
  const hand = view.hands[turn];
  if (hand?.type !== 'open') return [];
  const setting = settingOf(view);
  const placements = playableTiles(hand).flatMap((tile) =>
    legalPlacements(setting, tile).map(
      (placement): Action => ({ type: 'place', tile, ...placement }),
    ),
  );
  if (hand.drawn !== undefined) return placements;
  const draws: readonly Action[] = view.stackCount > 0 ? [{ type: 'draw' }] : [];
  const passes: readonly Action[] = canPass(hand) ? [{ type: 'pass' }] : [];
  return [...placements, ...draws, ...extraActions(view, turn), ...passes];
}

/** The rule that the action would break for the seat; `undefined` if it may do it. */
export function check(view: GameView, seat: Seat, action: Action): Violation | undefined {
  if (view.phase.type === 'finished') return 'game-finished';
  if (view.phase.turn !== seat) return 'not-your-turn';
  const hand = view.hands[seat];
  if (hand?.type !== 'open') throw new Error(`an action of seat ${seat}, whose hand is hidden`);
  switch (action.type) {
    case 'draw':
      if (hand.drawn !== undefined) return 'already-drawn';
      return view.stackCount > 0 ? undefined : 'stack-empty';
    case 'place':
      return (
        tileViolation(hand, action.tile) ?? checkPlacement(settingOf(view), action.tile, action)
      );
    case 'pass':
      return canPass(hand) ? undefined : 'cannot-pass';
    default:
      return hand.drawn === undefined ? rulesOf(action).check(view, seat) : 'must-place-drawn-tile';
  }
}

/** What comes of a seat's action: the new state and its events, or the rule that it breaks. */
export function applyAction(
  state: GameState,
  seat: Seat,
  action: Action,
): Result<Applied, Violation> {
  const violation = check(state, seat, action);
  if (violation !== undefined) return err(violation);
  const move = moveOf(state, seat, action);
  const { table, events } = stepOf(state, move);
  const moved: GameState = { ...withSecrets(state, seat, action), ...tableOf(table) };
  if (action.type === 'draw') return ok({ state: moved, events, move });
  const ended = endTurn(moved, seat);
  const ending: readonly GameEvent[] =
    ended.phase.type === 'finished'
      ? [{ type: 'game-finished', winners: ended.phase.winners }]
      : [];
  return ok({ state: ended, events: [...events, ...ending], move });
}

const dealtByExpansions = (options: GameOptions, deal: Deal) =>
  modulesOf(options.expansions).reduce<Pick<GameState, 'holdings' | 'piles'>>(
    ({ holdings, piles }, module) => ({
      holdings: { ...holdings, ...module.holdings?.(deal, options) },
      piles: { ...piles, ...module.piles?.(deal, options) },
    }),
    { holdings: {}, piles: {} },
  );

const extraActions = (view: GameView, seat: Seat): readonly ExtraAction[] =>
  modulesOf(view.options.expansions).flatMap((module) => module.extraActions?.(view, seat) ?? []);

/** A player without tiles is on turn only where something else can be done; see `canAct`. */
const canPass = (hand: OpenHand): boolean => playableTiles(hand).length === 0;

function tileViolation(hand: OpenHand, tile: TileCode): Violation | undefined {
  if (hand.drawn !== undefined) return tile === hand.drawn ? undefined : 'must-place-drawn-tile';
  return hand.tiles.includes(tile) ? undefined : 'tile-not-in-hand';
}

function moveOf(state: GameState, seat: Seat, action: Action): Move {
  switch (action.type) {
    case 'draw':
    case 'place':
    case 'pass':
      return { seat, action };
    default: {
      const shown = rulesOf(action).shown(state, seat);
      return shown === undefined ? { seat, action } : { seat, action, shown };
    }
  }
}

/** The state with what the action changes in hands, holdings and piles. */
function withSecrets(state: GameState, seat: Seat, action: Action): GameState {
  switch (action.type) {
    case 'draw':
      return draw(state, seat);
    case 'place':
      return takeTile(state, seat, action);
    case 'pass':
      return state;
    default:
      return { ...state, ...rulesOf(action).hide(state, seat) };
  }
}

function draw(state: GameState, seat: Seat): GameState {
  const [drawn, ...stack] = state.stack;
  return withHand({ ...state, stack, stackCount: stack.length }, seat, (hand) => ({
    ...hand,
    drawn,
  }));
}

/** A drawn tile leaves the hand as it was; a tile of the hand is made up for while there are any. */
function takeTile(state: GameState, seat: Seat, { tile }: PlaceAction): GameState {
  if (state.hands[seat]?.drawn !== undefined)
    return withHand(state, seat, (hand) => ({ ...hand, drawn: undefined }));
  const [refill, ...stack] = state.stack;
  return withHand({ ...state, stack, stackCount: stack.length }, seat, (hand) => {
    const kept = hand.tiles.toSpliced(hand.tiles.indexOf(tile), 1);
    return { ...hand, tiles: refill === undefined ? kept : [...kept, refill] };
  });
}

/** The game ends when all tiles lie; a seat with nothing to do is passed over. */
function endTurn(state: GameState, seat: Seat): GameState {
  if (state.hands.every((hand) => hand.tiles.length === 0)) {
    const scores = finalScores(state);
    return { ...state, scores, phase: { type: 'finished', winners: winnersOf(scores) } };
  }
  const { players } = state.options;
  let turn = seatAfter(seat, players);
  while (!canAct(state, turn)) turn = seatAfter(turn, players);
  return { ...state, phase: { type: 'playing', turn } };
}

/** Without a tile only an extra action is left. RULES.md, section 8. */
const canAct = (state: GameState, seat: Seat): boolean =>
  state.hands[seat]?.tiles.length !== 0 || extraActions(state, seat).length > 0;

function withHand(state: GameState, seat: Seat, change: (hand: OpenHand) => OpenHand): GameState {
  return {
    ...state,
    hands: state.hands.map((hand, owner) => (owner === seat ? change(hand) : hand)),
  };
}
