/** The languages of the page. To add one, add its catalogue's file and a line here. */
import type { Catalogue, PluralForm } from './catalogue.ts';

/** Each catalogue is a chunk of its own, loaded when its language is chosen. */
export const CATALOGUES = {
  en: { name: 'English', load: async () => (await import('./en.ts')).en },
  ja: { name: '日本語', load: async () => (await import('./ja.ts')).ja },
  'zh-CN': { name: '简体中文', load: async () => (await import('./zh-cn.ts')).zhCn },
} as const satisfies Record<
  string,
  {
    readonly name: string;
    readonly load: () => Promise<Catalogue<'one' | 'other'> | Catalogue<'other'>>;
  }
>;

/** A language of the page, as a BCP 47 tag. */
export type Language = keyof typeof CATALOGUES;

/** All languages, the fallback first. */
export const LANGUAGES: readonly Language[] = ['en', 'ja', 'zh-CN'];

/** The plural forms that a language must have, as the browser knows them. */
export const pluralFormsOf = (language: Language): readonly PluralForm[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Does a reader, whose browser speaks the language of this tag, need no translator for a language of the page? */
export function isReadersOwn(language: Language, browser: string): boolean {
  const [ours, theirs] = [language, browser].map((tag) => new Intl.Locale(tag).maximize());
  return ours?.language === theirs?.language && ours?.script === theirs?.script;
}
