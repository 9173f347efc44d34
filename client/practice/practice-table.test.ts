import { describe, expect, test, vi } from 'vitest';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { verifyRecord } from '../../common/record/replay.ts';
import { parseExpansions } from '../../common/rules/expansions/sets.ts';
import { type Action, type GameView, legalActions } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { memoryJournal } from '../../server/games/journal.ts';
import { LiveGame } from '../../server/games/live-game.ts';
import type { TableEvent } from '../net/hosted-table.ts';
import { FIRST_PRACTICE } from '../view/practice/practice-setup.ts';
import type { BotQuestion } from './bots.ts';
import { KeptPractice } from './kept-practice.ts';
import { newPractice, OWN_SEAT, type PracticeGame, recordOf } from './practice-game.ts';
import { PracticeTable } from './practice-table.ts';

const BASE = FIRST_PRACTICE.options;

function optionsWith(names: readonly string[], options: Partial<GameOptions> = {}): GameOptions {
  const set = parseExpansions(names);
  if (!set.ok) throw new Error(set.error);
  return { ...BASE, ...options, expansions: set.value };
}

const SETS: readonly GameOptions[] = [
  BASE,
  { ...BASE, players: 6, rotation: true },
  optionsWith(['companies', 'central-wagons'], { players: 4, handSize: 3 }),
  optionsWith(['central-tracks', 'station-numbers'], { players: 3 }),
];

/** A browser's storage, which outlives the tabs. */
function emptyStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** Anything that is allowed, the same at each moment. */
function someAction(view: GameView, moment: number): Action {
  const legal = legalActions(view);
  const action = legal[(moment * 7919) % legal.length];
  if (action === undefined) throw new Error('nothing is allowed');
  return action;
}

/** A tab at the table of a game. */
function tabAt(
  game: PracticeGame,
  kept: KeptPractice,
  tabs = quietTabs(),
  think: (question: BotQuestion) => Promise<Action> = async ({ view }) => someAction(view, 1),
) {
  const snapshots: GameSnapshot[] = [];
  const events: TableEvent['type'][] = [];
  const asked: BotQuestion[] = [];
  let isStuck = false;
  const table = new PracticeTable({
    game,
    kept,
    bots: {
      think: (question) => {
        asked.push(question);
        return think(question);
      },
      end: () => {},
    },
    pause: async () => {},
    now: () => 1000,
    tabs,
    listener: (event) => {
      events.push(event.type);
      if (event.type === 'snapshot' && event.snapshot.phase !== 'waiting')
        snapshots.push(event.snapshot);
    },
    onStuck: () => {
      isStuck = true;
    },
  });
  const seen = () => {
    const last = snapshots.at(-1);
    if (last === undefined) throw new Error('nothing was shown');
    return last;
  };
  const isMine = () => {
    const { phase } = seen().game;
    return phase.type === 'playing' && phase.turn === OWN_SEAT;
  };
  /** Waits until it is the player's turn, or the game is over. */
  const settled = () =>
    expect.poll(() => snapshots.length > 0 && (isMine() || seen().phase === 'finished')).toBe(true);
  const act = async () => {
    const { game: view, sequence } = seen();
    const action = formatAction(someAction(view, sequence));
    return table.play({ id: 'x', basedOn: sequence, action });
  };
  return { table, seen, settled, act, isMine, asked, events, isStuck: () => isStuck };
}

const quietTabs = (): Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'> => ({
  postMessage: () => {},
  onmessage: null,
  close: () => {},
});

const begin = (options: GameOptions) =>
  newPractice({ options, level: 'easy', pace: 'instant' }, { name: 'Ann', now: 0 });

async function playToEnd(tab: ReturnType<typeof tabAt>): Promise<void> {
  for (await tab.settled(); tab.seen().phase === 'playing'; await tab.settled())
    expect((await tab.act()).ok).toBe(true);
}

describe.each(SETS)('a whole game of %o', (options) => {
  test('is kept after each action, goes on after reloads, and is the server’s game', async () => {
    const storage = emptyStorage();
    let game = begin(options);
    let tab = tabAt(game, new KeptPractice(storage));
    for (await tab.settled(); tab.seen().phase === 'playing'; await tab.settled()) {
      expect((await tab.act()).ok).toBe(true);
      // Every few turns the page is loaded again, most often while a bot thinks.
      if (tab.seen().sequence % 3 > 0) continue;
      const before = tab.seen();
      tab.table.close();
      const kept = new KeptPractice(storage).current();
      if (kept === undefined) throw new Error('nothing is kept');
      game = kept;
      tab = tabAt(game, new KeptPractice(storage));
      await Promise.resolve();
      expect(tab.seen()).toEqual(before);
    }
    const over = new KeptPractice(storage).current();
    if (over === undefined) throw new Error('nothing is kept');
    expect(over.names).toHaveLength(options.players);
    expect(new Set(over.names).size).toBe(options.players);
    expect(verifyRecord(recordOf(over))).toMatchObject({ ok: true });
    expect(recordOf(over).result?.scores).toEqual(tab.seen().game.scores);
    const live = new LiveGame({
      options,
      seed: over.seed,
      journal: memoryJournal(),
      onStep: () => {},
    });
    for (const [basedOn, { seat, action }] of over.played.moves.entries())
      expect(await live.play(seat, { id: String(basedOn), basedOn, action })).toMatchObject({
        ok: true,
      });
    expect(live.state).toEqual(over.played.state);
  });
});

test('a bot is asked with what its seat may see, and never for the player’s turn', async () => {
  const tab = tabAt(
    begin(optionsWith(['companies'], { players: 3 })),
    new KeptPractice(emptyStorage()),
  );
  await playToEnd(tab);
  expect(new Set(tab.asked.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  for (const { view, seat } of tab.asked)
    expect(view.hands.map((hand) => hand.type === 'open')).toEqual(
      [0, 1, 2].map((s) => s === seat),
    );
});

test('a mistake is refused and changes nothing', async () => {
  const tab = tabAt(begin(BASE), new KeptPractice(emptyStorage()));
  await tab.settled();
  const before = tab.seen();
  const { sequence } = before;
  const play = (basedOn: number, action: string) => tab.table.play({ id: 'x', basedOn, action });
  expect(await play(sequence, 'nonsense')).toEqual({ ok: false, error: 'malformed' });
  expect(await play(sequence + 1, 'draw')).toEqual({ ok: false, error: 'stale' });
  expect(await play(sequence, 'pass')).toMatchObject({ ok: false });
  expect(await tab.table.ask('start')).toEqual({ ok: false, error: 'not-waiting' });
  expect(await tab.table.ask('rematch')).toEqual({ ok: false, error: 'not-finished' });
  expect(tab.seen()).toBe(before);
});

test('after the end the same table plays a new deal, or the same one again', async () => {
  const kept = new KeptPractice(emptyStorage());
  const tab = tabAt(begin(BASE), kept);
  await playToEnd(tab);
  const first = tab.seen();
  expect(await tab.table.ask('sameDeal')).toMatchObject({ ok: true });
  expect(tab.seen()).toMatchObject({ phase: 'playing', commitment: first.commitment });
  expect(tab.seen().sameDeal?.earlier.map(({ score }) => score)).toEqual(first.game.scores);
  expect(tab.seen().sameDeal?.recordId).toBeUndefined();
  await playToEnd(tab);
  expect(tab.seen().sameDeal?.recordId).toBe(first.recordName);
  expect(await tab.table.ask('rematch')).toMatchObject({ ok: true });
  expect(tab.seen().commitment).not.toBe(first.commitment);
  expect(tab.seen().sameDeal).toBeUndefined();
  expect(kept.over().map(({ id }) => id)).toContain(first.recordName);
  expect(kept.over()).toHaveLength(2);
});

test('of two tabs the newer one plays', async () => {
  const kept = new KeptPractice(emptyStorage());
  const game = begin(BASE);
  const older = tabAt(game, kept, new BroadcastChannel('practice of a test'));
  await older.settled();
  const newer = tabAt(kept.current() ?? game, kept, new BroadcastChannel('practice of a test'));
  await expect.poll(() => older.events.at(-1)).toBe('superseded');
  await newer.settled();
  expect(await older.act()).toEqual({ ok: false, error: 'no-seat' });
  expect((await newer.act()).ok).toBe(true);
  newer.table.close();
});

test('a bot that can’t be had stops the table, and the game is kept as it is', async () => {
  const kept = new KeptPractice(emptyStorage());
  const tab = tabAt(begin(BASE), kept, undefined, async () => {
    throw new Error('no code');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect.poll(() => tab.isStuck() || tab.isMine()).toBe(true);
  if (!tab.isStuck()) await tab.act();
  await expect.poll(tab.isStuck).toBe(true);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
  // Where the bot was to begin, nothing has happened that could be kept.
  expect(kept.current()?.played.moves ?? []).toEqual(tab.seen().moves);
});

test('whoever leaves gives the game up; whoever goes away finds it again', async () => {
  const kept = new KeptPractice(emptyStorage());
  const tab = tabAt(begin(BASE), kept);
  await tab.settled();
  await tab.act();
  tab.table.close();
  expect(kept.current()?.played.moves.length).toBeGreaterThan(0);
  tab.table.leave();
  expect(kept.current()).toBeDefined();
  tabAt(begin(BASE), kept).table.leave();
  expect(kept.current()).toBeUndefined();
});

test('a name that is changed is the name of the game', async () => {
  const kept = new KeptPractice(emptyStorage());
  const tab = tabAt(begin(BASE), kept);
  await tab.settled();
  await tab.table.ask('rename', { name: 'Eve' });
  expect(tab.seen().seats[OWN_SEAT]?.occupant?.name).toBe('Eve');
  expect(kept.current()?.names).toEqual(['Eve', 'Abbesses']);
});

test.each(['', 'nonsense', '{}', '{"id":"practice-0123456789ab"}', '[1]'])(
  'what is broken counts as not kept: %s',
  (text) => {
    const storage = emptyStorage();
    storage.setItem('metro.practice', text);
    storage.setItem('metro.practice.over', `[${JSON.stringify(text)}]`);
    expect(new KeptPractice(storage).current()).toBeUndefined();
    expect(new KeptPractice(storage).over()).toEqual([]);
  },
);
