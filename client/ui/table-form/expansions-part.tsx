/** The expansions on the form of a table: those that don't go with a chosen one say so. */
import { useId } from 'preact/hooks';
import type { TableOptions } from '../../../common/protocol/options.ts';
import {
  chosenNumbers,
  type ExpansionChoice,
  expansionChoices,
  numberChoices,
  switchExpansion,
} from '../../view/table-form/expansion-choice.ts';
import { useTranslation } from '../page.tsx';
import { Choice, Switch } from '../widgets/choice.tsx';

interface Props {
  readonly options: TableOptions;
  readonly onChange: (options: TableOptions) => void;
}

/** A switch for each expansion, and how many number tiles there are. */
export function ExpansionsPart({ options, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset class="expansions" aria-describedby={id}>
      <legend>{t('expansion.heading')}</legend>
      <p class="hint" id={id}>
        {t('expansion.hint')}
      </p>
      <div class="expansions__choices">
        {expansionChoices(options.expansions).map((choice) => (
          <ExpansionSwitch
            key={choice.expansion}
            choice={choice}
            onChange={(isOn) => onChange(switchExpansion(options, choice.expansion, isOn))}
          />
        ))}
      </div>
      <NumbersChoice options={options} onChange={onChange} />
    </fieldset>
  );
}

function ExpansionSwitch(props: {
  readonly choice: ExpansionChoice;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { t, language } = useTranslation();
  const { expansion, isOn, conflicts } = props.choice;
  const others = new Intl.ListFormat(language).format(
    conflicts.map((other) => t(`expansion.${other}`)),
  );
  return (
    <Switch
      label={t(`expansion.${expansion}`)}
      hint={
        conflicts.length === 0
          ? t(`expansion.${expansion}Hint`)
          : t('expansion.excluded', { others })
      }
      isOn={isOn}
      isDisabled={conflicts.length > 0}
      onChange={props.onChange}
    />
  );
}

function NumbersChoice({ options, onChange }: Props) {
  const { t, language } = useTranslation();
  const choices = numberChoices(options);
  if (choices.length === 0) return null;
  const format = new Intl.NumberFormat(language);
  return (
    <Choice
      label={t('expansion.numbers')}
      hint={t('expansion.numbersHint')}
      options={choices.map((value) => ({ value, label: format.format(value) }))}
      value={chosenNumbers(options)}
      onChange={(numbersPerColour) => onChange({ ...options, numbersPerColour })}
    />
  );
}
