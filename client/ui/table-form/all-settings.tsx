/** Every setting of a table, folded under a line that says what they come to. */
import { agreedBy } from '../../view/table-form/table-draft.ts';
import { withClock } from '../../view/table-form/table-presets.ts';
import { foldedTerms } from '../../view/table-form/table-terms.ts';
import { useTranslation } from '../page.tsx';
import { termText } from '../texts/term-text.ts';
import { ClockPart } from './clock-part.tsx';
import type { FormPart } from './form-part.ts';
import { GamePart } from './game-part.tsx';
import { MeetingPart } from './meeting-part.tsx';

/** The fold, closed at first; it opens where a field in it is to be filled in yet. */
export function AllSettings(part: FormPart) {
  const { t } = useTranslation();
  const { draft, onChange } = part;
  return (
    <details
      class="fold all-settings"
      onInvalidCapture={(event) => {
        event.currentTarget.open = true;
      }}
    >
      <summary>
        <span class="all-settings__words">
          <span class="all-settings__heading">{t('options.all')}</span>
          <Summary {...part} />
        </span>
      </summary>
      <div class="all-settings__fields">
        {draft.isDealFixed || <GamePart {...part} />}
        <ClockPart
          clock={draft.options.clock}
          onChange={(clock) => onChange({ ...draft, options: withClock(draft.options, clock) })}
        />
        <MeetingPart {...part} />
      </div>
    </details>
  );
}

/** What the settings under the fold come to, but for what most tables have. */
function Summary({ draft }: FormPart) {
  const translation = useTranslation();
  return (
    <span class="facts">
      {foldedTerms(agreedBy(draft)).map((term) => (
        <span key={term.name}>{termText(translation, term)}</span>
      ))}
    </span>
  );
}
