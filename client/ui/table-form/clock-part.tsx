/** The clock on the form of a table. */
import { CLOCKS, type ClockKind } from '../../../common/protocol/clocks.ts';
import { useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';

const CHOICES = ['none', ...CLOCKS] as const;

/** One of the clocks, or none. */
export function ClockPart(props: {
  readonly clock: ClockKind | undefined;
  readonly onChange: (clock: ClockKind | undefined) => void;
}) {
  const { t } = useTranslation();
  const chosen = props.clock ?? 'none';
  return (
    <div class="clock-choice">
      <Choice
        label={t('clock.heading')}
        hint={t(`clock.${chosen}Hint`)}
        options={CHOICES.map((value) => ({ value, label: t(`clock.${value}`) }))}
        value={chosen}
        onChange={(value) => props.onChange(value === 'none' ? undefined : value)}
      />
    </div>
  );
}
