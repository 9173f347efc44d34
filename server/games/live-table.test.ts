import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalActions } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { guest, idOf, testSeed } from '../testing/fixtures.ts';
import { type GameJournal, memoryJournal } from './journal.ts';
import { type KeptSetup, memoryKeeper, newSetup } from './keeping.ts';
import { LiveTable } from './live-table.ts';

const delays = { standIn: 100, bot: 300, away: 1000, seatKept: 5000 };
const names = ['Anna', 'Bert'] as const;

const options = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: true,
} as const;

function newTable(journal: GameJournal = memoryJournal(), keeper = memoryKeeper(journal)) {
  const errors: unknown[] = [];
  const onChanged = vi.fn();
  const table = new LiveTable({
    kept: { ...newSetup({ options }), game: undefined },
    delays,
    newSeed: () => testSeed(),
    keeper,
    onChanged,
    onError: (error) => errors.push(error),
  });
  return { table, errors, onChanged };
}

async function startedTable(journal?: GameJournal) {
  const parts = newTable(journal);
  for (const name of names) parts.table.comings.sit(guest(name));
  parts.table.setReady(idOf('Bert'), true);
  expect((await parts.table.start(idOf('Anna'))).ok).toBe(true);
  return parts;
}

function turnOf({ game }: LiveTable): Seat {
  const phase = game?.state.phase;
  if (phase?.type !== 'playing') throw new Error('the game is over');
  return phase.turn;
}

/** The guest on turn and the other one. */
function seatedOf(table: LiveTable) {
  const isAnna = turnOf(table) === 0;
  return { onTurn: idOf(isAnna ? 'Anna' : 'Bert'), other: idOf(isAnna ? 'Bert' : 'Anna') };
}

const sequenceOf = (table: LiveTable) => table.game?.sequence ?? 0;

/** Plays placements, so that each is one whole turn. */
async function playTurn(table: LiveTable) {
  const { game } = table;
  const action = game && legalActions(game.state).find(({ type }) => type === 'place');
  if (!action) throw new Error('nothing to place');
  const request = { id: `turn ${game.sequence}`, basedOn: game.sequence };
  return table.play(seatedOf(table).onTurn, { ...request, action: formatAction(action) });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table before the start', () => {
  test('keeps the seat of a lost connection for a while, then frees it', async () => {
    const { table } = newTable();
    table.comings.sit(guest('Anna'));
    table.comings.sit(guest('Bert'));
    table.comings.drop(idOf('Anna'));
    await vi.advanceTimersByTimeAsync(delays.seatKept - 1);
    expect(table.seating.occupants[0]?.presence).toBe('away');
    await vi.advanceTimersByTimeAsync(1);
    expect(table.seating.occupants[0]).toBeUndefined();
    expect(table.seating.host).toBe(1);
  });

  test('leaves the seat to who comes back in time', async () => {
    const { table } = newTable();
    table.comings.sit(guest('Anna'));
    table.comings.drop(idOf('Anna'));
    await vi.advanceTimersByTimeAsync(delays.seatKept - 1);
    table.comings.sit(guest('Anna'));
    await vi.advanceTimersByTimeAsync(delays.seatKept * 2);
    expect(table.seating.occupants[0]?.presence).toBe('here');
  });

  test('notes nothing more of a removed player who wants to be forgotten', () => {
    const noted: KeptSetup[] = [];
    const noteSetup = (setup: KeptSetup) => noted.push(setup);
    const { table } = newTable(undefined, { ...memoryKeeper(), noteSetup });
    for (const name of names) table.comings.sit(guest(name));
    table.changeSeats(idOf('Anna'), { type: 'remove', seat: 1 });
    expect(noted.at(-1)?.removed).toEqual([idOf('Bert')]);
    table.comings.forget(idOf('Bert'));
    table.rename({ playerId: idOf('Anna'), name: 'Ann' });
    expect(noted.at(-1)?.removed).toEqual([]);
  });

  test('refuses to play', async () => {
    const { table } = newTable();
    table.comings.sit(guest('Anna'));
    const request = { id: 'a', basedOn: 0, action: 'draw' };
    expect(await table.play(idOf('Anna'), request)).toEqual({ ok: false, error: 'not-started' });
    expect(await table.play(idOf('Dora'), request)).toEqual({ ok: false, error: 'no-seat' });
  });
});

describe('the stand-in', () => {
  test('plays for who has left, a moment after the turn comes', async () => {
    const { table } = await startedTable();
    const { onTurn } = seatedOf(table);
    table.comings.leave(onTurn);
    await vi.advanceTimersByTimeAsync(delays.standIn - 1);
    expect(sequenceOf(table)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(sequenceOf(table)).toBe(1);
  });

  test('waits for its turn', async () => {
    const { table } = await startedTable();
    table.comings.leave(seatedOf(table).other);
    await vi.advanceTimersByTimeAsync(delays.standIn * 10);
    expect(sequenceOf(table)).toBe(0);
    await playTurn(table);
    await vi.advanceTimersByTimeAsync(delays.standIn * 3);
    expect(sequenceOf(table)).toBeGreaterThan(1);
  });

  test('takes over from who is away only after the grace time', async () => {
    const { table } = await startedTable();
    const { onTurn } = seatedOf(table);
    const seat = turnOf(table);
    table.comings.drop(onTurn);
    await vi.advanceTimersByTimeAsync(delays.away - 1);
    expect([table.hasStandIn(seat), sequenceOf(table)]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(delays.standIn + 1);
    expect([table.hasStandIn(seat), sequenceOf(table)]).toEqual([true, 1]);
    expect(table.seating.occupants[seat]?.presence).toBe('away');
  });

  test('gives the seat back to who returns, also when it was about to play', async () => {
    const { table } = await startedTable();
    const { onTurn } = seatedOf(table);
    const name = onTurn === idOf('Anna') ? 'Anna' : 'Bert';
    table.comings.leave(onTurn);
    await vi.advanceTimersByTimeAsync(delays.standIn - 1);
    table.comings.sit(guest(name));
    await vi.advanceTimersByTimeAsync(delays.standIn * 10);
    expect(sequenceOf(table)).toBe(0);
    expect(table.hasStandIn(turnOf(table))).toBe(false);
    expect((await playTurn(table)).ok).toBe(true);
  });

  test('plays a game that everybody has left to its 60th tile', async () => {
    const { table, errors } = await startedTable();
    for (const name of names) table.comings.leave(idOf(name));
    await vi.advanceTimersByTimeAsync(delays.standIn * 200);
    expect(table.phase).toBe('finished');
    expect(table.game?.state.board.filter((tile) => tile !== undefined)).toHaveLength(60);
    expect(errors).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('tries again after the journal failed', async () => {
    const journal = memoryJournal();
    let failures = 2;
    const { table, errors } = await startedTable({
      append: (entry) =>
        failures-- > 0 ? Promise.reject(new Error('the disk is full')) : journal.append(entry),
    });
    table.comings.leave(seatedOf(table).onTurn);
    await vi.advanceTimersByTimeAsync(delays.standIn * 4);
    expect(errors).toHaveLength(2);
    expect(sequenceOf(table)).toBeGreaterThan(0);
  });
});

describe('a table', () => {
  test('tells of each change before the answer', async () => {
    const { table, onChanged } = await startedTable();
    const seen: number[] = [];
    onChanged.mockImplementation(() => seen.push(sequenceOf(table)));
    const answer = await playTurn(table);
    expect(answer).toEqual({ ok: true, value: { sequence: 1 } });
    expect(seen).toEqual([1]);
  });

  test('refuses an action that is no action', async () => {
    const { table } = await startedTable();
    const request = { id: 'a', basedOn: 0, action: 'win' };
    expect(await table.play(seatedOf(table).onTurn, request)).toEqual({
      ok: false,
      error: 'malformed',
    });
  });

  test('waits for nothing any more once it is disposed of', async () => {
    const { table } = await startedTable();
    table.comings.drop(idOf('Anna'));
    table.comings.leave(idOf('Bert'));
    table.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
