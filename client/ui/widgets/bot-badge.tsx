/** What tells bots and programs from people: a pictogram, and how well a bot plays. */
import type { BotLevel } from '../../../common/protocol/options.ts';
import { useTranslation } from '../page.tsx';
import { Icon } from './icon.tsx';

/** What of a player is said here. */
interface BotFacts {
  readonly bot: BotLevel | undefined;
  readonly isProgram: boolean;
}

/** Says "bot" and its level, or "program", as one of the facts about a player; nothing for a person. */
export function BotBadge({ bot, isProgram }: BotFacts) {
  const { t } = useTranslation();
  if (bot === undefined && !isProgram) return null;
  return (
    <span class="facts__condition">
      <Icon name="standIn" />
      {t(bot === undefined ? 'bot.program' : `bot.${bot}`)}
    </span>
  );
}
