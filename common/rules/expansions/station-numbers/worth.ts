/** What number tiles are worth to the seat that holds them. RULES.md, section 7, expansion 4. */
import type { ExpansionWorth, Guess } from '../expansion-worth.ts';
import { shuffled } from '../shuffled.ts';
import { numbersPerColour } from './agreed-numbers.ts';
import { NUMBER_COLOURS } from './station-numbers.ts';

/** Every number tile is a line that ends at its station. */
export const stationNumbersWorth: ExpansionWorth = {
  sideLines: ({ holdings }, seat) =>
    (holdings.numbers?.[seat] ?? []).map((station) => ({ type: 'into', station })),
  guess: guessedNumbers,
};

/** Of each colour as many for every other seat as were agreed, of those that the seat doesn't hold. */
function guessedNumbers({ view: { options, holdings }, seat, below }: Guess) {
  const own = holdings.numbers?.[seat] ?? [];
  const count = numbersPerColour(options);
  const others = NUMBER_COLOURS.map((colour) =>
    shuffled(
      colour.filter((station) => !own.includes(station)),
      below,
    ),
  );
  const heldBy = (place: number) =>
    others.flatMap((pile) => pile.slice(place * count, (place + 1) * count));
  const numbers = holdings.numbers?.map((_, other) =>
    other === seat ? own : heldBy(other < seat ? other : other - 1),
  );
  return { ...holdings, ...(numbers && { numbers }) };
}
