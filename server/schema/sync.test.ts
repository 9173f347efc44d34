import { Decoder, Encoder } from '@colyseus/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TableOptions } from '../../common/protocol/options.ts';
import { decodeTable } from '../../common/protocol/snapshot.ts';
import { EXPANSION_SETS } from '../../common/rules/expansions/sets.ts';
import { type GameView, viewOf } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { stationLines } from '../../common/rules/scoring.ts';
import { hostileTexts } from '../../common/testing/hostile-texts.ts';
import { shownName } from '../../common/texts/names.ts';
import { type KeptTable, memoryKeeper, newSetup } from '../games/keeping.ts';
import { LiveTable } from '../games/live-table.ts';
import { chooser, guest, idOf, testSeed } from '../testing/fixtures.ts';
import { SeatState, TableState } from './state.ts';
import { newTableState, syncTable } from './sync.ts';

const options: GameOptions = { players: 3, rotation: true, handSize: 2, expansions: [] };
const delays = { standIn: 1, bot: 1, away: 1, seatKept: 1 };

function seatedTable(chosen: GameOptions = options): LiveTable {
  const table = new LiveTable({
    kept: { ...newSetup({ options: { ...chosen, isPublic: false } }), game: undefined },
    delays,
    newSeed: () => testSeed(),
    keeper: memoryKeeper(),
    onChanged: () => {},
    onError: (error) => {
      throw error;
    },
  });
  for (const name of ['Anna', 'Bert', 'Cleo']) table.comings.sit(guest(name));
  for (const name of ['Bert', 'Cleo']) table.setReady(idOf(name), true);
  return table;
}

const tableOf = (chosen: TableOptions): KeptTable => ({
  ...newSetup({ options: chosen }),
  game: undefined,
});

const seen = (state: ReturnType<typeof newTableState>, name: string) =>
  decodeTable(state, { code: 'BCDFGH', playerId: idOf(name) });

function gameSeen(state: ReturnType<typeof newTableState>, name: string) {
  const table = seen(state, name);
  if (table.phase === 'waiting') throw new Error('the game has not begun');
  return table;
}

/** A game with its lines as they are followed: how they are kept depends on the order of laying. */
const factsOf = ({
  options,
  board,
  lines,
  scores,
  hands,
  expansions,
  holdings,
  stackCount,
  phase,
}: GameView) => ({
  options,
  board,
  lines: stationLines(lines),
  scores,
  hands,
  expansions,
  holdings,
  stackCount,
  phase,
});

describe('the synchronized state', () => {
  test('is the table before the start', () => {
    const state = newTableState(tableOf({ ...options, isPublic: false }));
    syncTable(state, seatedTable(), 2);
    expect(seen(state, 'Bert')).toMatchObject({
      phase: 'waiting',
      isPublic: false,
      options,
      host: 0,
      spectators: 2,
      me: 1,
      seats: [
        { occupant: { name: 'Anna', isReady: false, presence: 'here' } },
        { occupant: { name: 'Bert', isReady: true } },
        { occupant: { name: 'Cleo', isReady: true } },
      ],
    });
  });

  test.each(EXPANSION_SETS.map((expansions) => ({ expansions })))(
    'is the game, after every action, and writing it again changes nothing: $expansions',
    async ({ expansions }) => {
      const chosen = { ...options, expansions };
      const table = seatedTable(chosen);
      const state = newTableState(tableOf({ ...chosen, isPublic: true }));
      const encoder = new Encoder(state);
      const choose = chooser();
      await table.start(idOf('Anna'));
      const { game } = table;
      if (game === undefined) throw new Error('no game');
      while (game.state.phase.type === 'playing') {
        const { turn } = game.state.phase;
        const player = table.seating.occupants[turn]?.playerId ?? idOf('nobody');
        const request = { id: String(game.sequence), basedOn: game.sequence };
        const action = formatAction(choose(viewOf(game.state, turn)));
        expect((await table.play(player, { ...request, action })).ok).toBe(true);
        syncTable(state, table, 0);
        const now = gameSeen(state, 'Anna');
        expect([now.sequence, now.moves]).toEqual([game.sequence, game.moves]);
        expect(factsOf(now.game)).toEqual(factsOf(game.state));
        encoder.discardChanges();
        syncTable(state, table, 0);
        expect(encoder.hasChanges).toBe(false);
      }
      expect([...state.winners]).toEqual(game.state.phase.winners);
      table.dispose();
    },
  );
});

/** What a client has of a state that is sent to it as a whole. */
function sent(state: TableState): TableState {
  const received = new TableState();
  new Decoder(received).decode(new Encoder(state).encodeAll());
  return received;
}

describe('text from outside', () => {
  test('comes out of the decoder as it went into the encoder, once it may be shown', () => {
    fc.assert(
      fc.property(hostileTexts.map(shownName), (name) => {
        const state = new TableState();
        state.earlierNames.push(name, 'after it');
        state.seats.push(new SeatState().assign({ name }), new SeatState());
        const received = sent(state);
        expect([...received.earlierNames]).toEqual([name, 'after it']);
        expect(received.seats.map((seat) => seat.name)).toEqual([name, '']);
      }),
    );
  });

  test('never reaches the encoder otherwise, whatever a table holds', () => {
    const kept = tableOf({ ...options, isPublic: true });
    const table = seatedTable();
    table.rename({ ...guest('Bert'), name: '\ud800\ud800\ud800b' });
    const earlier = {
      seed: testSeed(),
      seats: [
        { name: '\ud800', score: 1 },
        { name: 'c\udc00', score: 2 },
      ],
    };
    const state = newTableState({ ...kept, sameDeal: { of: 'BCDFGH', earlier } });
    syncTable(state, table, 0);
    const received = sent(state);
    expect(received.seats.map(({ name }) => name)).toEqual(['Anna', 'b', 'Cleo']);
    expect([...received.earlierNames]).toEqual(['', 'c']);
  });
});
