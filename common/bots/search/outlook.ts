/**
 * What counts for whom in a search. What others keep secret is guessed anew for each sample, from all
 * that the seat that thinks can't rule out.
 */
import { at } from '../../fast/fast-board.ts';
import type { SmallGenerator } from '../../fast/small-generator.ts';
import { arrivalOf } from '../../rules/board.ts';
import type { Swap } from '../../rules/expansions/expansion-worth.ts';
import { worthsOf } from '../../rules/expansions/worth.ts';
import type { HoldingsView, PointsByOwner } from '../../rules/facts.ts';
import type { GameView } from '../../rules/game.ts';
import { type Seat, seatsOf } from '../../rules/ids.ts';
import { sideLinesOf } from '../side-interests.ts';
import { stakesIn } from '../stakes.ts';
import type { LinesOfInterest } from './lines-of-interest.ts';

/** Stands for no seat. */
export const NOBODY = -1;

/** A table at which everybody's holdings are known, or taken to be. */
export interface Outlook {
  /** By seat: what a point of each line is worth to it when it lays a tile. */
  readonly stakes: readonly Float64Array[];
  /** By place among the arrivals: the seat that scores what arrives there, or `NOBODY`. */
  readonly holders: Int16Array;
  /** For each expansion that knows: by seat, what it will score beside lines, from the points of all owners and the tiles left. */
  readonly scoresBesideLines: (
    points: PointsByOwner,
    tilesLeft: number,
  ) => readonly (readonly number[])[];
}

/** Who looks at which table, and at what. */
interface Onlooker {
  readonly view: GameView;
  readonly seat: Seat;
  readonly lines: LinesOfInterest;
}

/** The outlooks of one sample: on the table as it is, and after each swap. */
export class Outlooks {
  readonly #onlooker: Onlooker;
  readonly #hasSecrets: boolean;
  readonly #bySwap = new Map<Swap | undefined, Outlook>();
  #holdings: HoldingsView;

  constructor(onlooker: Onlooker) {
    this.#onlooker = onlooker;
    this.#holdings = onlooker.view.holdings;
    this.#hasSecrets = Object.keys(this.#holdings).length > 0;
  }

  /** Begins another sample. */
  guess(generator: SmallGenerator): void {
    if (!this.#hasSecrets) return;
    this.#holdings = guessedHoldings(this.#onlooker, generator);
    this.#bySwap.clear();
  }

  /** The outlook once the seat has made a swap, or none. */
  after(swap: Swap | undefined): Outlook {
    const known = this.#bySwap.get(swap);
    if (known !== undefined) return known;
    const { view, lines } = this.#onlooker;
    const holdings = swap === undefined ? this.#holdings : swap.heldAfter(this.#holdings);
    const outlook = outlookOn({ ...view, holdings }, lines);
    this.#bySwap.set(swap, outlook);
    return outlook;
  }
}

function guessedHoldings({ view, seat }: Onlooker, generator: SmallGenerator): HoldingsView {
  const below = (limit: number) => generator.below(limit);
  return worthsOf(view.options.expansions).reduce(
    (holdings, { guess }) => guess?.({ view: { ...view, holdings }, seat, below }) ?? holdings,
    view.holdings,
  );
}

function outlookOn(view: GameView, lines: LinesOfInterest): Outlook {
  const seats = seatsOf(view.options.players);
  const worths = worthsOf(view.options.expansions);
  const holders = new Int16Array(lines.arrivals.length).fill(NOBODY);
  for (const seat of seats)
    for (const place of arrivalsScoredBy(seat, view, lines)) holders[place] = seat;
  return {
    stakes: seats.map((seat) => stakesFor(seat, view, lines, holders)),
    holders,
    scoresBesideLines: (points, tilesLeft) =>
      worths.flatMap(({ expectedScores }) =>
        expectedScores === undefined ? [] : [expectedScores(view, points, tilesLeft)],
      ),
  };
}

/** By place among the arrivals. */
const arrivalsScoredBy = (seat: Seat, view: GameView, { placeInto, departures }: LinesOfInterest) =>
  sideLinesOf(view, seat).flatMap((line) =>
    line.type === 'into' ? [at(placeInto, arrivalOf(line.station)) - departures.length] : [],
  );

/** Nobody is taken to work against lines that others may score where they arrive: those are secret. */
function stakesFor(
  seat: Seat,
  view: GameView,
  { owners }: LinesOfInterest,
  holders: Int16Array,
): Float64Array {
  const stakeIn = stakesIn(view, seat);
  return Float64Array.from([
    ...owners.map((owner) => (owner === undefined ? 0 : stakeIn(owner))),
    ...Array.from(holders, (holder) => (holder === seat ? 1 : 0)),
  ]);
}
