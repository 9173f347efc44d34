import { describe, expect, test } from 'vitest';
import { type Action, legalActions } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { chooser, testSeed } from '../testing/fixtures.ts';
import { type GameJournal, type JournalEntry, memoryJournal } from './journal.ts';
import { LiveGame, type Step } from './live-game.ts';

const options = { players: 2, rotation: false, handSize: 1, expansions: [] } as const;

function gameWith(journal: GameJournal = memoryJournal()) {
  const steps: Step[] = [];
  const game = new LiveGame({
    options,
    seed: testSeed(),
    journal,
    onStep: (step) => steps.push(step),
  });
  return { game, steps };
}

function turnOf({ state: { phase } }: LiveGame): Seat {
  if (phase.type !== 'playing') throw new Error('the game is over');
  return phase.turn;
}

/** Two different legal actions of the seat on turn. */
function twoActions(game: LiveGame): readonly [Action, Action] {
  const [first, second] = legalActions(game.state);
  if (first === undefined || second === undefined) throw new Error('too few actions');
  return [first, second];
}

/** A journal that keeps an entry only when it is told to. */
function slowJournal() {
  const waiting: (() => void)[] = [];
  const entries: JournalEntry[] = [];
  const append = (entry: JournalEntry) =>
    new Promise<void>((resolve) => {
      waiting.push(() => {
        entries.push(entry);
        resolve();
      });
    });
  return { append, entries, waiting, keepNext: () => waiting.shift()?.() };
}

/** Lets everything run that waits for no journal. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a live game', () => {
  test('is played to its end, and its journal is the game', async () => {
    const journal = memoryJournal();
    const { game, steps } = gameWith(journal);
    const choose = chooser();
    while (game.state.phase.type === 'playing') {
      const command = { id: String(game.sequence), basedOn: game.sequence };
      const played = await game.play(turnOf(game), { ...command, action: choose(game.state) });
      expect(played.ok).toBe(true);
    }
    expect(game.state.board.filter((tile) => tile !== undefined)).toHaveLength(60);
    expect(journal.entries.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: game.sequence }, (_, index) => index + 1),
    );
    expect(journal.entries.map(({ seat, action }) => ({ seat, action }))).toEqual(game.moves);
    expect(steps.map(({ sequence }) => sequence)).toEqual(
      journal.entries.map(({ sequence }) => sequence),
    );
    expect(steps.at(-1)?.events.at(-1)?.type).toBe('game-finished');
  });

  test('tells nobody of an action before the journal has it', async () => {
    const journal = slowJournal();
    const { game, steps } = gameWith(journal);
    const [action] = twoActions(game);
    const answer = game.play(turnOf(game), { id: 'a', basedOn: 0, action });
    await settle();
    expect([game.sequence, steps.length, journal.waiting.length]).toEqual([0, 0, 1]);
    journal.keepNext();
    expect((await answer).ok).toBe(true);
    expect([game.sequence, steps.length]).toEqual([1, 1]);
  });

  test('runs commands one after another: of two based on one state one is accepted', async () => {
    const journal = slowJournal();
    const { game } = gameWith(journal);
    const [first, second] = twoActions(game);
    const seat = turnOf(game);
    const answers = Promise.all([
      game.play(seat, { id: 'a', basedOn: 0, action: first }),
      game.play(seat, { id: 'b', basedOn: 0, action: second }),
    ]);
    await settle();
    expect(journal.waiting).toHaveLength(1);
    journal.keepNext();
    expect(await answers).toMatchObject([{ ok: true }, { ok: false, error: 'stale' }]);
    expect(game.moves).toEqual([{ seat, action: first }]);
  });

  test('answers a repeated command with its first answer, queued or done', async () => {
    const journal = slowJournal();
    const { game } = gameWith(journal);
    const [action] = twoActions(game);
    const seat = turnOf(game);
    const command = { id: 'a', basedOn: 0, action };
    const answers = [game.play(seat, command), game.play(seat, command)];
    await settle();
    journal.keepNext();
    answers.push(game.play(seat, command));
    const [first, ...repeats] = await Promise.all(answers);
    // Answers are kept: with a state in each, a game would keep all its states.
    expect(first).toEqual({ ok: true, value: { sequence: 1 } });
    expect(repeats).toEqual([first, first]);
    expect(journal.entries).toHaveLength(1);
    expect(journal.waiting).toHaveLength(0);
  });

  test('takes the same id of another seat for another command', async () => {
    const { game } = gameWith();
    const [action] = twoActions(game);
    const seat = turnOf(game);
    const command = { id: 'a', basedOn: 0, action };
    const [own, other] = await Promise.all([
      game.play(seat, command),
      game.play(seat === 0 ? 1 : 0, { ...command, basedOn: 1 }),
    ]);
    expect(own.ok).toBe(true);
    expect(other).not.toEqual(own);
  });

  test('refuses what breaks a rule and changes nothing', async () => {
    const journal = memoryJournal();
    const { game, steps } = gameWith(journal);
    const [action] = twoActions(game);
    const before = game.state;
    const other = turnOf(game) === 0 ? 1 : 0;
    const outOfTurn = await game.play(other, { id: 'a', basedOn: 0, action });
    expect(outOfTurn).toEqual({ ok: false, error: 'not-your-turn' });
    const ahead = await game.play(turnOf(game), { id: 'b', basedOn: 1, action });
    expect(ahead).toEqual({ ok: false, error: 'stale' });
    expect(game.state).toBe(before);
    expect([steps, journal.entries, game.moves]).toEqual([[], [], []]);
  });

  test('stands as before when the journal fails, and takes the command again', async () => {
    const works = memoryJournal();
    let isBroken = true;
    const append = (entry: JournalEntry) =>
      isBroken ? Promise.reject(new Error('the disk is full')) : works.append(entry);
    const { game, steps } = gameWith({ append });
    const [action] = twoActions(game);
    const command = { id: 'a', basedOn: 0, action };
    await expect(game.play(turnOf(game), command)).rejects.toThrow('the disk is full');
    expect([game.sequence, steps.length]).toEqual([0, 0]);
    isBroken = false;
    expect((await game.play(turnOf(game), command)).ok).toBe(true);
    expect(works.entries).toHaveLength(1);
  });
});
