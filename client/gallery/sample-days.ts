/** A day's table as a gallery shows it. */
import { type Day, dayOf, daysAfter } from '../../common/protocol/day.ts';
import type { DayAnswer, OwnDaysAnswer } from '../../common/protocol/day-answers.ts';

const TODAY = dayOf(Date.now());
const NAMES = ['Marek', 'Ines', '田中さくら', 'Maximiliane-Sophie', '', 'Bo', 'Ada'];

/** How a day went, when the gallery's own try of it is over. */
export const sampleDay = (day: Day | undefined): DayAnswer => ({
  day: day ?? TODAY,
  isToday: day === undefined || day === TODAY,
  commitment: '0123456789abcdef'.repeat(4),
  count: 112,
  mine: { status: 'finished', rank: 2, margin: 31, longestLine: 14, recordId: 'BCDFGH-0' },
  places: NAMES.map((name, index) => ({
    rank: index + 1,
    name,
    isMe: index === 1,
    margin: 38 - 7 * index,
    longestLine: 16 - index,
    recordId: `BCDFG${index}`,
  })),
  isMore: true,
});

export const SAMPLE_DAYS: OwnDaysAnswer = {
  days: [0, -1, -2, -4].map((ago, index) => ({
    day: daysAfter(TODAY, ago),
    margin: 31 - 17 * index,
    longestLine: 14 - index,
    recordId: `BCDFG${index}`,
  })),
  streak: 3,
};
