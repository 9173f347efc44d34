/** What tells a bot from a person: a pictogram, and how well it plays. */
import type { BotLevel } from '../../../common/protocol/options.ts';
import { useTranslation } from '../page.tsx';
import { Icon } from './icon.tsx';

/** Says "bot" and its level, as one of the facts about whoever sits on a seat. */
export function BotBadge({ level }: { readonly level: BotLevel }) {
  const { t } = useTranslation();
  return (
    <span class="facts__condition">
      <Icon name="standIn" />
      {t(`bot.${level}`)}
    </span>
  );
}
