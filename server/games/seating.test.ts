import { describe, expect, test } from 'vitest';
import type { Seat } from '../../common/rules/ids.ts';
import { guest, idOf } from '../testing/fixtures.ts';
import { Seating } from './seating.ts';

/** A table of three with these guests on its seats, in order. */
function seatingOf(...names: readonly string[]): Seating {
  const seating = new Seating(3);
  for (const name of names) seating.sit(guest(name));
  return seating;
}

const namesOf = (seating: Seating) => seating.occupants.map((occupant) => occupant?.name);

/** All three sit and are ready but for the host, Anna. */
function readySeating(): Seating {
  const seating = seatingOf('Anna', 'Bert', 'Cleo');
  for (const name of ['Bert', 'Cleo']) seating.setReady(idOf(name), true);
  return seating;
}

function startedSeating(): Seating {
  const seating = readySeating();
  expect(seating.start(idOf('Anna')).ok).toBe(true);
  return seating;
}

describe('sitting down', () => {
  test('fills the seats in order and refuses when all are taken', () => {
    const seating = seatingOf('Anna', 'Bert', 'Cleo');
    expect(namesOf(seating)).toEqual(['Anna', 'Bert', 'Cleo']);
    expect(seating.sit(guest('Dora'))).toEqual({ ok: false, error: 'no-free-seat' });
  });

  test('under the name of somebody else brings a number, by every way to a name', () => {
    const seating = seatingOf('Anna');
    seating.sit({ ...guest('Bert'), name: '\u0410nna' });
    expect(seating.addBot({ ...guest('Bot'), name: 'Anna' }, 'easy').ok).toBe(true);
    expect(namesOf(seating)).toEqual(['Anna', '\u0410nna 2', 'Anna 3']);
    seating.sit({ ...guest('Bert'), name: 'Bert' });
    seating.rename({ ...guest('Anna'), name: 'Bert' });
    expect(namesOf(seating)).toEqual(['Bert 2', 'Bert', 'Anna 3']);
  });

  test('at a table that was kept with lookalikes tells them apart', () => {
    const occupants = ['Anna', 'Bert', 'Cleo'].map((name) => ({
      ...guest(name),
      name: 'Anna',
      presence: 'away' as const,
      isReady: false,
    }));
    const seating = Seating.of(
      { occupants: [...occupants.slice(0, 2), undefined], host: 0 },
      false,
    );
    expect(namesOf(seating)).toEqual(['Anna', 'Anna 2', undefined]);
  });

  test('again leads to the same seat, under the newer name', () => {
    const seating = seatingOf('Anna', 'Bert');
    expect(seating.sit({ ...guest('Bert'), name: 'Berta' })).toEqual({ ok: true, value: 1 });
    expect(namesOf(seating)).toEqual(['Anna', 'Berta', undefined]);
  });

  test('takes a seat that became free', () => {
    const seating = seatingOf('Anna', 'Bert', 'Cleo');
    seating.leave(1);
    expect(seating.sit(guest('Dora'))).toEqual({ ok: true, value: 1 });
  });

  test('after the start is only for who has a seat', () => {
    const seating = startedSeating();
    seating.leave(2);
    expect(seating.sit(guest('Dora'))).toEqual({ ok: false, error: 'not-waiting' });
    expect(seating.sit(guest('Cleo'))).toEqual({ ok: true, value: 2 });
    expect(seating.occupants[2]?.presence).toBe('here');
  });
});

describe('another name', () => {
  test.each([seatingOf, startedSeating])('is shown for anyone who has a seat', (seatingFor) => {
    const seating = seatingFor('Anna', 'Bert', 'Cleo');
    expect(seating.rename({ ...guest('Bert'), name: 'Berta' }).ok).toBe(true);
    expect(namesOf(seating)).toEqual(['Anna', 'Berta', 'Cleo']);
  });

  test('is refused to who has none', () => {
    const seating = seatingOf('Anna');
    expect(seating.rename(guest('Dora'))).toEqual({ ok: false, error: 'no-seat' });
  });
});

describe('starting', () => {
  test('needs the host, all seats taken and all others ready', () => {
    const seating = seatingOf('Anna', 'Bert');
    const start = (name: string) => seating.start(idOf(name));
    expect(start('Dora')).toEqual({ ok: false, error: 'no-seat' });
    expect(start('Bert')).toEqual({ ok: false, error: 'not-host' });
    expect(start('Anna')).toEqual({ ok: false, error: 'seats-not-full' });
    seating.sit(guest('Cleo'));
    seating.setReady(idOf('Bert'), true);
    expect(start('Anna')).toEqual({ ok: false, error: 'not-all-ready' });
    seating.setReady(idOf('Cleo'), true);
    expect(start('Anna').ok).toBe(true);
    expect(start('Anna')).toEqual({ ok: false, error: 'not-waiting' });
  });

  test('waits for a ready player whose connection is lost', () => {
    const seating = readySeating();
    seating.drop(1);
    expect(seating.start(idOf('Anna'))).toEqual({ ok: false, error: 'not-all-ready' });
    seating.sit(guest('Bert'));
    expect(seating.start(idOf('Anna')).ok).toBe(true);
  });

  test('ends readiness', () => {
    expect(startedSeating().setReady(idOf('Bert'), false)).toEqual({
      ok: false,
      error: 'not-waiting',
    });
    expect(seatingOf().setReady(idOf('Bert'), true)).toEqual({ ok: false, error: 'no-seat' });
  });
});

describe('leaving', () => {
  test('before the start frees the seat, afterwards keeps it', () => {
    const waiting = seatingOf('Anna', 'Bert');
    waiting.leave(1);
    expect(namesOf(waiting)).toEqual(['Anna', undefined, undefined]);
    const started = startedSeating();
    started.leave(1);
    expect(started.occupants[1]).toMatchObject({ name: 'Bert', presence: 'left' });
  });

  test.each<[string, readonly Seat[], readonly Seat[], Seat]>([
    ['the next who is here', [], [0], 1],
    ['one who is here rather than one who is away', [1], [0], 2],
    ['one who is away rather than nobody', [1], [2, 0], 1],
    ['nobody, where nobody is left', [], [1, 2, 0], 0],
  ])('of the host hands over to %s', (_what, away, left, host) => {
    for (const seating of [readySeating(), startedSeating()]) {
      for (const seat of away) seating.drop(seat);
      for (const seat of left) seating.leave(seat);
      expect(seating.host).toBe(host);
    }
  });

  test('of everybody makes the next who comes the host', () => {
    const seating = seatingOf('Anna', 'Bert');
    seating.leave(0);
    expect(seating.host).toBe(1);
    seating.leave(1);
    seating.sit(guest('Dora'));
    expect([seating.host, seating.seatOf(idOf('Dora'))]).toEqual([0, 0]);
  });
});
