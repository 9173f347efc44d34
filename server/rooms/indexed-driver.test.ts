import { initializeRoomCache } from '@colyseus/core';
import { expect, test } from 'vitest';
import { IndexedDriver } from './indexed-driver.ts';

const room = (roomId: string) => initializeRoomCache({ roomId, name: 'table', processId: 'here' });

test('a room is found by its id for as long as it is there, and by other facts too', async () => {
  const driver = new IndexedDriver();
  const [one, other] = [room('ONE'), room('OTHER')];
  expect(await driver.insert(one)).toBe(true);
  expect(await driver.insert(room('ONE'))).toBe(false);
  driver.persist(other, true);
  expect(await driver.findOne({ roomId: 'ONE' })).toBe(one);
  expect(await driver.findOne({ roomId: 'OTHER' })).toBe(other);
  expect(await driver.findOne({ name: 'table' })).toBe(one);
  expect(await driver.findOne({ roomId: 'ONE', locked: true })).toBeUndefined();
  driver.remove('ONE');
  expect(await driver.findOne({ roomId: 'ONE' })).toBeUndefined();
  expect(await driver.findOne({ name: 'table' })).toBe(other);
  driver.clear();
  expect(await driver.findOne({ roomId: 'OTHER' })).toBeUndefined();
});
