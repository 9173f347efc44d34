/** What became of a code from another device. */
import type { Translate } from '../../i18n/translator.ts';
import type { TakeFailure } from '../app-model.ts';

/** Why the code did nothing, in a sentence. */
export function takeFailureText(t: Translate, failure: TakeFailure): string {
  switch (failure) {
    case 'unreachable':
      return t('account.failed');
    case 'cannot-keep':
      return t('account.cannotKeep');
    default:
      return t('account.unknown');
  }
}
