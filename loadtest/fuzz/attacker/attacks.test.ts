import { expect, test } from 'vitest';
import { REQUESTS } from '../../../common/protocol/messages.ts';
import { type Attack, attacksOf } from './attacks.ts';

function attacks(count: number, seed: number, lane: number): readonly Attack[] {
  const all = attacksOf(seed, lane);
  return Array.from({ length: count }, () => all.next().value);
}

test('the same seed makes the same attacks, and others make others', () => {
  expect(attacks(50, 7, 1)).toEqual(attacks(50, 7, 1));
  expect(attacks(50, 7, 1)).not.toEqual(attacks(50, 8, 1));
  expect(attacks(50, 7, 1)).not.toEqual(attacks(50, 7, 2));
});

test('they are of every kind, and send every request that a table knows', () => {
  const many = Array.from({ length: 12 }, (_, lane) => attacks(60, 1, lane)).flat();
  expect(new Set(many.map(({ type }) => type))).toEqual(new Set(['request', 'stray', 'room']));
  const sent = many
    .flatMap((attack) => (attack.type === 'request' ? [] : attack.steps))
    .flatMap((step) => (step.type === 'send' ? [unmasked(step.bytes)] : []))
    .join('\n');
  for (const name of Object.keys(REQUESTS)) expect(sent).toContain(name);
});

/** Of frames that are no longer than the names of messages need. */
const unmasked = (frame: Uint8Array): string =>
  Buffer.from(frame.map((byte, index) => byte ^ ([0x12, 0x34, 0x56, 0x78][(index - 6) & 3] ?? 0)))
    .subarray(6)
    .toString('latin1');
