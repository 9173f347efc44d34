/** Makes the entries of the built page: for each language and kind of address its HTML, the home screen in it. */
import { renderToString } from 'preact-render-to-string';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { pathInOrigin } from '../site/site.ts';
import { App } from '../ui/app.tsx';
import { createPage, type Page } from '../ui/page.tsx';
import { rulesAddress } from '../view/rules-address.ts';
import { ENTRY_KINDS, ENTRY_TEXTS, type EntryKind, NO_SCRIPT_TEXTS } from './entry-texts.ts';
import { firstModel } from './first-model.ts';

/** Stands in the field of the name while it is rendered; each reader's own comes with the script. */
const NO_NAME = 'Metro';

/** A file of the built page. */
export interface RenderedEntry {
  readonly path: string;
  readonly html: string;
}

/** What an entry fetches ahead, by addresses from the root of the site. */
export interface Ahead {
  /** The script of each catalogue. */
  readonly catalogues: Readonly<Record<Language, string>>;
  readonly font: string;
  /** The script that remembers what is pressed before the others are there: `build/early-presses.ts`. */
  readonly early: string;
}

/** The home screen in each language. Made as this file is imported: Vite's runner imports no catalogue later. */
const HOMES = await Promise.all(
  LANGUAGES.map(async (language) => {
    const page = createPage(firstModel(language, NO_NAME));
    await page.translator.use(language);
    return { language, home: homeOf(page) };
  }),
);

/** The entries `entries/LANGUAGE/KIND.html`, from the built `index.html` as their frame. Throws where it lacks a place. */
export const renderEntries = (frame: string, ahead: Ahead): readonly RenderedEntry[] =>
  HOMES.flatMap(({ language, home }) =>
    ENTRY_KINDS.map((kind) => ({
      path: `entries/${language}/${kind}.html`,
      html: fill(frame, [
        ['<html lang="en">', `<html lang="${language}">`],
        ['<!-- head -->', renderToString(<Head language={language} kind={kind} ahead={ahead} />)],
        ['manifest.en.', `manifest.${language}.`],
        ['<!-- no script -->', renderToString(<NoScript language={language} />)],
        ['<!-- app -->', kind === 'home' ? home : ''],
      ]),
    })),
  );

/** The home screen. Its addresses begin at the root of the site, wherever that lies. */
function homeOf(page: Page): string {
  return renderToString(<App page={page} route={{ type: 'home' }} />)
    .replace(` value="${NO_NAME}"`, '')
    .replaceAll(` href="${pathInOrigin('/')}`, ' href="./');
}

/** How the page introduces itself, to readers and to those who show a preview of a link; what it needs first. */
function Head(props: {
  readonly language: Language;
  readonly kind: EntryKind;
  readonly ahead: Ahead;
}) {
  const { language, kind, ahead } = props;
  const { title, description } = ENTRY_TEXTS[language][kind];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={ENTRY_TEXTS[language].home.title} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`./pictures/wide.${language}.jpg`} />
      <meta property="og:image:width" content="1280" />
      <meta property="og:image:height" content="800" />
      <meta name="twitter:card" content="summary_large_image" />
      {kind === 'home' && <script async src={ahead.early} />}
      <link rel="modulepreload" crossOrigin="anonymous" href={ahead.catalogues[language]} />
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={ahead.font} />
    </>
  );
}

/** What a reader without JavaScript is told; the rules are pages that need none. */
function NoScript({ language }: { readonly language: Language }) {
  const { needed, rules } = NO_SCRIPT_TEXTS[language];
  return (
    <p class="no-script">
      {needed} <a href={`.${rulesAddress(language)}`}>{rules}</a>
    </p>
  );
}

/** Open Graph writes a territory with each language. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  ja: 'ja_JP',
  'zh-CN': 'zh_CN',
};

function fill(frame: string, parts: readonly (readonly [place: string, html: string])[]): string {
  return parts.reduce((filled, [place, html]) => {
    if (!filled.includes(place)) throw new Error(`the frame of the page has no ${place}`);
    return filled.replace(place, () => html);
  }, frame);
}
