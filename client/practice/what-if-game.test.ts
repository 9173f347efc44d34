import { expect, test } from 'vitest';
import { chooseAction } from '../../common/bots/choose-action.ts';
import { commitmentOf } from '../../common/deal/commitment.ts';
import type { GamePast } from '../../common/protocol/api.ts';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { formatRecord, type GameRecord } from '../../common/record/record.ts';
import { formatAction } from '../../common/rules/notation.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { seedOf } from '../../common/testing/arbitraries.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import { parseWhatIf } from '../view/practice/what-if.ts';
import { PracticeTable } from './practice-table.ts';
import { whatIfGame } from './what-if-game.ts';

const SEED = seedOf('9'.repeat(32));
const BASE: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };
const GAMES: readonly GameOptions[] = [
  BASE,
  { players: 6, rotation: false, handSize: 1, expansions: ['companies', 'central-wagons'] },
  { players: 3, rotation: true, handSize: 3, expansions: ['central-tracks', 'station-numbers'] },
];

const pastOf = (record: GameRecord): GamePast => ({
  status: 'finished',
  commitment: commitmentOf(SEED),
  bots: [],
  record: JSON.parse(formatRecord(record)),
});

/** A table of a moment; the bots answer at once. */
function tableAt(past: GamePast, move: number, seat: 0 | 1) {
  const game = whatIfGame(past, { game: 'KXWPRT', move, seat }, 0);
  if (game === undefined) throw new Error('no such moment');
  const snapshots: GameSnapshot[] = [];
  const table = new PracticeTable({
    game,
    kept: { keep: () => {}, putAway: () => {} },
    bots: {
      think: async ({ view, seat: bot }) => chooseAction('easy', view, bot, 1),
      end: () => {},
    },
    pause: async () => {},
    now: () => 0,
    tabs: { postMessage: () => {}, onmessage: null, close: () => {} },
    listener: (event) => {
      if (event.type === 'snapshot' && event.snapshot.phase !== 'waiting')
        snapshots.push(event.snapshot);
    },
    onStuck: () => {
      throw new Error('a bot is stuck');
    },
  });
  const seen = () => {
    const last = snapshots.at(-1);
    if (last === undefined) throw new Error('nothing was shown');
    return last;
  };
  return { table, snapshots, seen };
}

test.each(GAMES)('a game of %j is played on from its middle to another end', async (options) => {
  const { record, replay } = playRandomGame(options, SEED);
  const move = 20;
  const { table, snapshots, seen } = tableAt(pastOf(record), move, 1);
  await expect.poll(() => snapshots.length).toBeGreaterThan(0);
  const first = snapshots[0];
  expect(first?.game.board).toEqual(replay.steps[move - 1]?.state.board);
  expect(first?.game.hands[1]).toEqual(replay.steps[move - 1]?.state.hands[1]);
  expect(first?.moves).toHaveLength(move);
  while (seen().phase === 'playing') {
    const { game, sequence } = seen();
    if (game.phase.type === 'playing' && game.phase.turn === 1) {
      const action = formatAction(chooseAction('easy', game, 1, 1));
      expect((await table.play({ id: 'x', basedOn: sequence, action })).ok).toBe(true);
    } else await new Promise((resolve) => setTimeout(resolve));
  }
  const { sameDeal, code } = seen();
  expect(parseWhatIf(code)).toEqual({ game: 'KXWPRT', move, seat: 1 });
  expect(sameDeal?.recordId).toBe('KXWPRT');
  expect(sameDeal?.earlier.map(({ score }) => score)).toEqual(record.result?.scores);
  expect((await table.ask('rematch')).ok).toBe(true);
  expect(snapshots.some(({ sequence }, place) => place > 0 && sequence === move)).toBe(true);
  table.close();
});

test('the start of a game can be played differently, its end can not', () => {
  const { record, replay } = playRandomGame(BASE, SEED);
  const past = pastOf(record);
  const at = (move: number) => whatIfGame(past, { game: 'KXWPRT', move, seat: 0 }, 0);
  expect(at(0)?.played.state).toEqual(replay.start);
  expect(at(replay.steps.length)).toBeUndefined();
  expect(at(replay.steps.length + 1)).toBeUndefined();
  expect(whatIfGame(past, { game: 'KXWPRT', move: 3, seat: 2 }, 0)).toBeUndefined();
});

test('a past that can not be read is nobody’s to play on', () => {
  const { record } = playRandomGame(BASE, SEED);
  const broken = pastOf({ ...record, actions: ['0 draw', '0 draw'] });
  expect(whatIfGame(broken, { game: 'KXWPRT', move: 1, seat: 0 }, 0)).toBeUndefined();
});
