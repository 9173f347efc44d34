import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { parseRoute } from '../view/route.ts';
import { RULES_SECTIONS } from '../view/rules-address.ts';
import { RULES_LANGUAGES } from './languages.ts';
import { renderRules } from './render.tsx';
import type { Block } from './rules-texts.ts';

const SITE = 'https://metro.example';
const frame = readFileSync(join(import.meta.dirname, '../rules.html'), 'utf8');
const pages = renderRules(frame);
const addresses = pages.map(({ path }) => `/${path.replace(/\.html$/, '')}`);

const all = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(pages)('the rules in $path', ({ path, html }) => {
  const ids = all(html, / id="([^"]+)"/g);
  const address = new URL(path.replace(/\.html$/, ''), SITE);

  test('say their language and what they are', () => {
    const [language = ''] = path.split('/');
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(/<title>.{4,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content=".{30,}"/);
    expect(html).not.toContain('{{');
    expect(html).not.toContain('undefined');
  });

  test('have a section for each link that leads to one', () => {
    expect(ids).toEqual(expect.arrayContaining([...RULES_SECTIONS]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('lead to nothing that is not there', () => {
    const links = all(html, /<a [^>]*href="([^"]+)"/g).map((href) => new URL(href, address));
    expect(links.length).toBeGreaterThan(RULES_SECTIONS.length);
    for (const link of links) {
      if (link.pathname === address.pathname && link.hash !== '')
        expect(ids, link.href).toContain(link.hash.slice(1));
      else if (!addresses.includes(link.pathname))
        expect(parseRoute(link).type, link.href).not.toBe('unknown');
    }
  });

  test('show no picture that was not painted', () => {
    const shown = [...all(html, /<use href="#([^"]+)"/g), ...all(html, /url\(#([^)]+)\)/g)];
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('the same is said and shown in every language', () => {
  const shapes = LANGUAGES.map((language) =>
    RULES_SECTIONS.map((name) =>
      RULES_LANGUAGES[language].texts.sections[name].blocks.map(shapeOf),
    ),
  );
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

function shapeOf(block: Block): string {
  if (typeof block === 'string') return 'paragraph';
  if ('figure' in block) return `figure ${block.figure}`;
  return 'table' in block ? `table ${block.table}` : `list of ${block.length}`;
}
