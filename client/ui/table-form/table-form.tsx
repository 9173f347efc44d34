/** The fields of a table's form, for a new table and for one that waits: first what matters, the rest folded. */
import { changeOptions, playersChoices } from '../../view/table-form/table-draft.ts';
import { useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';
import { AllSettings } from './all-settings.tsx';
import type { FormPart } from './form-part.ts';
import { PresetChoice } from './preset-choice.tsx';

/** The fields. Every combination that can be chosen can be played. */
export const TableForm = (part: FormPart) => (
  <div class="table-form">
    {part.draft.isDealFixed ? <DealHint /> : <GameParts {...part} />}
    <AllSettings {...part} />
  </div>
);

/** A deal that comes again keeps its game, and is never listed. */
const GameParts = (part: FormPart) => (
  <>
    <PlayersPart {...part} />
    <VisibilityPart {...part} />
    <PresetChoice {...part} />
  </>
);

function DealHint() {
  const { t } = useTranslation();
  return <p>{t('options.dealFixed')}</p>;
}

function PlayersPart({ draft, onChange }: FormPart) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  const choices = playersChoices(draft);
  const isFree = choices.every(({ isPossible }) => isPossible);
  return (
    <Choice
      label={t('options.players')}
      hint={isFree ? t('options.playersHint') : t('options.playersSeated', { count: draft.seated })}
      options={choices.map(({ players, isPossible }) => ({
        value: players,
        label: format.format(players),
        isDisabled: !isPossible,
      }))}
      value={draft.options.players}
      onChange={(players) => onChange(changeOptions(draft, { players }))}
    />
  );
}

function VisibilityPart({ draft, onChange }: FormPart) {
  const { t } = useTranslation();
  const { isPublic } = draft.options;
  return (
    <Choice
      label={t('options.visibility')}
      hint={t(isPublic ? 'options.publicHint' : 'options.privateHint')}
      options={[
        { value: 'private', label: t('options.private') },
        { value: 'public', label: t('options.public') },
      ]}
      value={isPublic ? 'public' : 'private'}
      onChange={(value) => onChange(changeOptions(draft, { isPublic: value === 'public' }))}
    />
  );
}
