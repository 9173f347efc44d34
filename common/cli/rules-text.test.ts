/** The examples and tables of RULES.md are those of the code. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealFrom } from '../deal/deal.ts';
import { parseRecord } from '../record/record.ts';
import { verifyRecord } from '../record/replay.ts';
import { PLAYER_COUNTS, seatsOf } from '../rules/ids.ts';
import { TILE_CODES, TILE_COPIES } from '../rules/tiles.ts';
import { wagonsOf } from '../rules/wagons.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';
import { answerTo } from './query.ts';

const rules = readFileSync(join(import.meta.dirname, '../../RULES.md'), 'utf8');

/** What a pattern's group finds in the text, each time. */
const found = (pattern: RegExp): readonly string[] =>
  [...rules.matchAll(pattern)].map(([, text = '']) => text);

/** Requests of the query program with the beginnings of their answers. */
const examples = [...rules.matchAll(/^\| `(\{"op".+?)` \| `(.+?)`/gm)].map(
  ([, request = '', answer = '']) => [request, answer] as const,
);

describe('RULES.md', () => {
  test('lists the tiles', () => {
    const kinds = [...rules.matchAll(/^- (\d) each of ([a-d, ]+)$/gm)].flatMap(
      ([, copies, codes = '']) => codes.split(', ').map((code) => [code, Number(copies)]),
    );
    expect(kinds).toEqual(TILE_CODES.map((code) => [code, TILE_COPIES[code]]));
  });

  test.each(PLAYER_COUNTS.slice(1))('lists the wagons of %i players', (players) => {
    const [row = ''] = found(new RegExp(`^ +\\| ${players} \\|(.+)\\|$`, 'gm'));
    const listed = row.split('|').map((cell) => cell.trim().split(' ').map(Number));
    expect(listed.slice(0, players)).toEqual(
      seatsOf(players).map((seat) => wagonsOf(players, seat)),
    );
  });

  test('shows a record that is right', () => {
    const [text = ''] = found(/```json\n(.+?)```/gs);
    const record = parseRecord(text);
    expect(record.ok && verifyRecord(record.value).ok).toBe(true);
  });

  test.each(examples)('%s', (request, answer) => {
    const [beginning = ''] = answer.split(/,?…/);
    expect(answerTo(request).slice(0, beginning.length)).toBe(beginning);
  });

  test('shows the beginning of the deal of its seed', () => {
    const [text = ''] = found(/printf '(.+)' \| sha256sum/g);
    const [digits = ''] = found(/first eight digits are `(.+?)`/g);
    const [tiles = ''] = found(/# ([a-d ]+) …/g);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 8)).toBe(digits);
    const deal = dealFrom(seedOf(text.split('/')[0] ?? ''), BASE_OPTIONS);
    expect(deal.tiles.slice(0, 5).join(' ')).toBe(tiles);
  });
});
