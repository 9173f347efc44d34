/** The translator of the page: i18next with the keys and variables of our catalogues as types. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { createInstance, type TFunction } from 'i18next';
import type { en } from './en.ts';
import { CATALOGUES, type Language } from './languages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en };
    returnNull: false;
  }
}

/** Gives the text of a key in the language of now. Its variables are checked by the compiler. */
export type Translate = TFunction<'translation'>;

/** A language in use and its texts. */
export interface Translation {
  readonly language: Language;
  readonly t: Translate;
}

/** Loads languages, and knows the one in use. */
export interface Translator {
  /** `undefined` until the first catalogue has come. */
  readonly translation: ReadonlySignal<Translation | undefined>;
  /** Loads a language and then shows it; of two calls the later one wins. Rejects if it can't be loaded. */
  use(language: Language): Promise<void>;
}

/** So many texts are remembered: those of a long game, with all its squares and lines. */
const MOST_REMEMBERED = 5000;

/**
 * The same texts, each made once: a screen says hundreds of them anew with every change, and making them
 * took half of the time of drawing it.
 */
function remembering(translate: Translate): Translate {
  const texts = new Map<string, string>();
  return new Proxy(translate, {
    apply(make, self, facts) {
      const name = JSON.stringify(facts);
      const known = texts.get(name);
      if (known !== undefined) return known;
      const text: string = Reflect.apply(make, self, facts);
      if (texts.size >= MOST_REMEMBERED) texts.clear();
      texts.set(name, text);
      return text;
    },
  });
}

/** Makes a translator without a language. */
export function createTranslator(): Translator {
  const instance = createInstance();
  const started = instance.init({
    resources: {},
    fallbackLng: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  const translation = signal<Translation | undefined>(undefined);
  let wanted: Language | undefined;
  return {
    translation,
    async use(language) {
      wanted = language;
      if (translation.peek()?.language === language) return;
      const [catalogue] = await Promise.all([CATALOGUES[language].load(), started]);
      instance.addResourceBundle(language, 'translation', catalogue);
      if (wanted === language)
        translation.value = { language, t: remembering(instance.getFixedT(language)) };
    },
  };
}
