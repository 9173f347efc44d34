import { afterEach, expect, test, vi } from 'vitest';
import type { GameSummaryAnswer } from '../../common/protocol/api.ts';
import { ok } from '../../common/rules/result.ts';
import { recountOnIcon, showOnIcon } from './app-badge.ts';

afterEach(() => vi.unstubAllGlobals());

const game = (code: string, turn: number): GameSummaryAnswer => ({
  code,
  status: 'playing',
  options: { players: 2, rotation: false, handSize: 1, expansions: [] },
  seats: [
    { seat: 0, name: 'Ann', isMe: true },
    { seat: 1, name: 'Ben', isMe: false },
  ],
  turn,
  createdAt: 0,
  hasBegun: true,
  isSameDeal: false,
});
const GAMES = [game('BBBBBB', 0), game('CCCCCC', 1), game('DDDDDD', 0)];

/** The numbers that the icon of a page shows, one after another. */
function icon({ isInstalled }: { readonly isInstalled: boolean }): readonly number[] {
  const shown: number[] = [];
  vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void shown.push(count) });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  return shown;
}

test('the icon shows in how many games it is the player’s turn', () => {
  const shown = icon({ isInstalled: true });
  showOnIcon(GAMES);
  showOnIcon([]);
  expect(shown).toEqual([2, 0]);
});

test('a browser without numbers on icons does nothing', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showOnIcon(GAMES)).not.toThrow();
});

test.each([
  [true, [1]],
  [false, []],
])(
  'whoever leaves a table has them counted anew where the page is installed: %s',
  async (isInstalled, counts) => {
    const shown = icon({ isInstalled });
    const ownGames = async () => ok({ games: [game('BBBBBB', 0)] });
    await recountOnIcon({ ownGames });
    expect(shown).toEqual(counts);
  },
);
