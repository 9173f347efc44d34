/** A page that has been at many tables holds no more than one that has been at two. */
import { expect, test } from '@playwright/test';
import { heldBy, visitTables } from '../bench/many-tables.ts';
import { faultsOf, newPerson } from './people.ts';

const TABLES = 6;

test('what a table took is given back', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  await visitTables(ann, 2);
  const few = await heldBy(ann);
  await visitTables(ann, TABLES);
  const many = await heldBy(ann);
  // A table kept 300 nodes and 700 listeners.
  expect(many.nodes - few.nodes).toBeLessThan(4 * TABLES);
  expect(many.listeners - few.listeners).toBeLessThan(10 * TABLES);
  expect(faultsOf(ann)).toEqual([]);
});
