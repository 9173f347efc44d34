import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTICE_KINDS, type NoticeKind } from '../../common/protocol/notices.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import { pushAnswer } from '../../common/protocol/push.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import { type Action, type GameView, legalActions } from '../../common/rules/game.ts';
import type { RunningApp } from '../app.ts';
import { formatMetrics } from '../metrics.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { idOf, PATIENTLY, secretOf } from '../testing/fixtures.ts';
import { allUntil, bothAt, codeOf, playFor, seatedTable, startedTable } from '../testing/games.ts';
import { PushService, senderOf } from '../testing/push-service.ts';
import type { BrowserSubscription } from '../testing/subscriptions.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

const DAYS = { ...BASE_TABLE, clock: 'day' } as const;
const contact = 'mailto:test@metro.example';

let push: PushService;
let store: GameStore;
let server: RunningApp;
beforeAll(async () => {
  push = await PushService.start();
  store = await openStore(':memory:');
  const plan = { contact, reach: 'this-machine', patience: 100 } as const;
  server = await startTestServer({}, { store, push: plan });
});
afterAll(async () => {
  await server.close();
  push.close();
});

let browsers = 0;

/** A new browser of a player, which has subscribed; its older one is told nothing more. */
async function browserOf(name: string, kinds: readonly NoticeKind[] = NOTICE_KINDS) {
  browsers += 1;
  const browser = push.browser(`/${browsers}`, { kinds, language: 'ja' });
  const answer = await fetch(`${server.url}/api/me/push`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secretOf(name)}`,
    },
    body: JSON.stringify(browser.request),
  });
  expect(answer.status).toBe(204);
  return browser;
}

const noticesTo = (browser: BrowserSubscription) =>
  expect.poll(() => push.notices(browser), PATIENTLY);

/** Lays a tile: each action is a whole turn. */
const laying = (view: GameView): Action => {
  const action = legalActions(view).find(({ type }) => type === 'place');
  if (action === undefined) throw new Error('nothing can be laid');
  return action;
};

const untilAway = (player: TestPlayer, name: string) =>
  player.until(({ seats }) =>
    seats.some(({ occupant }) => occupant?.name === name && occupant.presence === 'away'),
  );

/** A game of two of whom the one who isn't on turn has gone, with a browser that wants to be told. */
async function halfEmptyGame(table: TableOptions = DAYS) {
  const players = await startedTable(server.url, table);
  const { onTurn, other } = bothAt(players);
  const [here, away] = [await browserOf(onTurn.name), await browserOf(other.name)];
  other.drop();
  await untilAway(onTurn, other.name);
  return { code: codeOf(players), onTurn, other, here, away };
}

test('in a game of days, whoever has gone is told that it is their turn; whoever is there is not', async () => {
  const { code: table, onTurn, other, here, away } = await halfEmptyGame();
  await playFor(onTurn, laying);
  await noticesTo(away).toEqual([{ kind: 'turn', table, others: [onTurn.name], language: 'ja' }]);
  const [delivery] = push.deliveries.filter(({ path }) => away.request.endpoint.endsWith(path));
  if (delivery === undefined) throw new Error('nothing was delivered');
  expect(delivery.headers).toMatchObject({ ttl: '86400', topic: table, urgency: 'normal' });
  const key = pushAnswer.parse(await (await fetch(`${server.url}/api/push`)).json()).publicKey;
  expect(await senderOf(delivery, key)).toMatchObject({ sub: contact, aud: push.url });
  const back = await TestPlayer.enter(server.url, other.name, table);
  await playFor(back, laying);
  await onTurn.untilSequence(2);
  onTurn.drop();
  await untilAway(back, onTurn.name);
  expect(push.notices(here)).toEqual([]);
});

test('a game by a live clock calls nobody back', async () => {
  const { onTurn, away } = await halfEmptyGame({ ...BASE_TABLE, clock: 'normal' });
  await playFor(onTurn, laying);
  const later = await halfEmptyGame();
  await playFor(later.onTurn, laying);
  await noticesTo(later.away).toHaveLength(1);
  expect(push.notices(away)).toEqual([]);
});

test('of the end those are told who want to know of ends, and may come back', async () => {
  const players = await startedTable(server.url, { ...DAYS, players: 3 });
  const [leaving, away, staying] = players;
  if (leaving === undefined || away === undefined || staying === undefined)
    throw new Error('no three');
  const theirs = await browserOf(away.name, ['end']);
  const lefts = await browserOf(leaving.name, ['end']);
  away.drop();
  await untilAway(staying, away.name);
  await leaving.room.leave(true);
  await staying.until(({ seats }) => seats.some(({ occupant }) => occupant?.presence === 'left'));
  await staying.ask('end', { agrees: true });
  await noticesTo(theirs).toMatchObject([{ kind: 'end', others: [leaving.name, staying.name] }]);
  expect(push.notices(lefts)).toEqual([]);
});

test.each([404, 410])(
  'a browser of which the service answers %i is told nothing more',
  async (status) => {
    const { onTurn, other, away } = await halfEmptyGame();
    push.answers.set(new URL(away.request.endpoint).pathname, status);
    await playFor(onTurn, laying);
    await expect.poll(() => store.subscriptions.ofPlayer(idOf(other.name)), PATIENTLY).toEqual([]);
  },
);

test.each([0, 500])(
  'a service that answers %i delays no game, and is asked again',
  async (status) => {
    const { code, onTurn, other, away } = await halfEmptyGame();
    push.answers.set(new URL(away.request.endpoint).pathname, status);
    const before = await failures();
    await playFor(onTurn, laying);
    await expect.poll(failures, PATIENTLY).toBe(before + 1);
    const back = await TestPlayer.enter(server.url, other.name, code);
    expect(back.game.sequence).toBe(1);
    expect(await store.subscriptions.ofPlayer(idOf(other.name))).toHaveLength(1);
  },
);

/** How many notices could not be sent so far. */
async function failures(): Promise<number> {
  const line = /^metro_notices_total\{outcome="failed"\} (\d+)$/m.exec(await formatMetrics());
  return Number(line?.[1] ?? 0);
}

test('whoever has the page open and doesn’t see it is told that the game begins, and of turns', async () => {
  const [anna, bert] = await seatedTable(server.url, DAYS);
  if (anna === undefined || bert === undefined) throw new Error('no two');
  const [hers, his] = [await browserOf('Anna'), await browserOf('Bert')];
  await bert.ask('ready', { isReady: true });
  await bert.ask('looking', { isLooking: false });
  await anna.ask('start');
  await allUntil([anna, bert], 0);
  const { onTurn } = bothAt([anna, bert]);
  if (onTurn === anna) await playFor(anna, laying);
  await noticesTo(his).toMatchObject([{ kind: 'begin' }, { kind: 'turn' }]);
  await bert.ask('looking', { isLooking: true });
  await bert.untilSequence(anna.game.sequence);
  await playFor(bert, laying);
  await anna.untilSequence(bert.game.sequence);
  await playFor(anna, laying);
  await bert.untilSequence(anna.game.sequence);
  expect(push.notices(his)).toHaveLength(2);
  expect(push.notices(hers)).toEqual([]);
});

test('whoever enters without seeing the page is told as well', async () => {
  const { code, onTurn, other, away } = await halfEmptyGame();
  const entry = { name: other.name, as: 'player', isLooking: false };
  await clientOf(server.url, other.name).joinById(code, entry);
  await onTurn.until(({ seats }) => seats.every(({ occupant }) => occupant?.presence === 'here'));
  await playFor(onTurn, laying);
  await noticesTo(away).toMatchObject([{ kind: 'turn' }]);
});

test('the queue calls those who wait elsewhere, and no others', async () => {
  const [his, theirs] = [await browserOf('Bert'), await browserOf('Cleo')];
  const wish = { players: 2, pace: 'none' } as const;
  const wait = (name: string, isLooking: boolean) =>
    clientOf(server.url, name).joinOrCreate(QUICK_MATCH_ROOM, { name, ...wish, isLooking });
  const cleo = await wait('Cleo', false);
  await cleo.request('looking', { isLooking: true });
  const bert = await wait('Bert', false);
  for (const room of [bert, cleo]) {
    room.reconnection.enabled = false;
    room.onMessage('*', () => {});
  }
  await noticesTo(his).toMatchObject([{ kind: 'begin', others: [] }]);
  expect(push.notices(theirs)).toEqual([]);
});
