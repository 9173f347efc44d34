/** Writes the pages of the rules, while the page is built: they are read without any script. */
import './node-paths.ts';
import { renderToString } from 'preact-render-to-string';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { RULES_LANGUAGES } from './languages.ts';
import { RulesPage } from './rules-page.tsx';

/** A file of the built page. */
export interface WrittenPage {
  /** From the root of the page, such as `ja/rules.html`. */
  readonly path: string;
  readonly html: string;
}

/** The rules in every language, each in the frame of `rules.html`. */
export const renderRules = (frame: string): readonly WrittenPage[] =>
  LANGUAGES.map((language) => {
    const { title, description } = RULES_LANGUAGES[language].texts;
    const body = renderToString(<RulesPage language={language} />);
    const filled = { title, description, body, alternates: alternates() };
    return { path: `${language}/rules.html`, html: filledFrame(frame, language, filled) };
  });

/** Where the same page is in other languages. */
const alternates = (): string =>
  LANGUAGES.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="../${other}/rules" />`,
  ).join('');

/** Puts texts at the places `{{name}}` of a frame. */
function filledFrame(
  frame: string,
  language: Language,
  texts: Readonly<Record<string, string>>,
): string {
  return frame
    .replace('lang="en"', `lang="${language}"`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const text = texts[name];
      if (text === undefined) throw new Error(`rules.html asks for ${name}`);
      return text;
    });
}
