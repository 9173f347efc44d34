/** The rules as a page of its own: one long text with pictures, to be read, linked to and printed. */
import type { ComponentChildren } from 'preact';
import type { Figure } from '../board/svg/board-figure.ts';
import { PictureSheet } from '../board/svg/picture-sheet.ts';
import type { Language } from '../i18n/languages.ts';
import { RULES_SECTIONS, type RulesSection } from '../view/rules-address.ts';
import { FIGURES } from './figures.ts';
import { RULES_LANGUAGES } from './languages.ts';
import { TABLES } from './rules-tables.tsx';
import { type Block, type RulesTexts, SUBSECTIONS } from './rules-texts.ts';

/** What every part of the page reads. */
interface PageProps {
  readonly texts: RulesTexts;
  readonly sheet: PictureSheet;
}

/** The body of the page in a language. */
export function RulesPage({ language }: { readonly language: Language }) {
  const { texts } = RULES_LANGUAGES[language];
  const sheet = new PictureSheet();
  const sections = RULES_SECTIONS.map((name) => (
    <Section key={name} name={name} {...{ texts, sheet }} />
  ));
  return (
    <>
      <header class="rules-header">
        <a class="rules-header__home" href="../">
          Metro
        </a>
        <nav aria-label={texts.languages} class="rules-header__languages">
          {Object.entries(RULES_LANGUAGES).map(([other, { name }]) => (
            <a
              key={other}
              href={`../${other}/rules`}
              lang={other}
              hreflang={other}
              aria-current={other === language ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main class="rules-page" id="top">
        <h1>{texts.title}</h1>
        <p class="rules-page__lead">{texts.lead}</p>
        <p class="rules-page__ways">
          <a href="../learn">{texts.lesson}</a>
          <a href="../">{texts.play}</a>
        </p>
        <Contents texts={texts} />
        {sections}
      </main>
      <footer class="rules-footer">
        <a href="#top">{texts.toTop}</a>
      </footer>
      <Definitions sheet={sheet} />
    </>
  );
}

const Contents = ({ texts }: { readonly texts: RulesTexts }) => (
  <nav class="rules-contents" aria-labelledby="contents">
    <h2 id="contents">{texts.contents}</h2>
    <ol>
      {RULES_SECTIONS.map((name) => (
        <li key={name} data-sub={SUBSECTIONS.has(name)}>
          <a href={`#${name}`}>{texts.sections[name].heading}</a>
        </li>
      ))}
    </ol>
  </nav>
);

function Section({ name, texts, sheet }: PageProps & { readonly name: RulesSection }) {
  const { heading, blocks } = texts.sections[name];
  const Heading = SUBSECTIONS.has(name) ? 'h3' : 'h2';
  return (
    <section id={name} aria-labelledby={`${name}-heading`}>
      <Heading id={`${name}-heading`}>
        <a href={`#${name}`}>{heading}</a>
      </Heading>
      {blocks.map((block, index) => (
        <Part key={index} block={block} {...{ texts, sheet }} />
      ))}
    </section>
  );
}

function Part({ block, texts, sheet }: PageProps & { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Stressed text={block} />
      </p>
    );
  if ('figure' in block)
    return (
      <figure>
        <FigurePicture figure={FIGURES[block.figure](sheet)} caption={block.caption} />
        <figcaption>{block.caption}</figcaption>
      </figure>
    );
  if ('table' in block) {
    const Table = TABLES[block.table];
    return (
      <figure>
        <figcaption>{block.caption}</figcaption>
        <section
          class="rules-table"
          aria-label={block.caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is scrolled by keys, too
          tabIndex={0}
        >
          <Table texts={texts} caption={block.caption} />
        </section>
      </figure>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Stressed text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A text whose parts between `**` are stressed. */
const Stressed = ({ text }: { readonly text: string }) => (
  <>
    {text
      .split('**')
      .map(
        (part, index): ComponentChildren =>
          index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
      )}
  </>
);

/** The caption says what the picture shows; its name for screen readers is that caption, too. */
const FigurePicture = ({
  figure,
  caption,
}: {
  readonly figure: Figure;
  readonly caption: string;
}) => {
  const { x, y, width, height } = figure.box;
  return (
    <svg
      role="img"
      aria-label={caption}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      dangerouslySetInnerHTML={{ __html: figure.elements }}
    />
  );
};

/** All pictures, which the figures above show: written last, when it is known which they are. */
const Definitions = ({ sheet }: { readonly sheet: PictureSheet }) => (
  <div dangerouslySetInnerHTML={{ __html: sheet.definitions() }} />
);
