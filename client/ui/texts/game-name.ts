/** What a game is called where it is told of. */
import type { Translate } from '../../i18n/translator.ts';
import { parsePracticeId } from '../../view/practice/practice-id.ts';

/** The code of a server's table; a practice game has a name that is no use to anybody. */
export const gameName = (t: Translate, code: string): string =>
  parsePracticeId(code) === undefined ? code : t('home.practice');

/** The heading of its screen. */
export const gameHeading = (t: Translate, code: string): string =>
  parsePracticeId(code) === undefined ? t('game.heading', { code }) : t('practice.heading');

/** The heading of its replay. */
export const replayHeading = (t: Translate, code: string): string =>
  parsePracticeId(code) === undefined ? t('replay.heading', { code }) : t('practice.replay');
