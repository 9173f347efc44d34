/**
 * Finds secrets in the bytes that a client receives. They come as plain text, so that they can be
 * found: kinds of tiles by their four letters, what seats hold as JSON: shares as `"40":"C"`, numbers as
 * `[3,12,17,32]`.
 */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { CENTRAL_SQUARES } from '../../common/rules/board.ts';
import { holdingsSeenBy } from '../../common/rules/holdings.ts';
import { rotateTile, TILE_CODES } from '../../common/rules/tiles.ts';
import type { TestPlayer } from './test-player.ts';

/** Texts may overlap. */
const TEXTS = [/(?=([a-d]{4}))/g, /(?=("[1-4]0":"[A-H]"))/g, /(?<=[[,])(?=(\d\d?,\d\d?)[,\]])/g];

/** The secrets that stand in a text: kinds of tiles, shares, and station numbers two by two. */
export const secretsIn = (text: string): readonly string[] =>
  TEXTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, secret = '']) => secret)).filter(
    isSecret,
  );

function isSecret(text: string): boolean {
  if (/^[a-d]/.test(text)) return TILE_CODES.some((code) => code === text);
  if (!/^\d/.test(text)) return true;
  return text.split(',').every((number) => Number(number) >= 1 && Number(number) <= 32);
}

/** The secrets that everybody may know of a game at this moment. */
export function publicSecrets({
  game,
  moves,
  shown,
}: Pick<GameSnapshot, 'game' | 'moves' | 'shown'>): readonly string[] {
  const { holdings, phase, board } = game;
  const laid = moves.flatMap(({ action }) =>
    action.type === 'place' ? [action.tile, rotateTile(action.tile, action.rotation)] : [],
  );
  return [
    ...laid,
    ...CENTRAL_SQUARES.flatMap((square) => board[square] ?? []),
    ...secretsIn(JSON.stringify(shown)),
    ...(phase.type === 'finished' ? heldBy(holdings) : []),
  ];
}

/** What one's own hand and holdings tell. */
export function ownSecrets({ game, me }: Pick<GameSnapshot, 'game' | 'me'>): readonly string[] {
  if (me === undefined) return [];
  const hand = game.hands[me];
  const tiles = hand?.type === 'open' ? [...hand.tiles, ...(hand.drawn ? [hand.drawn] : [])] : [];
  return [...tiles, ...heldBy(holdingsSeenBy(game.holdings, me))];
}

const heldBy = (holdings: GameSnapshot['game']['holdings']) => secretsIn(JSON.stringify(holdings));

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
