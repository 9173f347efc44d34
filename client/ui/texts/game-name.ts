/** What a game is called where it is told of. */
import type { Translate } from '../../i18n/translator.ts';
import { parsePracticeId } from '../../view/practice/practice-id.ts';
import { parseWhatIf } from '../../view/practice/what-if.ts';

/** The code of a server's table; those of the page's own games are no use to anybody. */
export function gameName(t: Translate, code: string): string {
  if (parseWhatIf(code) !== undefined) return t('whatIf.name');
  return parsePracticeId(code) === undefined ? code : t('home.practice');
}

/** The heading of its screen. */
export function gameHeading(t: Translate, code: string): string {
  if (parseWhatIf(code) !== undefined) return t('whatIf.heading');
  return parsePracticeId(code) === undefined ? t('game.heading', { code }) : t('practice.heading');
}

/** The heading of its replay. */
export const replayHeading = (t: Translate, code: string): string =>
  parsePracticeId(code) === undefined ? t('replay.heading', { code }) : t('practice.replay');
