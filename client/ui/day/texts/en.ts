/** The deal of the day in English. */
import type { DayTexts } from '../day-texts.ts';

const places = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${ENDINGS[places.select(place)] ?? 'th'}`;

export const en: DayTexts = {
  heading: 'Deal of the day',
  lead: 'Everybody gets the same tiles today, against the same bot. You have one try.',
  play: 'Play today’s deal',
  playOn: 'Play on',
  counted: 'Your game counts from its first move, and you can come back to it until it is over.',
  givenUp: 'Your game of this day ended without a result.',
  hidden: 'You see how others did once you have finished your own game.',
  result: (place, count) => `You came ${ordinal(place)} of ${count} so far`,
  margin: 'Margin',
  longestLine: 'Longest line',
  place: 'Place',
  player: 'Player',
  forgotten: 'Somebody who has left',
  me: 'you',
  replay: 'Replay',
  replayOf: (name) => `Replay of ${name}`,
  table: 'How everybody did',
  nobody: 'Nobody has finished yet.',
  more: 'Show more',
  history: 'Your days',
  before: 'The day before',
  after: 'The day after',
  share: 'Share your result',
  shareText: (day, margin, longestLine) =>
    `My result in Metro’s deal of ${day} is ${margin} against the bot, with a longest line of ${longestLine}. Can you do better?`,
  proof: 'Fair for everybody',
  proofToday:
    'The deal was fixed before the day began: this is its fingerprint (SHA-256). Tomorrow the seed itself is shown here, so that anyone can check it.',
  commitment: 'Fingerprint of this day',
  tomorrow: 'Fingerprint of tomorrow',
  seed: 'Seed of this day',
  failed: 'The deal of the day can’t be fetched right now.',
};
