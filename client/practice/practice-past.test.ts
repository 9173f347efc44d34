import { expect, test } from 'vitest';
import { legalActions } from '../../common/rules/game.ts';
import { afterAction } from '../view/local-game/local-game.ts';
import { FIRST_PRACTICE } from '../view/practice/practice-setup.ts';
import { readPast } from '../view/replay/replay-source.ts';
import { KeptPractice } from './kept-practice.ts';
import { newPractice, type PracticeGame, samePractice } from './practice-game.ts';
import { practicePast, unfinishedPractice } from './practice-past.ts';

function emptyStorage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

/** The game with the first legal action of every turn, to its end. */
function finished(game: PracticeGame): PracticeGame {
  let { played } = game;
  for (;;) {
    const { phase } = played.state;
    const [action] = legalActions(played.state);
    if (phase.type !== 'playing' || action === undefined) return { ...game, played };
    const after = afterAction(played, action);
    if (!after.ok) throw new Error(after.error);
    played = after.value;
  }
}

const begin = (now: number) => newPractice(FIRST_PRACTICE, { name: 'Ann', now });

test('a game that is over is seen again as one of a server is, with its shuffle to be checked', () => {
  const storage = emptyStorage();
  const first = finished(begin(5));
  const second = finished(samePractice(first, 6));
  for (const game of [first, second]) new KeptPractice(storage).keep(game);
  const past = practicePast(storage, second.id);
  if (!past.ok) throw new Error(past.error);
  const source = readPast(second.id, past.value);
  expect(source).toMatchObject({
    ok: true,
    value: {
      names: ['Ann', 'Abbesses'],
      moves: second.played.moves,
      bots: [undefined, 'normal'],
      isSameDeal: true,
      sameDealOf: first.id,
      shuffle: { type: 'opened', isKept: true },
    },
  });
});

test('a game that goes on has no past yet', () => {
  const storage = emptyStorage();
  const game = begin(5);
  new KeptPractice(storage).keep(game);
  expect(practicePast(storage, game.id)).toEqual({ ok: false, error: 'not-found' });
});

test('the last twenty games that are over are kept, each once, the newest first', () => {
  const kept = new KeptPractice(emptyStorage());
  const games = Array.from({ length: 22 }, (_, now) => finished(begin(now)));
  for (const game of games) {
    kept.keep(game);
    kept.keep(game);
  }
  expect(kept.over().map(({ playedAt }) => playedAt)).toEqual(
    Array.from({ length: 20 }, (_, index) => 21 - index),
  );
});

test('the home screen is told of the game that goes on, and of none that is over', () => {
  const storage = emptyStorage();
  expect(unfinishedPractice(storage)).toBeUndefined();
  const game = begin(5);
  new KeptPractice(storage).keep(game);
  expect(unfinishedPractice(storage)).toEqual({ others: ['Abbesses'], playedAt: 5 });
  new KeptPractice(storage).keep(finished(game));
  expect(unfinishedPractice(storage)).toBeUndefined();
});
