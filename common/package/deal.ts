/** What the published package exports for deals: a seed gives the same deal everywhere. RULES.md, The deal. */
export { commitmentOf } from '../deal/commitment.ts';
export { dealFrom, parseSeed, type Seed } from '../deal/deal.ts';
