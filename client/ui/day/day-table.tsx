/** How everybody's game with a day's deal ended, the best first. */
import { useId } from 'preact/hooks';
import type { DayPlace } from '../../../common/protocol/day-answers.ts';
import { useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import type { DayProps, DayTexts } from './day-texts.ts';
import { marginText } from './day-words.ts';

/** The places; before one's own game is over only how many there are. */
export function DayTable(props: DayProps & { readonly onMore: () => void }) {
  const { day, texts, onMore } = props;
  const { places, count, isMore } = day;
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section class="panel day__part" aria-labelledby={heading}>
      <h2 id={heading}>{texts.table}</h2>
      <p class="hint">{count === 0 ? texts.nobody : t('day.finished', { count })}</p>
      {places === undefined && count > 0 && <p class="hint">{texts.hidden}</p>}
      {places !== undefined && places.length > 0 && (
        <Places places={places} texts={texts} heading={heading} />
      )}
      {isMore && (
        <button type="button" class="button" onClick={onMore}>
          {texts.more}
        </button>
      )}
    </section>
  );
}

function Places(props: {
  readonly places: readonly DayPlace[];
  readonly texts: DayTexts;
  readonly heading: string;
}) {
  const { places, texts, heading } = props;
  return (
    <table class="ranking day__places" aria-labelledby={heading}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{texts.place}</span>
          </th>
          <th scope="col">{texts.player}</th>
          <th scope="col">{texts.margin}</th>
          <th scope="col">{texts.longestLine}</th>
          <th scope="col">
            <span class="visually-hidden">{texts.replay}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <PlaceRow key={place.recordId} place={place} texts={texts} />
        ))}
      </tbody>
    </table>
  );
}

function PlaceRow({ place, texts }: { readonly place: DayPlace; readonly texts: DayTexts }) {
  const { language } = useTranslation();
  const { rank, name, isMe, margin, longestLine, recordId } = place;
  const shown = name === '' ? texts.forgotten : name;
  return (
    <tr aria-current={isMe ? 'true' : undefined}>
      <td class="ranking__rank">{rank}</td>
      <th scope="row">
        {shown}
        {isMe && <span class="day__me">{texts.me}</span>}
      </th>
      <td>{marginText(margin, language)}</td>
      <td>{longestLine}</td>
      <td>
        <RouteLink
          class="button day__replay"
          label={texts.replayOf(shown)}
          to={{ type: 'replay', game: recordId, move: undefined }}
        >
          <Icon name="replay" />
        </RouteLink>
      </td>
    </tr>
  );
}
