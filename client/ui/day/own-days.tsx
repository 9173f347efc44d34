/** The days that one has finished, and how many in a row. */
import { useId } from 'preact/hooks';
import type { OwnDaysAnswer } from '../../../common/protocol/day-answers.ts';
import { useTranslation } from '../page.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import type { DayTexts } from './day-texts.ts';
import { dayName, marginText } from './day-words.ts';

/** The days that are shown: a month of them. */
const SHOWN = 31;

/** Nothing for somebody who has finished none. */
export function OwnDays(props: {
  readonly own: OwnDaysAnswer | undefined;
  readonly texts: DayTexts;
}) {
  const { own, texts } = props;
  const { t, language } = useTranslation();
  const heading = useId();
  if (own === undefined || own.days.length === 0) return null;
  return (
    <section class="panel day__part" aria-labelledby={heading}>
      <h2 id={heading}>{texts.history}</h2>
      {own.streak > 0 && <p class="day__streak">{t('day.streak', { count: own.streak })}</p>}
      <ul class="day__own">
        {own.days.slice(0, SHOWN).map(({ day, margin, longestLine }) => (
          <li key={day}>
            <RouteLink class="day__link" to={{ type: 'day', day }}>
              {dayName(day, language)}
            </RouteLink>
            <span class="facts">
              <span>
                {texts.margin} {marginText(margin, language)}
              </span>
              <span>
                {texts.longestLine} {longestLine}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
