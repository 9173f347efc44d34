import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const styles = import.meta.dirname;
const client = join(styles, '..');
const sheets = globSync('**/*.css', { cwd: styles });

/** The lines of a file that hold something, with the file's name. */
function linesWith(folder: string, file: string, pattern: RegExp): readonly string[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.filter((line) => pattern.test(line)).map((line) => `${file}: ${line.trim()}`);
}

/** The same of all sheets but those that may. */
const inSheets = (pattern: RegExp, ...but: readonly string[]) =>
  sheets.filter((file) => !but.includes(file)).flatMap((file) => linesWith(styles, file, pattern));

describe('a style sheet', () => {
  test('names its colours', () => {
    expect(inSheets(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i, 'colours.css')).toEqual([]);
  });

  test('names its distances, but for hairlines', () => {
    const raw = /^\s*(?:(?:row-|column-)?gap|padding|margin)[a-z-]*:.*\b(?:[2-9]|\d\d+)px/;
    expect(inSheets(raw, 'measures.css')).toEqual([]);
  });

  test('names its corners', () => {
    expect(inSheets(/border-radius:.*\dpx/, 'measures.css')).toEqual([]);
  });

  test('names its sizes of type', () => {
    // Beside what is measured by the type around it, and the size that `rem` comes from.
    expect(inSheets(/font-size: (?!var|inherit|[\d.]+em)/, 'measures.css', 'base.css')).toEqual([]);
  });

  test('names the widths at which it changes', () => {
    expect(inSheets(/@media.*\b(?:width|height|aspect-ratio)\b/, 'measures.css')).toEqual([]);
  });

  test('leaves buttons and icons to their own', () => {
    expect(inSheets(/\.button(?:--\w+)?\b(?!s|_)/, 'widgets/button.css')).toEqual([]);
    expect(inSheets(/\.icon\b/, 'widgets/icon.css')).toEqual([]);
  });
});

test('the board paints with the colours of the style sheet', () => {
  const painting = globSync('board/**/*.ts', { cwd: client });
  expect(painting.length).toBeGreaterThan(20);
  expect(painting.flatMap((file) => linesWith(client, file, /['"]#[\da-f]{3,8}['"]/i))).toEqual([]);
});
