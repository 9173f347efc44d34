import { expect, test } from 'vitest';
import { codeOfRecord } from '../../common/protocol/record-id.ts';
import { openStore } from '../store/open-store.ts';
import { openRecordIds, RecordIds } from './record-ids.ts';

const GAME = { code: 'BCDFGH', seed: '1'.padStart(32, '0') };
const ids = new RecordIds('k'.repeat(32));

test('an id leads to its game and tells its code', () => {
  const id = ids.of(GAME);
  expect(ids.isOf(id, GAME)).toBe(true);
  expect(codeOfRecord(id)).toBe(GAME.code);
});

test.each([
  ['another code', ids.of({ ...GAME, code: 'BCDFGJ' })],
  ['a later game of the same code', ids.of({ ...GAME, seed: '2'.padStart(32, '0') })],
  ['another server', new RecordIds('x'.repeat(32)).of(GAME)],
  ['the code alone', GAME.code],
  ['letters of more bytes than they look', ids.of(GAME).replace(/.$/, 'é')],
])('the id of %s leads to no game', (_what, id) => {
  expect(ids.isOf(id, GAME)).toBe(false);
});

test('all processes of a store make the same ids', async () => {
  const { keys, close } = await openStore(':memory:').then((store) => ({
    keys: store.keys,
    close: () => store.close(),
  }));
  const [one, other] = [await openRecordIds(keys), await openRecordIds(keys)];
  expect(one.of(GAME)).toBe(other.of(GAME));
  await close();
});
