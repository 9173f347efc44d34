/** What the hands and the stack might be, where a seat can't see them. */
import { at, kindOf } from '../../fast/fast-board.ts';
import type { SmallGenerator } from '../../fast/small-generator.ts';
import type { Seat } from '../../rules/ids.ts';
import { HAND_SIZES } from '../../rules/options.ts';
import type { Turn } from '../turn.ts';
import { unseenTiles } from '../unseen-tiles.ts';

const LARGEST_HAND = Math.max(...HAND_SIZES);

/** Hands and stack that fit what a seat has seen, shuffled anew for each sample. */
export class UnseenDeal {
  /** The unseen tiles, in the order in which they are dealt. */
  readonly #unseen: Int16Array;
  /** By seat: how many tiles of the unseen its hand takes; 0 for the seat that looks. */
  readonly #dealt: readonly number[];
  readonly #own: Int16Array;
  readonly #seat: Seat;
  readonly #stackCount: number;
  readonly #hands: readonly Int16Array[];
  readonly #counts: Int16Array;
  readonly #drawn = new Int16Array(1);
  /** How many unseen tiles lie in hands. */
  readonly #inHands: number;
  /** The next tile of the stack among the unseen, and where the stack ends. */
  #next = 0;
  #end = 0;
  /** Tiles in hands and stack, without one that was drawn in this turn. */
  tilesLeft = 0;

  constructor({ view, seat, hand }: Turn) {
    this.#unseen = Int16Array.from(
      unseenTiles(view, hand).flatMap(({ tile, count }) =>
        Array.from({ length: count }, () => kindOf(tile)),
      ),
    );
    this.#own = Int16Array.from(hand.tiles, kindOf);
    this.#seat = seat;
    this.#dealt = view.hands.map((other, owner) =>
      owner === seat ? 0 : other.type === 'open' ? other.tiles.length : other.count,
    );
    this.#inHands = this.#dealt.reduce((sum, count) => sum + count, 0);
    this.#stackCount = view.stackCount;
    this.#hands = view.hands.map(() => new Int16Array(LARGEST_HAND));
    this.#counts = new Int16Array(view.hands.length);
  }

  /** Mixes what may be needed for so many turns after the first: hands, and the tiles drawn after them. */
  shuffle(turns: number, generator: SmallGenerator): void {
    const unseen = this.#unseen;
    const needed = this.#inHands + 1 + turns;
    const most = Math.min(needed, unseen.length - 1);
    for (let place = 0; place < most; place++) {
      const other = place + generator.below(unseen.length - place);
      const tile = at(unseen, place);
      unseen[place] = at(unseen, other);
      unseen[other] = tile;
    }
  }

  /** Deals the hands again, as shuffled. */
  begin(): void {
    this.#next = 0;
    for (let owner = 0; owner < this.#hands.length; owner++) {
      const hand = this.handOf(owner);
      const count = this.#dealt[owner] ?? 0;
      for (let place = 0; place < count; place++) hand[place] = at(this.#unseen, this.#next++);
      this.#counts[owner] = count;
    }
    this.handOf(this.#seat).set(this.#own);
    this.#counts[this.#seat] = this.#own.length;
    this.#end = Math.min(this.#next + this.#stackCount, this.#unseen.length);
    this.tilesLeft = this.#end + this.#own.length;
  }

  /** The tiles of a hand; only the first `countOf` of them are in it. */
  handOf(seat: number): Int16Array {
    const hand = this.#hands[seat];
    if (hand === undefined) throw new Error(`no seat ${seat}`);
    return hand;
  }

  /** How many tiles a hand has. */
  countOf(seat: number): number {
    return at(this.#counts, seat);
  }

  /** Draws the next tile of the stack, to be placed at once; as a hand of one. */
  draw(): Int16Array {
    this.#drawn[0] = at(this.#unseen, this.#next++);
    this.tilesLeft--;
    return this.#drawn;
  }

  /** Puts the next tile of the stack in the place of one that was laid, or closes the gap. */
  replace(seat: number, tile: number): void {
    const hand = this.handOf(seat);
    if (this.#next < this.#end) hand[tile] = at(this.#unseen, this.#next++);
    else {
      const last = at(this.#counts, seat) - 1;
      this.#counts[seat] = last;
      hand[tile] = at(hand, last);
    }
    this.tilesLeft--;
  }
}
