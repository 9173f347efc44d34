/** What the server would answer to a page that asks: made from a game that was played at random. */
import { commitmentOf } from '../../common/deal/commitment.ts';
import { dealFrom, parseSeed } from '../../common/deal/deal.ts';
import type { GameSummaryAnswer } from '../../common/protocol/api.ts';
import { formatRecord } from '../../common/record/record.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { publicDealOf } from '../../common/rules/setup.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import type { AppAccount, AppQueries } from '../ui/app-model.ts';
import { SAMPLE_DAYS, sampleDay } from './sample-days.ts';
import type { Scene } from './scene.ts';

const SEED = parseSeed('5eed'.repeat(8));

/** The answers of a scene: a running game where it says how many tiles lie, else a finished one. */
export const galleryQueries = (scene: Scene): AppQueries => ({
  pastOf: async () => ({ ok: true, value: samplePast(scene) }),
  ownGames: async (which) => ({
    ok: true,
    value: { games: scene.tables.length > 0 ? [...OWN[which]] : [] },
  }),
  deal: async () => ({ ok: true, value: DEAL }),
  invitation: async (code) => {
    const { players, expansions } = scene.options;
    return { ok: true, value: { code, host: 'Marek', players, expansions, clock: 'normal' } };
  },
  practice: async () =>
    scene.tables.length > 0 ? { others: ['Abbesses'], playedAt: Date.now() - 2 * HOUR } : undefined,
  day: async (day) => ({ ok: true, value: sampleDay(day) }),
  ownDays: async () => ({ ok: true, value: SAMPLE_DAYS }),
});

const SEEN = { createdAt: 0, seenAt: Date.now() - 3 * 86_400_000 };

/** A gallery has nobody to move or to forget. */
export const GALLERY_ACCOUNT: AppAccount = {
  rename: async () => ({ ok: true, value: undefined }),
  makeCode: async () => ({ ok: true, value: { code: 'BCDFGHJKMN', lasts: 600_000 } }),
  takeCode: async () => ({ ok: false, error: 'not-found' }),
  devices: async () => ({
    ok: true,
    value: [
      { ...SEEN, id: 'laptop', browser: 'Firefox', system: 'Linux', isThis: true },
      {
        ...SEEN,
        id: 'phone',
        browser: 'Samsung Internet for Android',
        system: 'Android',
        isThis: false,
      },
      { ...SEEN, id: 'other', browser: '', system: '', isThis: false },
    ],
  }),
  endDevice: async () => ({ ok: true, value: undefined }),
  deleteData: async () => ({ ok: false, error: 'unreachable' }),
};

const OPTIONS: GameSummaryAnswer['options'] = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
};

const DEAL = {
  options: OPTIONS,
  earlier: [
    { name: 'Marek', score: 62 },
    { name: 'Ines', score: 58 },
  ],
};

const HOUR = 3_600_000;

const gameOf = (
  code: string,
  hoursAgo: number,
  others: readonly string[],
  facts: Partial<GameSummaryAnswer>,
): GameSummaryAnswer => ({
  code,
  status: 'playing',
  options: OPTIONS,
  seats: ['Ines', ...others].map((name, seat) => ({ seat, name, isMe: seat === 0 })),
  createdAt: Date.now() - hoursAgo * HOUR,
  hasBegun: true,
  isSameDeal: false,
  ...facts,
});

const OWN: Readonly<Record<'unfinished' | 'over', readonly GameSummaryAnswer[]>> = {
  unfinished: [
    gameOf('KTMRBX', 1, ['Marek'], { turn: 1 }),
    gameOf('RSTVWX', 30, ['田中さくら', 'Maximiliane-Sophie', 'Bo'], { turn: 0 }),
    gameOf('BCDFGH', 2, [], { status: 'waiting' }),
  ],
  over: [
    gameOf('PNRSTV', 75, ['Marek'], {
      status: 'finished',
      result: { scores: [91, 84], winners: [0] },
    }),
    gameOf('MNPRST', 300, ['Bo', 'Ada'], {
      status: 'finished',
      result: { scores: [61, 84, 70], winners: [1] },
    }),
  ],
};

function samplePast({ options, laid }: Scene) {
  if (SEED === undefined) throw new Error('no seed');
  const { replay, record } = playRandomGame(options, SEED);
  const commitment = commitmentOf(SEED);
  const moves = replay.steps.slice(0, laid);
  const phase = moves.at(-1)?.state.phase;
  if (phase?.type !== 'playing')
    return {
      status: 'finished' as const,
      commitment,
      bots: [],
      dealId: 'sAmpLe-DeaL-iD_0',
      record: JSON.parse(formatRecord(record)),
    };
  return {
    status: 'playing' as const,
    commitment,
    bots: [],
    isSameDeal: false,
    options,
    seats: [...record.seats],
    shown: JSON.parse(JSON.stringify(publicDealOf(dealFrom(SEED, options), options))),
    moves: moves.map(formatMove),
    turn: phase.turn,
  };
}
