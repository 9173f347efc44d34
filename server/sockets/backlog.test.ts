import { expect, test } from 'vitest';
import { Backlog, type Reader } from './backlog.ts';

class TestReader implements Reader {
  waiting: number;
  isOpen = true;

  constructor(waiting: number) {
    this.waiting = waiting;
  }

  close(): void {
    this.isOpen = false;
    this.waiting = 0;
  }
}

const HERE = '203.0.113.1';
const limits = { perConnection: 100, perAddress: 250 };

/** What becomes of connections for which so much waits, noted in this order. */
function keeps(backlog: Backlog, readers: readonly TestReader[], address = HERE) {
  for (const reader of readers) backlog.note(address, reader);
  return readers.map(({ isOpen }) => isOpen);
}

const readersOf = (...waiting: readonly number[]) => waiting.map((bytes) => new TestReader(bytes));

test('a connection that is too far behind is closed, and no other', () => {
  expect(keeps(new Backlog(limits), readersOf(100, 101, 50))).toEqual([true, false, true]);
});

test('of too much for one address the greediest go', () => {
  expect(keeps(new Backlog(limits), readersOf(20, 90, 80, 70))).toEqual([true, false, true, true]);
});

test('what was read meanwhile doesn’t count', () => {
  const backlog = new Backlog(limits);
  const readers = readersOf(90, 90);
  keeps(backlog, readers);
  for (const reader of readers) reader.waiting = 0;
  expect(keeps(backlog, readersOf(90, 90))).toEqual([true, true]);
  expect(readers.map(({ isOpen }) => isOpen)).toEqual([true, true]);
});

test('addresses don’t count together, nor those that are gone', () => {
  const backlog = new Backlog(limits);
  const gone = readersOf(90, 90);
  keeps(backlog, gone);
  for (const reader of gone) backlog.forget(HERE, reader);
  expect(keeps(backlog, readersOf(90, 90))).toEqual([true, true]);
  expect(keeps(backlog, readersOf(90, 90), '203.0.113.2')).toEqual([true, true]);
});
