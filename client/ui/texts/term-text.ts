/** What was agreed on at a table, in words. */
import { assertNever } from '../../../common/rules/assert-never.ts';
import type { Translation } from '../../i18n/translator.ts';
import type { Term } from '../../view/table-form/table-terms.ts';

/** A fact, such as `3 players` or `Tiles may be turned`. */
export function termText({ t, language }: Translation, term: Term): string {
  switch (term.name) {
    case 'players':
      return t('options.playersValue', { count: term.value });
    case 'hand':
      return t('options.handValue', { count: term.value });
    case 'rotation':
      return t(term.value ? 'options.rotation' : 'options.noRotation');
    case 'expansions':
      return term.value.length === 0
        ? t('expansion.none')
        : new Intl.ListFormat(language).format(term.value.map((name) => t(`expansion.${name}`)));
    case 'numbers':
      return t('expansion.numbersValue', { count: term.value });
    case 'clock':
      return t(`clock.${term.value}Value`);
    case 'public':
      return t(term.value ? 'options.public' : 'options.private');
    case 'password':
      return t(term.value ? 'options.passwordValue' : 'options.noPasswordValue');
    case 'watching':
      return t(term.value ? 'options.watchValue' : 'options.noWatchValue');
    case 'hints':
      return t(term.value ? 'options.hintsValue' : 'options.noHintsValue');
    case 'bots':
      return t(`bot.${term.value}Value`);
    default:
      return assertNever(term);
  }
}

/** What a fact means, where that needs explaining: some sentences, often none. */
export function termHints({ t }: Translation, { name, value }: Term): readonly string[] {
  switch (name) {
    case 'players':
      return [t('options.playersHint')];
    case 'hand':
      return [t('options.handHint')];
    case 'rotation':
      return [t(value ? 'options.rotationOn' : 'options.rotationOff')];
    case 'expansions':
      return value.map((expansion) => t(`expansion.${expansion}Hint`));
    case 'clock':
      return [t(`clock.${value}Hint`)];
    case 'public':
      return [t(value ? 'options.publicHint' : 'options.privateHint')];
    case 'watching':
      return [t(value ? 'options.watchHint' : 'options.noWatchHint')];
    case 'hints':
      return [t('options.hintsHint')];
    default:
      return [];
  }
}
