import { expect, test } from 'vitest';
import { LeakFinder, type Place } from './leak-finder.ts';

const SEED = { what: 'a seed', text: '5eed5eed5eed5eed5eed5eed5eed5eed' };
const HAND = { what: 'a hand', text: 'aaaa bcbc dddd' };
const SECRETS = { everywhere: [SEED], honest: [HAND] };

/** What is found in texts that one connection receives one after another. */
function leaksIn(texts: readonly string[], place: Place = 'elsewhere'): readonly string[] {
  const finder = new LeakFinder();
  const stream = finder.listen('a test', place);
  for (const text of texts) stream.hear(Buffer.from(text));
  finder.look(SECRETS);
  return [...finder.leaks];
}

test.each([
  ['a secret', [`x${SEED.text}y`], ['a seed in a test']],
  ['one in two parts', [SEED.text.slice(0, 9), SEED.text.slice(9)], ['a seed in a test']],
  [
    'a stack',
    ['Error: x\n    at f (file:///srv/metro/a.ts:1:2)'],
    ['a stack of an error in a test'],
  ],
  ['a file', ['in server/rooms/table-room.ts'], ['a file of the program in a test']],
  ['SQL', ['near "x": INSERT INTO games (id)'], ['SQL in a test']],
  ['nothing', ['0 cbaa@C4 at noon, '.repeat(99), SEED.text.slice(1)], []],
])('finds %s', (_what, texts, leaks) => {
  expect(leaksIn(texts)).toEqual(leaks);
});

test('hands are looked for wherever nobody plays a hand of their own', () => {
  expect(leaksIn([HAND.text])).toEqual(['a hand in a test']);
  expect(leaksIn([HAND.text], 'strangers-table')).toEqual([]);
  expect(leaksIn([SEED.text], 'strangers-table')).toEqual(['a seed in a test']);
});

test('what is found between two looks is compared with what is secret at the later one', () => {
  const finder = new LeakFinder();
  const stream = finder.listen('a test');
  stream.hear(Buffer.from(SEED.text.slice(0, 5)));
  finder.look({ everywhere: [], honest: [] });
  stream.hear(Buffer.from(SEED.text.slice(5)));
  finder.look(SECRETS);
  expect([...finder.leaks]).toHaveLength(1);
  finder.listen('another').hear(Buffer.from(SEED.text));
  finder.look({ everywhere: [], honest: [] });
  expect([...finder.leaks]).toHaveLength(1);
});
