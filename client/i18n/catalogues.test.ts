import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { CATALOGUES, LANGUAGES, pluralFormsOf } from './languages.ts';
import { createTranslator } from './translator.ts';

type Texts = ReadonlyMap<string, string>;

const textsOf = (catalogue: object): Texts =>
  new Map(
    Object.entries(catalogue).flatMap(([section, texts]) =>
      Object.entries(texts as Record<string, string>).map(
        ([key, text]) => [`${section}.${key}`, text] as const,
      ),
    ),
  );

const variablesOf = (text: string) =>
  new Set([...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map(([, name]) => name));

const ENGLISH = textsOf(en);
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The keys that a language must have: each plural key of English in the language's own forms. */
const keysFor = (forms: readonly string[]) =>
  new Set(
    [...ENGLISH.keys()].flatMap((key) =>
      PLURAL.test(key) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
    ),
  );

describe.each(LANGUAGES)('the catalogue of %s', async (language) => {
  const texts = textsOf(await CATALOGUES[language].load());

  test('has every key, in the plural forms that the language has, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...keysFor(pluralFormsOf(language))].sort());
  });

  test('says the same facts as English', () => {
    for (const [key, text] of texts) {
      const model = ENGLISH.get(key) ?? ENGLISH.get(key.replace(PLURAL, '_other')) ?? '';
      expect([key, variablesOf(text)]).toEqual([key, variablesOf(model)]);
    }
  });

  test('has no empty text and none with space around it', () => {
    for (const [key, text] of texts) expect([key, text]).toEqual([key, text.trim() || 'a text']);
  });
});

describe('the translator', () => {
  test.each([
    ['en', 1, '1 open line'],
    ['en', 2, '2 open lines'],
    ['ja', 1, '未完成の路線1本'],
    ['zh-CN', 1, '1 条未完成'],
  ] as const)('in %s counts %i', async (language, count, text) => {
    const translator = createTranslator();
    await translator.use(language);
    expect(translator.translation.value?.t('players.openLines', { count })).toBe(text);
  });

  test('shows names as they are', async () => {
    const translator = createTranslator();
    await translator.use('en');
    const text = translator.translation.value?.t('status.wins', { player: '<b>&{{x}}' });
    expect(text).toBe('<b>&{{x}} wins');
  });

  test('says each thing as it is now, though it remembers what it said', async () => {
    const translator = createTranslator();
    await translator.use('en');
    const say = (count: number) => translator.translation.value?.t('players.openLines', { count });
    expect([say(1), say(2), say(1)]).toEqual(['1 open line', '2 open lines', '1 open line']);
    await translator.use('ja');
    expect(say(1)).toBe('未完成の路線1本');
  });

  test('of two calls the later one wins', async () => {
    const translator = createTranslator();
    await Promise.all([translator.use('ja'), translator.use('en')]);
    expect(translator.translation.value?.language).toBe('en');
  });
});
