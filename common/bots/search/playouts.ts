/** A game played on for a few turns with tiles that might come, and what the board is worth then. */
import type { Swap } from '../../rules/expansions/expansion-worth.ts';
import type { Leaf } from './leaf.ts';
import type { Outlook, Outlooks } from './outlook.ts';
import type { QuickPlayer } from './quick-player.ts';
import type { UnseenDeal } from './unseen-deal.ts';
import type { WatchedBoard } from './watched-board.ts';

/** What a playout begins with. */
export type Opening =
  | { readonly type: 'draw' }
  | { readonly type: 'swap'; readonly swap: Swap }
  | {
      readonly type: 'place';
      readonly square: number;
      /** The kind as it lies. */
      readonly kind: number;
      /** The place of the tile in the hand; `undefined` for the tile drawn in this turn. */
      readonly inHand: number | undefined;
    };

/** The situation that is played on, as one seat sees it. */
export interface PlayoutParts {
  readonly watched: WatchedBoard;
  readonly quick: QuickPlayer;
  readonly deal: UnseenDeal;
  readonly leaf: Leaf;
  readonly outlooks: Outlooks;
  readonly players: number;
  /** The seat that is thinking; it is on turn. */
  readonly seat: number;
  /** How many turns follow the first one. */
  readonly plies: number;
}

/** Plays on from a table many times; afterwards the board is as before. */
export class Playouts {
  readonly #parts: PlayoutParts;

  constructor(parts: PlayoutParts) {
    this.#parts = parts;
  }

  /** What the table is worth to the seat after an opening, with the deal as it was shuffled last. */
  play(opening: Opening): number {
    const { deal, seat, plies, leaf, outlooks, watched } = this.#parts;
    const outlook = outlooks.after(opening.type === 'swap' ? opening.swap : undefined);
    deal.begin();
    this.#open(opening, outlook);
    let turn = this.#after(seat);
    for (let ply = 0; ply < plies && deal.tilesLeft > 0; ply++) {
      while (deal.countOf(turn) === 0) turn = this.#after(turn);
      this.#playTurn(turn, outlook);
      turn = this.#after(turn);
    }
    const value = leaf.value(outlook, deal.tilesLeft, turn);
    watched.takeAllBack();
    return value;
  }

  #open(opening: Opening, outlook: Outlook): void {
    const { deal, seat, watched } = this.#parts;
    if (opening.type === 'swap') return;
    if (opening.type === 'draw') {
      this.#placeDrawn(seat, outlook);
      return;
    }
    const { square, kind, inHand } = opening;
    watched.lay(square, kind);
    if (inHand !== undefined) deal.replace(seat, inHand);
  }

  #playTurn(seat: number, outlook: Outlook): void {
    const { deal, quick, watched } = this.#parts;
    quick.choose(stakesOf(seat, outlook), deal.handOf(seat), deal.countOf(seat));
    watched.lay(quick.square, quick.kind);
    deal.replace(seat, quick.tile);
  }

  #placeDrawn(seat: number, outlook: Outlook): void {
    const { deal, quick, watched } = this.#parts;
    quick.choose(stakesOf(seat, outlook), deal.draw(), 1);
    watched.lay(quick.square, quick.kind);
  }

  #after(seat: number): number {
    return seat + 1 === this.#parts.players ? 0 : seat + 1;
  }
}

function stakesOf(seat: number, { stakes }: Outlook): Float64Array {
  const own = stakes[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  return own;
}
