import { expect, test } from 'vitest';
import { nameBeside } from './lookalikes.ts';

test.each([
  ['the same name', 'Anna', ['Anna'], 'Anna 2'],
  ['Cyrillic letters', '\u0410nn\u0430', ['Bert', 'Anna'], '\u0410nn\u0430 2'],
  ['a capital I for an l', 'BiIl', ['Bill'], 'BiIl 2'],
  ['r and n for m', 'Torn', ['Tom'], 'Torn 2'],
  ['a joiner that joins nothing', 'م\u200cن', ['من'], 'م\u200cن 2'],
  ['a third one', 'Anna', ['Anna', 'Anna 2'], 'Anna 3'],
  ['a name as long as may be', 'x'.repeat(20), ['x'.repeat(20)], `${'x'.repeat(18)} 2`],
  ['nobody', 'Anna', ['Hanna', 'anna', ''], 'Anna'],
  ['nobody, without a name', '', ['', ''], ''],
])('beside %s', (_, name, others, shown) => {
  expect(nameBeside(name, others)).toBe(shown);
});
