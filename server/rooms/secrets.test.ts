import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomBelow } from '../../common/deal/deal.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import { type Action, type GameView, legalActions } from '../../common/rules/game.ts';
import { rotateTile, TILE_CODES, type TileCode } from '../../common/rules/tiles.ts';
import type { RunningApp } from '../app.ts';
import { chooser, testSeed } from '../testing/fixtures.ts';
import { codeOf, playOne, startedTable, turnAt } from '../testing/games.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

/**
 * How this is sound: a client may learn of a kind of tile when one of that kind is laid, or is in its
 * own hand. Until then the four letters of its code must not be in any byte that the client receives.
 * Every kind is in somebody's hand before it is first laid, so that each of the 24 is a secret for a
 * while from everybody else; and the letters do come to the owner, so that they would be found.
 */
let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hasCode = (frame: Uint8Array, code: string) => Buffer.from(frame).includes(code, 0, 'latin1');

/** The kinds whose code is in any of the frames from one on. */
const kindsIn = (frames: readonly Uint8Array[], from: number): ReadonlySet<TileCode> =>
  new Set(TILE_CODES.filter((code) => frames.slice(from).some((frame) => hasCode(frame, code))));

/** What one client may know, and how many of its frames have been read. */
class Reader {
  readonly player: TestPlayer;
  readonly known: Set<TileCode>;
  readonly leaks: string[] = [];
  /** Kinds of its own hand that were read before they were known from the table. */
  readonly ownSecrets = new Set<TileCode>();
  #read = 0;

  constructor(player: TestPlayer, laid: ReadonlySet<TileCode> = new Set()) {
    this.player = player;
    this.known = new Set(laid);
  }

  /** Reads the new frames: nothing in them may be a secret. */
  read(laid: readonly TileCode[]): void {
    for (const code of laid) this.known.add(code);
    const own = this.#ownTiles();
    for (const code of kindsIn(this.player.frames, this.#read)) {
      if (this.known.has(code)) continue;
      if (own.has(code)) this.ownSecrets.add(code);
      else this.leaks.push(code);
    }
    for (const code of own) this.known.add(code);
    this.#read = this.player.frames.length;
  }

  #ownTiles(): ReadonlySet<TileCode> {
    const { game, me } = this.player.game;
    const hand = me === undefined ? undefined : game.hands[me];
    if (hand?.type !== 'open') return new Set();
    return new Set(hand.drawn === undefined ? hand.tiles : [...hand.tiles, hand.drawn]);
  }
}

/** Draws whenever that is allowed and a number is even: drawn tiles are secrets of their own. */
function drawingChooser(): (view: GameView) => Action {
  const choose = chooser();
  const below = randomBelow(testSeed('2'), 'draws');
  return (view) => {
    const draw = legalActions(view).find(({ type }) => type === 'draw');
    return draw !== undefined && below(2) === 0 ? draw : choose(view);
  };
}

const laidBy = (action: Action): readonly TileCode[] =>
  action.type === 'place' ? [action.tile, rotateTile(action.tile, action.rotation)] : [];

describe('hidden tiles', () => {
  test.each<TableOptions>([
    { players: 2, rotation: false, handSize: 1, expansions: [], isPublic: true },
    { players: 3, rotation: true, handSize: 3, expansions: [], isPublic: true },
  ])('never reach others: $players seats, hand of $handSize', async (table) => {
    const players = await startedTable(server.url, table);
    const enter = (name: string) =>
      TestPlayer.enter(server.url, name, codeOf(players), 'spectator');
    const readers = players.map((player) => new Reader(player));
    const watchers = [new Reader(await enter('Willa'))];
    const laid = new Set<TileCode>();
    const choose = drawingChooser();
    for (const reader of [...readers, ...watchers]) reader.read([]);
    while (turnAt(players).onTurn !== undefined) {
      if (turnAt(players).onTurn?.game.sequence === 7) {
        watchers.push(new Reader(await enter('Late Lena'), laid));
        watchers.at(-1)?.read([]);
      }
      const watching = watchers.map(({ player }) => player);
      const codes = laidBy(await playOne(players, choose, watching));
      for (const code of codes) laid.add(code);
      for (const reader of [...readers, ...watchers]) reader.read(codes);
    }
    expect(laid.size).toBe(TILE_CODES.length);
    for (const { player, leaks } of [...readers, ...watchers])
      expect([player.name, leaks]).toEqual([player.name, []]);
    for (const { ownSecrets } of readers) expect(ownSecrets.size).toBeGreaterThan(3);
    expect(watchers).toHaveLength(2);
  });

  test('nor does the seed reach anybody', async () => {
    const players = await startedTable(server.url);
    await playOne(players);
    for (const { frames } of players) {
      expect(frames.length).toBeGreaterThan(2);
      expect(frames.some((frame) => hasCode(frame, testSeed()))).toBe(false);
    }
  });
});
