/** Deals as a package offers them to others: from a seed, the same everywhere. RULES.md, The deal. */
export { commitmentOf } from '../deal/commitment.ts';
export { dealFrom, parseSeed, type Seed } from '../deal/deal.ts';
