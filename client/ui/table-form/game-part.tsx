/** What is played, on the form of a table or of a practice game: the variants and expansions. */
import { HAND_SIZES } from '../../../common/rules/options.ts';
import { changeOptions } from '../../view/table-form/table-draft.ts';
import { useTranslation } from '../page.tsx';
import { Choice, Switch } from '../widgets/choice.tsx';
import { ExpansionsPart } from './expansions-part.tsx';
import type { FormPart } from './form-part.ts';

/** The fields of the rules, but for the number of players. */
export function GamePart(part: FormPart) {
  const { t } = useTranslation();
  const { draft, onChange } = part;
  return (
    <>
      <HandPart {...part} />
      <Switch
        label={t('options.rotation')}
        hint={t('options.rotationHint')}
        isOn={draft.options.rotation}
        onChange={(rotation) => onChange(changeOptions(draft, { rotation }))}
      />
      <ExpansionsPart
        options={draft.options}
        onChange={(options) => onChange({ ...draft, options })}
      />
    </>
  );
}

function HandPart({ draft, onChange }: FormPart) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  return (
    <Choice
      label={t('options.hand')}
      hint={t('options.handHint')}
      options={HAND_SIZES.map((value) => ({ value, label: format.format(value) }))}
      value={draft.options.handSize}
      onChange={(handSize) => onChange(changeOptions(draft, { handSize }))}
    />
  );
}
