/** Prints the table of ARCHITECTURE.md from its data: `node scripts/boundaries/print.ts` writes it there. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZONES, type Zone } from './table.ts';

const PAGE = join(import.meta.dirname, '../../ARCHITECTURE.md');
const START =
  '<!-- Printed by scripts/boundaries/print.ts; the data are in table.ts beside it. -->\n';
const END = '<!-- End of what is printed. -->';

/** ARCHITECTURE.md as it is. */
export const architecture = (): string => readFileSync(PAGE, 'utf8');

/** Puts the table between the two marks in a text, replacing what was there. Throws if a mark is missing. */
export function withTable(text: string): string {
  const start = text.indexOf(START) + START.length;
  const end = text.indexOf(END);
  if (start < START.length || end < start) throw new Error('the marks of the table are missing');
  return `${text.slice(0, start)}\n${printedTable()}\n${text.slice(end)}`;
}

function printedTable(): string {
  const rows = ZONES.filter(({ holds }) => holds !== undefined).map(printedRow);
  const head = ['| folder or file | what it holds | may import |', '|---|---|---|'];
  return `${[...head, ...rows].join('\n')}\n`;
}

const printedRow = ({ files, holds, may, types = [], packages }: Zone): string => {
  const typed = types.map((one) => `${one} (types)`);
  const imports = [...may.map(String), ...typed, ...packages].join(', ');
  return `| \`${files}\` | ${holds} | ${imports === '' ? 'nothing' : imports} |`;
};

if (import.meta.main) writeFileSync(PAGE, withTable(architecture()));
