/** Games of bots against themselves, as what lines can be learned from. */
import { chooseAction, type Level } from '../../bots/choose-action.ts';
import type { Effort } from '../../bots/search/halving.ts';
import { dealFrom, parseSeed } from '../../deal/deal.ts';
import { kindOf } from '../../fast/fast-board.ts';
import { applyAction, startGame, viewOf } from '../../rules/game.ts';
import type { PlayerCount, Seat } from '../../rules/ids.ts';

/** A tile that was laid: by whom, on which square, and its kind as it lies. */
export interface Laid {
  readonly seat: Seat;
  readonly square: number;
  readonly kind: number;
}

/** Who plays. */
export interface Casting {
  readonly players: PlayerCount;
  readonly level: Level;
  readonly effort: Effort;
}

/** A game of the basic rules from its first tile to its last; the number of a game is its seed. */
export function playedGame({ players, level, effort }: Casting, game: number): readonly Laid[] {
  const seed = parseSeed(game.toString(16).padStart(32, '0'));
  if (seed === undefined) throw new Error(`no seed for game ${game}`);
  const options = { players, rotation: false, handSize: 1, expansions: [] } as const;
  let state = startGame(options, dealFrom(seed, options));
  const laid: Laid[] = [];
  while (state.phase.type === 'playing') {
    const { turn: seat } = state.phase;
    const action = chooseAction(level, viewOf(state, seat), seat, game * 8 + seat, effort);
    if (action.type === 'place')
      laid.push({ seat, square: action.square, kind: kindOf(action.tile) });
    const applied = applyAction(state, seat, action);
    if (!applied.ok) throw new Error(`${level} chose an illegal action: ${applied.error}`);
    state = applied.value.state;
  }
  return laid;
}
