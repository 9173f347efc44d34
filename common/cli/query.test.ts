import { describe, expect, test } from 'vitest';
import { answersTo, answerTo } from './query.ts';

const answer = (request: object): Readonly<Record<string, unknown>> =>
  JSON.parse(answerTo(JSON.stringify(request)));

/** A list in the answer. */
function listIn(request: object, key: string): readonly unknown[] {
  const list = answer(request)[key];
  if (!Array.isArray(list)) throw new Error(`no list ${key}`);
  return list;
}

const EDGE =
  'A1 B1 C1 D1 E1 F1 G1 H1 A2 H2 A3 H3 A4 H4 A5 H5 A6 H6 A7 H7 A8 B8 C8 D8 E8 F8 G8 H8'.split(' ');

const openLine = (station: number, length: number): object => ({
  station,
  length,
  end: null,
  points: 0,
});

describe('legal', () => {
  test('lists all 28 edge squares for a tile that has nowhere else to go', () => {
    const request = { op: 'legal', placements: '', tile: 'dddd' };
    expect(answer(request)).toEqual({ squares: EDGE, exception: true });
  });

  test('leaves out the squares that the one-tile ban forbids', () => {
    const squares = EDGE.filter((square) => !['A1', 'H1', 'A8', 'H8'].includes(square));
    const request = { op: 'legal', placements: '', tile: 'cccc' };
    expect(answer(request)).toEqual({ squares, exception: false });
  });

  test('takes any board that could lie on a table, tiles that touch nothing included', () => {
    const squares = listIn({ op: 'legal', placements: 'aacb22', tile: 'cbaa' }, 'squares');
    expect(squares).toEqual(expect.arrayContaining(['C2', 'B3', 'D3', 'C4']));
  });

  test('lists placements as they lie with rotation', () => {
    const request = { op: 'legal', placements: '', tile: 'dacc', rotation: true };
    const placements = listIn(request, 'placements');
    expect(placements).toContain('cdac01');
    expect(placements).not.toContain('dacc01');
    expect(new Set(placements).size).toBe(placements.length);
    expect(answer(request)).toEqual({ placements, exception: false });
  });

  test('is the same for every turn of a kind with rotation', () => {
    const placements = (tile: string) =>
      [...listIn({ op: 'legal', placements: '', tile, rotation: true }, 'placements')].sort();
    expect(placements('cdac')).toEqual(placements('dacc'));
  });

  test('answers squares where rotation is off by word', () => {
    const request = { op: 'legal', placements: '', tile: 'dddd', rotation: false };
    expect(answer(request)).toEqual({ squares: EDGE, exception: true });
  });
});

describe('score', () => {
  test('tells the scores and all 32 lines, with points as if a wagon stood on each', () => {
    const request = { op: 'score', players: 3, placements: 'cccc70' };
    const lines = Array.from({ length: 32 }, (_, index) => openLine(index + 1, 0))
      .with(15, { station: 16, length: 1, end: 17, points: 1 })
      .with(16, openLine(17, 1));
    expect(answer(request)).toEqual({ scores: [0, 0, 0], lines });
  });

  test('doubles at the centre', () => {
    const request = { op: 'score', players: 2, placements: 'aaaa30cbaa31acba32' };
    expect(listIn(request, 'scores')).toEqual([0, 6]);
    expect(listIn(request, 'lines')[11]).toEqual({
      station: 12,
      length: 3,
      end: 'centre',
      points: 6,
    });
  });
});

describe('valid', () => {
  test.each([
    ['', { valid: true }],
    ['aacb01', { valid: true }],
    ['aacb0', { valid: false, step: null, reason: 'length' }],
    ['aacb01xxxxxx', { valid: false, step: 1, reason: 'malformed' }],
    ['abcd01', { valid: false, step: 0, reason: 'unknown-tile' }],
    ['cccc01cccc02cccc03', { valid: false, step: 2, reason: 'too-many-copies' }],
    ['aacb01aacb33', { valid: false, step: 1, reason: 'centre' }],
    ['aacb01cbaa01', { valid: false, step: 1, reason: 'occupied' }],
    ['aacb01cbaa22', { valid: false, step: 1, reason: 'not-adjacent' }],
    ['aaaa10dddd20', { valid: false, step: 1, reason: 'one-tile-line' }],
  ])('%j', (placements, expected) => {
    expect(answer({ op: 'valid', placements })).toEqual(expected);
  });

  test('counts copies over all turns with rotation', () => {
    const placements = 'cdac01cdac02cdac03';
    expect(answer({ op: 'valid', placements })).toMatchObject({ reason: 'too-many-copies' });
    expect(answer({ op: 'valid', placements, rotation: true })).toEqual({ valid: true });
  });
});

describe('one error of at most 2,000 characters', () => {
  const long = 'x'.repeat(5_000_000);

  test.each([
    ['an empty line', ''],
    ['no JSON', 'legal'],
    ['half a request', '{"op":"legal"'],
    ['another value', '[{"op":"valid","placements":""}]'],
    ['null', 'null'],
    ['no operation', '{"placements":""}'],
    ['an unknown operation', '{"op":"draw"}'],
    ['an operation of every object', '{"op":"toString","placements":""}'],
    ['a missing key', '{"op":"legal","placements":""}'],
    ['an unknown key', '{"op":"valid","placements":"","tiles":""}'],
    ['a key of every object', '{"op":"valid","placements":"","__proto__":{}}'],
    ['placements as a list', '{"op":"valid","placements":["aacb01"]}'],
    ['rotation as a text', '{"op":"valid","placements":"","rotation":"true"}'],
    ['rotation as null', '{"op":"valid","placements":"","rotation":null}'],
    ['an unknown tile', '{"op":"legal","placements":"","tile":"abcd"}'],
    ['a tile of every object', '{"op":"legal","placements":"","tile":"constructor"}'],
    ['one player', '{"op":"score","placements":"","players":1}'],
    ['seven players', '{"op":"score","placements":"","players":7}'],
    ['players as a text', '{"op":"score","placements":"","players":"2"}'],
    ['two and a half players', '{"op":"score","placements":"","players":2.5}'],
    ['an overlap', '{"op":"score","players":2,"placements":"aacb01cbaa01"}'],
    ['the centre', '{"op":"score","players":2,"placements":"aacb44"}'],
    ['an unknown kind', '{"op":"score","players":2,"placements":"abcd01"}'],
    ['too many copies', '{"op":"legal","tile":"aaaa","placements":"cccc01cccc02cccc03"}'],
    ['half a placement', '{"op":"legal","tile":"aaaa","placements":"cccc0"}'],
    ['a long line', long],
    ['a long text in place of a tile', JSON.stringify({ op: 'legal', placements: '', tile: long })],
    ['a long key', JSON.stringify({ op: 'valid', placements: '', [long]: 1 })],
    ['a long key of controls', `{"op":"valid","placements":"","${'\\u0001'.repeat(100_000)}":1}`],
    ['a deep list', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    [
      'a deep object',
      `{"op":"valid","placements":${'{"a":'.repeat(200_000)}1${'}'.repeat(200_001)}`,
    ],
  ])('for %s', (_, line) => {
    const text = answerTo(line);
    expect(Object.keys(JSON.parse(text))).toEqual(['error']);
    expect(text.length).toBeLessThanOrEqual(2_000);
    expect(text).not.toContain('\n');
  });

  test('names the place and the reason', () => {
    expect(answer({ op: 'legal', placements: 'aacb01aacb33', tile: 'aaaa' })).toEqual({
      error: 'placements: centre at step 1',
    });
  });
});

describe('analyse', () => {
  const record = {
    format: 'metro-record',
    version: 1,
    options: { players: 2, rotation: false, handSize: 1, expansions: [] },
    seed: '00112233445566778899aabbccddeeff',
    seats: [{ name: 'Ada' }, { name: 'Bo' }],
    actions: ['0 acba@A2', '1 draw', '1 bbbb@C1'],
  };
  const lines = (request: object): readonly unknown[] =>
    [...answersTo(JSON.stringify({ op: 'analyse', record, nodes: 64, ...request }))].map((line) =>
      JSON.parse(line),
    );

  test('answers with a line for each decision and one for the whole', () => {
    const [first, second, third, whole, ...more] = lines({});
    expect(first).toMatchObject({ move: 0, seat: 0, played: 'acba@A2' });
    expect(second).toMatchObject({ move: 1, seat: 1, played: 'draw' });
    expect(third).toMatchObject({ move: 2, seat: 1, played: 'bbbb@C1' });
    expect(whole).toMatchObject({ decisions: 3, seats: [{ seat: 0 }, { seat: 1 }] });
    expect(more).toEqual([]);
  });

  test('tells a loss only with its noise, and whether it is a costly one', () => {
    const told = lines({ nodes: 400 });
    for (const line of told.slice(0, -1)) {
      const { verdict, better, loss, noise, costly } = Object(line);
      if (verdict === 'agreed' || verdict === 'only-one') expect(better).toBeUndefined();
      else expect(better).toEqual(expect.any(String));
      if (loss === undefined) expect([noise, costly]).toEqual([undefined, undefined]);
      else expect(costly).toBe(loss > 3);
    }
  });

  test('answers the same again', () => {
    expect(lines({ seed: 5 })).toEqual(lines({ seed: 5 }));
  });

  test.each([
    [{ record: undefined }, 'record: '],
    [{ record: 'a text' }, 'record: '],
    [{ record: {} }, 'record: format: '],
    [{ record: { ...record, version: 2 } }, 'record: version: only version 1 can be read'],
    [
      { record: { ...record, actions: ['0 acba@A2', '1 bbbb@A2'] } },
      'record: step 1 (counted from 0), "1 bbbb@A2": tile-not-in-hand',
    ],
    [
      { record: { ...record, result: { scores: [1, 2], winners: [1] } } },
      'record: it states a result, but its game is not finished',
    ],
    [{ nodes: 15 }, 'nodes: '],
    [{ nodes: 100_001 }, 'nodes: '],
    [{ seed: 0.5 }, 'seed: '],
    [{ level: 'hard' }, 'Unrecognized key'],
  ])('refuses %j with one line', (request, beginning) => {
    const [only, ...more] = lines(request);
    expect(only).toEqual({ error: expect.stringContaining(beginning) });
    expect(more).toEqual([]);
  });
});
