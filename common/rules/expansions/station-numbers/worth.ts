/** What number tiles are worth to the seat that holds them. RULES.md, section 7, expansion 4. */
import type { ExpansionWorth } from '../expansion-worth.ts';

/** Every number tile is a line that ends at its station. */
export const stationNumbersWorth: ExpansionWorth = {
  sideLines: ({ holdings }, seat) =>
    (holdings.numbers?.[seat] ?? []).map((station) => ({ type: 'into', station })),
};
