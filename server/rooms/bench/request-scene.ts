/** A busy server for `bench:requests`, and what a stranger may ask of it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import { FIRST_LOOK, MOST_TABLES } from '../../../common/protocol/lobby-lists.ts';
import { TABLE_ROOM, type TableOptions } from '../../../common/protocol/options.ts';
import { secretOf } from '../../testing/fixtures.ts';
import { codeOf, playAlone, playOn, playOne, startedTable } from '../../testing/games.ts';
import { LobbyVisitor } from '../../testing/lobby.ts';
import { BASE_TABLE, clientOf, TestPlayer } from '../../testing/test-player.ts';
import { makeTables } from './many-tables.ts';
import { METRICS_TOKEN } from './messages.ts';

/** Tables in the list. */
const TABLES = 2000;
/** One fewer than may watch a table. */
const WATCHERS = 49;
/** Unfinished games of one player, more than are told of at a time: each is entered once. */
const OLD_GAMES = 40;
/** Longer than it takes until an empty room closes at this server, in milliseconds. */
const ROOMS_CLOSED = 4000;

/** The longest game there is. */
const FULLEST: TableOptions = {
  ...BASE_TABLE,
  players: 6,
  handSize: 3,
  rotation: true,
  expansions: ['companies', 'central-wagons'],
};

const FULL_OF_BOTS: TableOptions = { ...FULLEST, handSize: 1, botPace: 'instant' };

/** What may be asked, by name. Each may be asked again and again. */
type Requests = Readonly<Record<string, () => Promise<unknown>>>;

/** Makes the scene. */
export async function prepareScene(url: string): Promise<Requests> {
  await makeTables(url, 'Waiting', TABLES);
  const waiting = await TestPlayer.make(url, 'Host', BASE_TABLE);
  await watch(url, waiting.code);
  const played = await startedTable(url);
  await watch(url, codeOf(played));
  const finished = await startedTable(url, FULLEST);
  await playOn(finished);
  const old = await playOldGames(url);
  return {
    ...apiRequests(url, codeOf(finished)),
    ...(await lobbyRequests(url)),
    ...(await passwordRequests(url)),
    'making a table': () => TestPlayer.make(url, nextName()).then(leave),
    'watching beside 49 others': () => enterToWatch(url, codeOf(played)).then(leave),
    'two changes of options before 49 watchers': async () => {
      await waiting.ask('settings', { table: { ...BASE_TABLE, rotation: true } });
      await waiting.ask('settings', { table: BASE_TABLE });
    },
    'an action before 49 watchers': () => playOne(played),
    'a game of 40 actions, entered after its room closed': async () =>
      leave(await TestPlayer.enter(url, 'Anna', old.pop() ?? '')),
    'a whole game of five bots': () => playWithBots(url),
  };
}

function apiRequests(url: string, finished: string): Requests {
  const get = (path: string) => () => ask(url, path, { who: 'Anna' });
  return {
    'a new guest': () => ask(url, '/api/guest', { method: 'POST' }),
    oneself: get('/api/me'),
    'another name': () => ask(url, '/api/me', { method: 'PUT', body: { name: nextName() } }),
    'one’s devices': get('/api/devices'),
    'to be forgotten': () => ask(url, '/api/me', { method: 'DELETE', who: nextName() }),
    'one’s games, 20 of them without a room': get('/api/games/mine'),
    'the record of the fullest game': get(`/api/records/${finished}`),
    'the same to download': get(`/api/records/${finished}/download`),
    'the figures': () => ask(url, '/metrics', { proof: METRICS_TOKEN }),
  };
}

async function lobbyRequests(url: string): Promise<Requests> {
  const { room } = await LobbyVisitor.enter(url);
  return {
    'entering the list of 2,000 tables': () => LobbyVisitor.enter(url).then(leave),
    'the longest list': () => room.request('look', { ...FIRST_LOOK, count: MOST_TABLES }),
    'a filter that nothing passes': () =>
      room.request('look', { ...FIRST_LOOK, filter: { handSize: 3 }, count: MOST_TABLES }),
  };
}

async function passwordRequests(url: string): Promise<Requests> {
  const make = (name: string) => {
    const options = { table: BASE_TABLE, name, as: 'player', password: 'secret' };
    return clientOf(url, name).create(TABLE_ROOM, options);
  };
  const { roomId } = await make('Locked');
  return {
    'making a table with a password': () => make(nextName()).then((room) => room.leave()),
    'a wrong password': () =>
      clientOf(url, nextName())
        .joinById(roomId, { name: 'Guest', as: 'player', password: 'wrong' })
        .catch(() => {}),
  };
}

interface Asked {
  readonly method?: string;
  readonly who?: string;
  readonly proof?: string;
  readonly body?: object;
}

async function ask(url: string, path: string, asked: Asked) {
  const { method = 'GET', who = 'Anna', proof = secretOf(who), body } = asked;
  const headers = { authorization: `Bearer ${proof}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  await response.text();
  if (response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
}

let names = 0;
const nextName = () => {
  names += 1;
  return `Guest ${names}`;
};

const leave = ({ room }: { readonly room: Room }) => room.leave();

const enterToWatch = (url: string, code: string) =>
  TestPlayer.enter(url, nextName(), code, 'spectator');

async function watch(url: string, code: string): Promise<void> {
  for (let watching = 0; watching < WATCHERS; watching++) await enterToWatch(url, code);
}

/** Games of the same two, half over, whose rooms have closed. Answers their codes. */
async function playOldGames(url: string): Promise<string[]> {
  const codes: string[] = [];
  for (let game = 0; game < OLD_GAMES; game++) {
    const players = await startedTable(url);
    await playOn(players, { actions: 40 });
    codes.push(codeOf(players));
    for (const { room } of players) await room.leave();
  }
  await delay(ROOMS_CLOSED);
  return codes;
}

/** One person with five bots that don't wait; the person's turns are played at random. */
async function playWithBots(url: string): Promise<void> {
  const player = await TestPlayer.make(url, nextName(), FULL_OF_BOTS);
  for (let bot = 1; bot < FULL_OF_BOTS.players; bot++)
    await player.ask('addBot', { level: 'normal' });
  await player.ask('start');
  await playAlone(player);
  await leave(player);
}
