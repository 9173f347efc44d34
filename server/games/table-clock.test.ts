import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOCK_SETTINGS, type ClockKind } from '../../common/protocol/clocks.ts';
import { legalActions } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { guest, idOf, testSeed } from '../testing/fixtures.ts';
import { type KeptTable, memoryKeeper, newSetup } from './keeping.ts';
import { LiveTable } from './live-table.ts';

const NAMES = ['Anna', 'Bert'] as const;
const BASE = { players: 2, rotation: false, handSize: 1, expansions: [], isPublic: true } as const;
const STAND_IN = 100;
const { bank, increment } = CLOCK_SETTINGS.fast;

function tableOf(kept: KeptTable): LiveTable {
  return new LiveTable({
    kept,
    delays: { standIn: STAND_IN, bot: STAND_IN, away: 1000, seatKept: 1000 },
    newSeed: () => testSeed(),
    keeper: memoryKeeper(),
    onChanged: () => {},
    onError: (error) => {
      throw error;
    },
  });
}

/** A game with a clock that has just begun. */
async function startedGame(clock: ClockKind) {
  const table = tableOf({ ...newSetup({ options: { ...BASE, clock } }), game: undefined });
  for (const name of NAMES) table.comings.sit(guest(name));
  table.setReady(idOf('Bert'), true);
  expect((await table.start(idOf('Anna'))).ok).toBe(true);
  const turn = turnOf(table);
  return { table, turn, other: turn === 0 ? (1 as const) : (0 as const) };
}

function turnOf({ game }: LiveTable): Seat {
  const phase = game?.state.phase;
  if (phase?.type !== 'playing') throw new Error('the game is over');
  return phase.turn;
}

const playerOn = (seat: Seat) => idOf(NAMES[seat === 0 ? 0 : 1]);

/** Lays a tile for the seat on turn. */
async function playTurn(table: LiveTable): Promise<void> {
  const { game } = table;
  const action = game && legalActions(game.state).find(({ type }) => type === 'place');
  if (!action) throw new Error('nothing to place');
  const request = { id: `turn ${game.sequence}`, basedOn: game.sequence };
  const player = playerOn(turnOf(table));
  expect((await table.play(player, { ...request, action: formatAction(action) })).ok).toBe(true);
}

const leftOf = ({ clock }: LiveTable, seat: Seat) => clock?.left(seat);

/** The table as another process would find it now. */
function keptOf(table: LiveTable): KeptTable {
  const { seating, terms, game, clock } = table;
  const occupants = seating.occupants.map(
    (occupant) => occupant && { ...occupant, presence: 'away' as const },
  );
  const kept = { occupants, host: seating.host, terms, removed: [], clocks: clock?.kept };
  return { ...kept, game: game && { seed: game.seed, moves: game.moves, isGivenUp: false } };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a clock', () => {
  test('counts for the seat on turn, and the increment comes with the end of the turn', async () => {
    const { table, turn, other } = await startedGame('fast');
    await vi.advanceTimersByTimeAsync(10_000);
    expect([leftOf(table, turn), leftOf(table, other)]).toEqual([bank - 10_000, bank]);
    await playTurn(table);
    await vi.advanceTimersByTimeAsync(2000);
    expect([leftOf(table, turn), leftOf(table, other)]).toEqual([
      bank - 10_000 + increment,
      bank - 2000,
    ]);
    table.dispose();
  });

  test('whose time is up brings the stand-in, until the player takes the seat back', async () => {
    const { table, turn } = await startedGame('fast');
    await vi.advanceTimersByTimeAsync(bank - 1);
    expect(table.hasStandIn(turn)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.hasStandIn(turn)).toBe(true);
    await vi.advanceTimersByTimeAsync(3 * STAND_IN);
    expect(turnOf(table)).not.toBe(turn);
    expect(leftOf(table, turn)).toBe(0);
    table.comings.sit(guest(NAMES[turn === 0 ? 0 : 1]));
    expect([table.hasStandIn(turn), leftOf(table, turn)]).toEqual([false, increment]);
    table.dispose();
  });

  test('gives a player who is away their whole time', async () => {
    const { table, turn } = await startedGame('fast');
    table.comings.drop(playerOn(turn));
    await vi.advanceTimersByTimeAsync(bank - 1);
    expect(table.hasStandIn(turn)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.hasStandIn(turn)).toBe(true);
    table.dispose();
  });

  test('takes an action that comes just in time, and one just before the stand-in plays', async () => {
    const { table, turn } = await startedGame('fast');
    await vi.advanceTimersByTimeAsync(bank + STAND_IN / 2);
    await playTurn(table);
    expect(table.game?.sequence).toBe(1);
    expect(table.hasStandIn(turn)).toBe(true);
    table.dispose();
  });

  test('stands still while nobody is here', async () => {
    const { table, turn, other } = await startedGame('fast');
    for (const seat of [turn, other]) table.comings.drop(playerOn(seat));
    await vi.advanceTimersByTimeAsync(10 * bank);
    expect([leftOf(table, turn), table.hasStandIn(turn)]).toEqual([bank, false]);
    table.comings.sit(guest(NAMES[other === 0 ? 0 : 1]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(leftOf(table, turn)).toBe(bank - 1000);
    table.dispose();
  });

  test('of days runs on while nobody is here', async () => {
    const { table, turn, other } = await startedGame('day');
    for (const seat of [turn, other]) table.comings.drop(playerOn(seat));
    await vi.advanceTimersByTimeAsync(CLOCK_SETTINGS.day.bank);
    expect(table.hasStandIn(turn)).toBe(true);
    table.dispose();
  });

  test('stood still while no process hosted the game', async () => {
    const { table, turn, other } = await startedGame('fast');
    await vi.advanceTimersByTimeAsync(5000);
    const kept = keptOf(table);
    table.dispose();
    await vi.advanceTimersByTimeAsync(10 * bank);
    const again = tableOf(kept);
    again.resume();
    again.comings.sit(guest(NAMES[other === 0 ? 0 : 1]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(leftOf(again, turn)).toBe(bank - 6000);
    again.dispose();
  });
});
