import { expect, test } from 'vitest';
import { InTurn } from './in-turn.ts';

test('work of one key waits for the work before it, work of another doesn’t', async () => {
  const inTurn = new InTurn();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn.run('a', () => gate.promise.then(() => done.push('first')));
  const second = inTurn.run('a', async () => done.push('second'));
  await inTurn.run('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  gate.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['other', 'first', 'second']);
});

test('work that fails holds up nothing, and no key is kept', async () => {
  const inTurn = new InTurn();
  const failing = inTurn.run('a', () => Promise.reject(new Error('broken')));
  const next = inTurn.run('a', async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
  expect(inTurn.size).toBe(0);
});
