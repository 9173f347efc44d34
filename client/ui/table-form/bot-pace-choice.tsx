/** How fast bots play, on the form of a table or of a practice game. */
import { BOT_PACES, type BotPace } from '../../../common/protocol/table-terms.ts';
import { useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';

/** One of the paces. */
export function BotPaceChoice(props: {
  readonly pace: BotPace;
  /** Will bots sit at the table for sure? */
  readonly areBotsSure: boolean;
  readonly onChange: (pace: BotPace) => void;
}) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('bot.pace')}
      {...(!props.areBotsSure && { hint: t('bot.paceHint') })}
      options={BOT_PACES.map((value) => ({ value, label: t(`bot.${value}`) }))}
      value={props.pace}
      onChange={props.onChange}
    />
  );
}
