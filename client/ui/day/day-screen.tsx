/** The deal of a day: today's to be played, and how everybody's game with it ended. */
import { type Day, daysAfter } from '../../../common/protocol/day.ts';
import { useTranslation } from '../page.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { Icon } from '../widgets/icon.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { DayProof } from './day-proof.tsx';
import { DayTable } from './day-table.tsx';
import type { DayProps } from './day-texts.ts';
import { dayName } from './day-words.ts';
import { OwnDays } from './own-days.tsx';
import { OwnTry } from './own-try.tsx';
import { DAY_TEXTS } from './texts/languages.ts';
import { useDay } from './use-day.ts';

/** The screen of a day; without one, of today. */
export function DayScreen({ day }: { readonly day: Day | undefined }) {
  const { t, language } = useTranslation();
  const texts = DAY_TEXTS[language];
  const { loading, load, loadMore } = useDay(day);
  return (
    <>
      <PageHeader />
      <main id="content" class="day">
        <ScreenHeading text={texts.heading} />
        {loading.type === 'failed' && (
          <div class="panel day__part">
            <p role="alert">{texts.failed}</p>
            <div class="end__buttons">
              <button type="button" class="button button--primary" onClick={() => void load()}>
                {t('failure.again')}
              </button>
              <HomeButton />
            </div>
          </div>
        )}
        {loading.type === 'loaded' && (
          <>
            <DayName day={loading.day} texts={texts} />
            <OwnTry day={loading.day} texts={texts} />
            <DayTable day={loading.day} texts={texts} onMore={() => void loadMore()} />
            <OwnDays own={loading.own} texts={texts} />
            <DayProof day={loading.day} texts={texts} />
          </>
        )}
      </main>
    </>
  );
}

/** The date, between the ways to the days beside it. */
function DayName({ day: { day, isToday }, texts }: DayProps) {
  const { language } = useTranslation();
  return (
    <nav class="day__name" aria-label={texts.heading}>
      <RouteLink
        class="button day__step"
        label={texts.before}
        to={{ type: 'day', day: daysAfter(day, -1) }}
      >
        <Icon name="back" />
      </RouteLink>
      <time dateTime={day}>{dayName(day, language)}</time>
      {isToday ? (
        <span class="day__step" />
      ) : (
        <RouteLink
          class="button day__step"
          label={texts.after}
          to={{ type: 'day', day: daysAfter(day, 1) }}
        >
          <Icon name="forward" />
        </RouteLink>
      )}
    </nav>
  );
}
