/** One's own try at a day's deal: to be begun, to be played on, or how it ended. */
import type { OwnDayTry } from '../../../common/protocol/day-answers.ts';
import { useApp, useTranslation } from '../page.tsx';
import { pathOf } from '../sharing/share-address.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import type { DayProps } from './day-texts.ts';
import { dayName, marginText } from './day-words.ts';

/** Nothing on a day that is over, for somebody who didn't play it. */
export function OwnTry({ day, texts }: DayProps) {
  const { mine } = day;
  if (mine?.status === 'finished') return <Finished day={day} texts={texts} mine={mine} />;
  if (mine?.status === 'given-up') return <p class="panel">{texts.givenUp}</p>;
  return mine === undefined && !day.isToday ? null : <ToPlay day={day} texts={texts} />;
}

function ToPlay({ day: { mine }, texts }: DayProps) {
  const { actions } = useApp();
  const isBegun = mine?.status === 'playing';
  return (
    <section class="panel day__part">
      <p class="day__lead">{texts.lead}</p>
      <p class="hint">{texts.counted}</p>
      <div class="end__buttons">
        <button
          type="button"
          class="button button--primary"
          onClick={() => (isBegun ? actions.openTable(mine.code, 'player') : actions.playDay())}
        >
          <Icon name="play" />
          {isBegun ? texts.playOn : texts.play}
        </button>
        <HomeButton />
      </div>
    </section>
  );
}

interface FinishedProps extends DayProps {
  readonly mine: Extract<OwnDayTry, { readonly status: 'finished' }>;
}

function Finished({ day: { day, count }, texts, mine }: FinishedProps) {
  const { language } = useTranslation();
  const { rank, margin, longestLine, recordId } = mine;
  const written = marginText(margin, language);
  return (
    <section class="panel day__part">
      <p class="day__lead">{texts.result(rank, count)}</p>
      <dl class="day__figures">
        <div>
          <dt>{texts.margin}</dt>
          <dd>{written}</dd>
        </div>
        <div>
          <dt>{texts.longestLine}</dt>
          <dd>{longestLine}</dd>
        </div>
      </dl>
      <div class="end__buttons">
        <ShareButton
          label={texts.share}
          text={texts.shareText(dayName(day, language), written, longestLine)}
          findLink={() => `${location.origin}${pathOf({ type: 'day', day })}`}
        />
        <RouteLink class="button" to={{ type: 'replay', game: recordId, move: undefined }}>
          <Icon name="replay" />
          {texts.replay}
        </RouteLink>
        <HomeButton />
      </div>
    </section>
  );
}
