import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Action, legalActions } from '../../common/rules/game.ts';
import { parseSquare } from '../../common/rules/ids.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { TILE_CODES } from '../../common/rules/tiles.ts';
import type { RunningApp } from '../app.ts';
import {
  allUntil,
  bothAt,
  codeOf,
  playOn,
  playOne,
  seatedTable,
  startedTable,
} from '../testing/games.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What all of them see; a command that changes nothing leaves it as it was. */
const seenBy = (players: readonly TestPlayer[]) => players.map(({ snapshot }) => snapshot);

function firstLegal(player: TestPlayer): Action {
  const [action] = legalActions(player.game.game);
  if (action === undefined) throw new Error('no legal action');
  return action;
}

function placing(player: TestPlayer, change: Partial<Extract<Action, { type: 'place' }>>): Action {
  const action = legalActions(player.game.game).find(({ type }) => type === 'place');
  if (action?.type !== 'place') throw new Error('nothing to place');
  return { ...action, ...change };
}

const D4 = parseSquare('D4');
if (D4 === undefined) throw new Error('no D4');

describe('a command', () => {
  test('that breaks a rule is refused with the rule and changes nothing', async () => {
    const players = await startedTable(server.url);
    await playOne(players);
    const { onTurn, other } = bothAt(players);
    const hand = onTurn.game.game.hands[onTurn.game.me ?? 0];
    const own = hand?.type === 'open' ? hand.tiles : [];
    const foreign = TILE_CODES.find((code) => !own.includes(code));
    const before = seenBy(players);
    const ask = (action: Action) => onTurn.play(action, { id: formatAction(action) });
    expect(await ask(placing(onTurn, { square: D4 }))).toBe('centre');
    expect(await ask(placing(onTurn, { tile: foreign ?? 'aaaa' }))).toBe('tile-not-in-hand');
    expect(await other.play({ type: 'draw' })).toBe('not-your-turn');
    expect(await onTurn.play({ type: 'draw' }, { basedOn: 0 })).toBe('stale');
    expect(await onTurn.play({ type: 'draw' }, { id: 'b', basedOn: 9 })).toBe('stale');
    expect(seenBy(players)).toEqual(before);
  });

  test('that is repeated acts once, at once or later, and is answered alike', async () => {
    const players = await startedTable(server.url);
    const { onTurn } = bothAt(players);
    const action = firstLegal(onTurn);
    const command = { id: 'once', basedOn: 0 };
    const twice = await Promise.all([onTurn.play(action, command), onTurn.play(action, command)]);
    expect(twice).toEqual([{ sequence: 1 }, { sequence: 1 }]);
    await allUntil(players, 1);
    await playOne(players);
    expect(await onTurn.play(action, command)).toEqual({ sequence: 1 });
    expect(players.map(({ game }) => game.moves.length)).toEqual([2, 2]);
  });

  test('is accepted once of two that were based on one state', async () => {
    const players = await startedTable(server.url);
    const { onTurn } = bothAt(players);
    const [first, second] = legalActions(onTurn.game.game);
    if (first === undefined || second === undefined) throw new Error('too few actions');
    const answers = await Promise.all([
      onTurn.play(first, { id: 'a' }),
      onTurn.play(second, { id: 'b' }),
    ]);
    expect(answers).toEqual([{ sequence: 1 }, 'stale']);
  });

  test('of somebody without a seat is refused', async () => {
    const players = await startedTable(server.url);
    const watcher = await TestPlayer.enter(server.url, 'Willa', codeOf(players), 'spectator');
    expect(await watcher.play({ type: 'draw' })).toBe('no-seat');
    expect(await watcher.ask('ready', { isReady: true })).toBe('not-waiting');
    expect(await watcher.ask('start')).toBe('no-seat');
    expect(await watcher.ask('sit')).toBe('not-waiting');
  });

  test('before the start or after the end is refused', async () => {
    const players = await seatedTable(server.url);
    const [host, guest] = players;
    const draw = { id: 'a', basedOn: 0, action: 'draw' };
    expect(await host?.ask('play', draw)).toBe('not-started');
    expect(await guest?.ask('start')).toBe('not-host');
    expect(await host?.ask('start')).toBe('not-all-ready');
    await guest?.ask('ready', { isReady: true });
    await host?.ask('start');
    await allUntil(players, 0);
    await playOn(players);
    expect(await host?.play({ type: 'draw' })).toBe('game-finished');
  });
});

describe('a player who changes the shown name', () => {
  test.each([seatedTable, startedTable])('is seen under it by all, tidied', async (prepare) => {
    const players = await prepare(server.url);
    const watcher = await TestPlayer.enter(server.url, 'Willa', codeOf(players), 'spectator');
    expect(await players[1]?.ask('rename', { name: ' Bé\u202erta  Bö ' })).toBeUndefined();
    for (const player of [...players, watcher]) {
      const { seats } = await player.until(({ seats }) => seats[1]?.occupant?.name !== 'Bert');
      expect(seats.map(({ occupant }) => occupant?.name)).toEqual(['Anna', 'Bérta Bö']);
    }
  });

  test('keeps it when sitting down again', async () => {
    const players = await seatedTable(server.url);
    await players[1]?.ask('rename', { name: 'Berta' });
    await players[1]?.ask('sit');
    await players[0]?.until(({ seats }) => seats[1]?.occupant?.name === 'Berta');
    expect(players[1]?.snapshot.seats[1]?.occupant?.name).toBe('Berta');
  });

  test('must have a seat and a name', async () => {
    const players = await seatedTable(server.url);
    const watcher = await TestPlayer.enter(server.url, 'Willa', codeOf(players), 'spectator');
    const before = seenBy(players);
    expect(await watcher.ask('rename', { name: 'Anna' })).toBe('no-seat');
    expect(await players[0]?.ask('rename', { name: ' \u200b ' })).toBe('malformed');
    expect(await players[0]?.ask('rename', { name: 'Ann', seat: 1 })).toBe('malformed');
    expect(seenBy(players)).toEqual(before);
  });
});

describe('a malformed request', () => {
  test.each<[string, string, unknown]>([
    ['nothing', 'play', undefined],
    ['null', 'play', null],
    ['a text', 'play', 'draw'],
    ['a list', 'play', []],
    ['no fields', 'play', {}],
    ['a field too many', 'play', { id: 'a', basedOn: 0, action: 'draw', seat: 1 }],
    ['an id that is too long', 'play', { id: 'a'.repeat(41), basedOn: 0, action: 'draw' }],
    ['a number that is none', 'play', { id: 'a', basedOn: Number.NaN, action: 'draw' }],
    ['a number below zero', 'play', { id: 'a', basedOn: -1, action: 'draw' }],
    ['an action that is none', 'play', { id: 'a', basedOn: 0, action: 'cbaa@Z9' }],
    ['a tile that is none', 'play', { id: 'a', basedOn: 0, action: 'abcd@A1' }],
    ['readiness of another kind', 'ready', { isReady: 'yes' }],
    ['a start with a field', 'start', { now: true }],
    ['a prototype', 'ready', JSON.parse('{"__proto__":{"isReady":true}}')],
  ])('is refused and no more: %s', async (_what, name, message) => {
    const players = await startedTable(server.url);
    const before = seenBy(players);
    const { onTurn } = bothAt(players);
    expect(await onTurn.ask(name, message)).toBe('malformed');
    expect(seenBy(players)).toEqual(before);
    expect(await onTurn.play(firstLegal(onTurn))).toEqual({ sequence: 1 });
  });

  test('that names nothing known fails', async () => {
    const player = await TestPlayer.make(server.url, 'Anna');
    await expect(player.ask('constructor', {})).rejects.toThrow('no onMessage');
    expect(await player.ask('start')).toBe('seats-not-full');
  });
});
