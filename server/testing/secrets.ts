/**
 * Finds secrets in the bytes that a client receives. They come as plain text, so that they can be
 * found: kinds of tiles by their four letters, shares as `C40 A30 H20 C10`, numbers as `3 12 17 32`.
 */
import { formatNumbers, formatShares } from '../../common/protocol/holding-text.ts';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { CENTRAL_SQUARES } from '../../common/rules/board.ts';
import { rotateTile, TILE_CODES } from '../../common/rules/tiles.ts';
import type { TestPlayer } from './test-player.ts';

/**
 * Texts may overlap. With the space beside it a share can't be part of a random id; the space of a
 * central wagon and a percentage (`F5 20`) are no numbers.
 */
const TEXTS = [
  /(?=([a-d]{4}))/g,
  /(?=([A-H]40 | [A-H][123]0))/g,
  /(?<![A-H\d])(?=(\d\d? \d\d?)(?!\d))/g,
];

/** The secrets that stand in a text: kinds of tiles, shares, and station numbers two by two. */
const secretsIn = (text: string): readonly string[] =>
  TEXTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, secret = '']) => secret)).filter(
    isSecret,
  );

function isSecret(text: string): boolean {
  if (/^[a-d]/.test(text)) return TILE_CODES.some((code) => code === text);
  if (!/^\d/.test(text)) return true;
  return text.split(' ').every((number) => Number(number) >= 1 && Number(number) <= 32);
}

/** The secrets that everybody may know of a game at this moment. */
function publicSecrets({ game, moves, shown }: GameSnapshot): readonly string[] {
  const { holdings, phase, board } = game;
  const laid = moves.flatMap(({ action }) =>
    action.type === 'place' ? [action.tile, rotateTile(action.tile, action.rotation)] : [],
  );
  return [
    ...laid,
    ...CENTRAL_SQUARES.flatMap((square) => board[square] ?? []),
    ...(shown.market === undefined ? [] : secretsIn(formatShares(shown.market))),
    ...(phase.type === 'finished' ? heldBy(holdings) : []),
  ];
}

/** What an own hand and own holdings tell. */
function ownSecrets({ game, me }: GameSnapshot): readonly string[] {
  if (me === undefined) return [];
  const hand = game.hands[me];
  const tiles = hand?.type === 'open' ? [...hand.tiles, ...(hand.drawn ? [hand.drawn] : [])] : [];
  const { shares, numbers } = game.holdings;
  return [...tiles, ...heldBy({ shares: [shares?.[me]], numbers: [numbers?.[me]] })];
}

const heldBy = ({ shares = [], numbers = [] }: GameSnapshot['game']['holdings']) => [
  ...shares.flatMap((held) => (held === undefined ? [] : secretsIn(formatShares(held)))),
  ...numbers.flatMap((held) => (held === undefined ? [] : secretsIn(formatNumbers(held)))),
];

/** What one client may know, and what its bytes told. */
export class SecretReader {
  readonly player: TestPlayer;
  /** Secrets that came too early, or to whom they don't concern. */
  readonly leaks: string[] = [];
  /** Own secrets that were read before everybody knew them: they would be found elsewhere too. */
  readonly own = new Set<string>();
  /** Everything that was read. */
  readonly found = new Set<string>();
  readonly #known = new Set<string>();
  #read = 0;

  constructor(player: TestPlayer) {
    this.player = player;
  }

  /**
   * Reads the new frames: all secrets in them must be the client's own, or known to everybody. Answers
   * the game as the client knows it.
   */
  read(): GameSnapshot {
    const snapshot = this.player.game;
    for (const secret of publicSecrets(snapshot)) this.#known.add(secret);
    const own = ownSecrets(snapshot);
    const frames = this.player.frames.slice(this.#read);
    this.#read += frames.length;
    for (const secret of frames.flatMap(textOf).flatMap(secretsIn)) {
      this.found.add(secret);
      if (this.#known.has(secret)) continue;
      if (own.includes(secret)) this.own.add(secret);
      else this.leaks.push(secret);
    }
    for (const secret of own) this.#known.add(secret);
    return snapshot;
  }
}

const textOf = (frame: Uint8Array): string => Buffer.from(frame).toString('latin1');

/** The secrets of all holdings that are open in a game. */
export const holdingSecrets = ({ game }: GameSnapshot): readonly string[] => heldBy(game.holdings);
