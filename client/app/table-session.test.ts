import { describe, expect, test } from 'vitest';
import type { PlayAnswer, PlayRequest, RefusalCode } from '../../common/protocol/messages.ts';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { legalActions } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { seedOf } from '../../common/testing/arbitraries.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import { snapshotAt, waitingTable } from '../../common/testing/snapshots.ts';
import type { HostedTable, TableEvent } from '../net/hosted-table.ts';
import type { BoardAnimation } from '../view/board/board-model.ts';
import { KeptChoices } from './kept-choices.ts';
import { TableSession } from './table-session.ts';

type Played = Result<PlayAnswer, RefusalCode | 'no-answer'>;

/** A session over a slow network: what was sent waits until the test answers. */
function slowSession(kept: string | null = null) {
  const notices: string[] = [];
  const animations: BoardAnimation[] = [];
  const sent: { name: string; answer: (isGranted: boolean) => void }[] = [];
  const played: { command: PlayRequest; answer: (answer: Played) => void }[] = [];
  const connection: HostedTable = {
    ask: (name, ..._payload) =>
      new Promise((resolve) => {
        const answer = (isGranted: boolean) =>
          resolve(isGranted ? ok(undefined) : err('not-waiting'));
        sent.push({ name, answer });
      }),
    play: (command) => new Promise((answer) => played.push({ command, answer })),
    leave: () => {},
    close: () => {},
  };
  const choices = new KeptChoices({ getItem: () => kept, setItem: () => {} });
  const session = new TableSession(
    { notify: (code) => notices.push(code), animate: (animation) => animations.push(animation) },
    choices,
  );
  /** Enters a table; returns what tells the session of it. */
  const enter = (as: 'player' | 'spectator' = 'player', code = 'KTMRBX', startsAtOnce = false) => {
    let hear: (event: TableEvent) => void = () => {};
    session.open({ code, as, startsAtOnce }, (listener) => {
      hear = listener;
      return { ...connection };
    });
    return hear;
  };
  const stay = () => session.state.peek();
  const open = () => {
    const state = stay();
    if (state.type !== 'open') throw new Error(`the table is ${state.type}`);
    return state;
  };
  return { session, enter, stay, open, sent, played, notices, animations };
}

const OPTIONS = { players: 2, rotation: false, handSize: 1, expansions: [] } as const;
const { replay } = playRandomGame(OPTIONS, seedOf('5eed'.repeat(8)));

/** A game after so many tiles, as somebody sees it; seat 0 is on turn after every even number of them. */
const after = (count: number, who: 0 | 1 | 'spectator' = 0): GameSnapshot => {
  let actions = 0;
  for (let laid = 0; laid < count; actions++)
    if (replay.steps[actions]?.action.type === 'place') laid++;
  return snapshotAt(replay, actions, who === 'spectator' ? undefined : who);
};

const told = (snapshot: GameSnapshot): TableEvent => ({ type: 'snapshot', snapshot });

/** A placement that may be made now, as the player chooses it. */
function placement(snapshot: GameSnapshot) {
  const action = legalActions(snapshot.game).find(({ type }) => type === 'place');
  if (action?.type !== 'place') throw new Error('nothing can be laid');
  const choose = { type: 'select', selection: { type: 'square', square: action.square } } as const;
  return { choose, text: formatAction(action) };
}

test('a double click asks once', async () => {
  const { session, enter, sent, notices } = slowSession();
  enter();
  const clicks = [session.ask('start'), session.ask('start')];
  expect(sent.map(({ name }) => name)).toEqual(['start']);
  sent[0]?.answer(true);
  expect(await Promise.all(clicks)).toEqual([true, false]);
  expect(notices).toEqual([]);
});

test('what a request carries is checked before it runs', () => {
  const { session, enter } = slowSession();
  enter();
  // @ts-expect-error: a seat is no level of a bot.
  void session.ask('addBot', { seat: 3 });
  // @ts-expect-error: `ready` says whether the player is.
  void session.ask('ready');
  // @ts-expect-error: `start` says nothing but its name.
  void session.ask('start', { isReady: true });
});

test('what was answered can be asked again, and something else at any time', async () => {
  const { session, enter, sent, notices } = slowSession();
  enter();
  const first = session.ask('ready', { isReady: true });
  void session.ask('ready', { isReady: false });
  expect(sent).toHaveLength(2);
  sent[0]?.answer(false);
  expect(await first).toBe(false);
  expect(notices).toEqual(['not-waiting']);
  void session.ask('ready', { isReady: true });
  expect(sent).toHaveLength(3);
});

test('a request that waits at one table hinders none at the next', () => {
  const { session, enter, sent } = slowSession();
  enter();
  void session.ask('sit');
  enter('player', 'FGHJKM');
  void session.ask('sit');
  expect(sent).toHaveLength(2);
});

describe('a game that starts at once', () => {
  const WAITING = waitingTable(OPTIONS, [true, false], 0);

  test('is shown when it has started, and not how it waited for that', () => {
    const { session, enter, stay } = slowSession();
    const hear = enter('player', 'KTMRBX', true);
    hear({ type: 'snapshot', snapshot: WAITING });
    expect(stay().type).toBe('entering');
    hear(told(after(0)));
    expect(stay()).toMatchObject({ type: 'open', snapshot: { phase: 'playing' } });
    session.showWaiting();
    expect(stay()).toMatchObject({ type: 'open', snapshot: { phase: 'playing' } });
  });

  test('that doesn’t start shows the table as it is, and what becomes of it', () => {
    const { session, enter, stay } = slowSession();
    const hear = enter('player', 'KTMRBX', true);
    hear({ type: 'snapshot', snapshot: WAITING });
    session.showWaiting();
    expect(stay()).toMatchObject({ type: 'open', snapshot: WAITING });
    const next = waitingTable(OPTIONS, [true, true], 0);
    hear({ type: 'snapshot', snapshot: next });
    expect(stay()).toMatchObject({ type: 'open', snapshot: next });
  });

  test('leaves nothing behind for the next table', () => {
    const { session, enter, stay } = slowSession();
    enter('player', 'KTMRBX', true)({ type: 'snapshot', snapshot: WAITING });
    const hear = enter('player', 'FGHJKM');
    session.showWaiting();
    expect(stay().type).toBe('entering');
    hear({ type: 'snapshot', snapshot: WAITING });
    expect(stay().type).toBe('open');
  });
});

describe('confirming', () => {
  test('sends what is selected, based on what was seen, and shows it as under way', async () => {
    const { session, enter, open, played, notices } = slowSession();
    const now = after(4);
    enter()(told(now));
    const { choose, text } = placement(now);
    session.input(choose);
    session.confirm();
    expect(played.map(({ command }) => command)).toEqual([
      { id: open().ui.pending?.id, basedOn: now.sequence, action: text },
    ]);
    played[0]?.answer(ok({ sequence: now.sequence + 1 }));
    await expect.poll(() => open().ui.pending).toBeUndefined();
    expect(open().ui.selection).toBeUndefined();
    expect(notices).toEqual([]);
  });

  test('sends nothing where nothing is selected, where it is not allowed, and before the start', () => {
    const { session, enter, played } = slowSession();
    session.confirm();
    const hear = enter();
    session.confirm();
    hear({ type: 'snapshot', snapshot: waitingTable(OPTIONS, [true, true], 0) });
    session.confirm();
    const now = after(4);
    hear(told(now));
    session.confirm();
    const [taken] = now.moves.flatMap(({ action }) => (action.type === 'place' ? [action] : []));
    if (taken === undefined) throw new Error('no tile lies');
    session.input({ type: 'select', selection: { type: 'square', square: taken.square } });
    session.confirm();
    hear(told(after(4, 1)));
    session.input(placement(now).choose);
    session.confirm();
    expect(played).toEqual([]);
  });

  test('of a second tap sends nothing more while the first is under way', () => {
    const { session, enter, played } = slowSession();
    const now = after(4);
    enter()(told(now));
    session.input(placement(now).choose);
    expect([session.confirm(), session.confirm()]).toEqual([true, false]);
    expect(played).toHaveLength(1);
  });

  test.each(['stale', 'no-answer'] as const)(
    'that ends with %s is told, and nothing is under way any more',
    async (refusal) => {
      const { session, enter, open, played, notices } = slowSession();
      const now = after(4);
      enter()(told(now));
      session.input(placement(now).choose);
      session.confirm();
      played[0]?.answer(err(refusal));
      await expect.poll(() => notices).toEqual([refusal]);
      expect(open().ui).toMatchObject({ pending: undefined, selection: undefined });
      expect(open().snapshot).toBe(now);
    },
  );

  test('that is answered at another table says and changes nothing there', async () => {
    const { session, enter, open, played, notices } = slowSession();
    const now = after(4);
    enter()(told(now));
    session.input(placement(now).choose);
    session.confirm();
    enter()(told(now));
    session.input(placement(now).choose);
    const { ui } = open();
    played[0]?.answer(err('stale'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(notices).toEqual([]);
    expect(open().ui).toBe(ui);
  });
});

describe('another snapshot', () => {
  test('of the same moment keeps what was chosen', () => {
    const { session, enter, open } = slowSession();
    const hear = enter();
    hear(told(after(4)));
    session.input(placement(after(4)).choose);
    const { ui } = open();
    hear(told({ ...after(4), spectators: 1 }));
    expect(open().ui).toEqual(ui);
    expect(open().snapshot.spectators).toBe(1);
  });

  test('of the next turn takes the choices of the last away, but nothing that is under way', () => {
    const { session, enter, open } = slowSession();
    const hear = enter();
    hear(told(after(4)));
    session.input({ type: 'choose-tile', index: 0 });
    session.input(placement(after(4)).choose);
    session.confirm();
    const { pending } = open().ui;
    hear(told(after(5)));
    expect(open().ui).toMatchObject({ selection: undefined, chosenTile: 0, rotation: 0, pending });
    expect(pending).toBeDefined();
  });

  test('shows the tile that was laid, and after an absence simply what is', () => {
    const { enter, animations } = slowSession();
    const hear = enter();
    hear(told(after(4)));
    expect(animations).toEqual([]);
    hear(told(after(5)));
    expect(animations).toHaveLength(1);
    hear(told(after(9)));
    expect(animations).toHaveLength(1);
  });
});

describe('a connection', () => {
  test('that is lost leaves all on the page, and what comes after it counts', () => {
    const { session, enter, open } = slowSession();
    const hear = enter();
    hear(told(after(4)));
    session.input(placement(after(4)).choose);
    const { ui } = open();
    hear({ type: 'reconnecting', why: 'lost' });
    expect(open()).toMatchObject({
      connection: { type: 'reconnecting', why: 'lost' },
      snapshot: after(4),
      ui,
    });
    hear(told(after(4)));
    expect(open()).toMatchObject({ connection: { type: 'online' }, ui });
    hear({ type: 'reconnecting', why: 'restart' });
    hear(told(after(8)));
    expect(open()).toMatchObject({ connection: { type: 'online' }, snapshot: after(8) });
    expect(open().ui.selection).toBeUndefined();
  });

  test('that never came says why, and opens the table once it comes', () => {
    const { enter, stay } = slowSession();
    const hear = enter();
    expect(stay()).toEqual({ type: 'entering', code: 'KTMRBX' });
    hear({ type: 'reconnecting', why: 'lost' });
    expect(stay()).toMatchObject({ type: 'failed', failure: 'unreachable' });
    hear({ type: 'reconnecting', why: 'too-many-requests' });
    expect(stay()).toMatchObject({ type: 'failed', failure: 'too-many-requests' });
    hear(told(after(4)));
    expect(stay().type).toBe('open');
    hear({ type: 'failed', failure: 'removed' });
    expect(stay()).toEqual({ type: 'failed', code: 'KTMRBX', failure: 'removed' });
  });

  test('that was left tells nothing more', () => {
    const { session, enter, stay } = slowSession();
    const hear = enter();
    session.leave();
    hear(told(after(4)));
    expect(stay()).toEqual({ type: 'none' });
  });

  test('begins with what was chosen before the page was loaded again', () => {
    const now = after(4);
    const { choose } = placement(now);
    const { code, sequence } = now;
    const kept = { code, sequence, chosenTile: 0, rotation: 0, selection: choose.selection };
    const { enter, open } = slowSession(JSON.stringify(kept));
    enter()(told(now));
    expect(open().ui.selection).toEqual(choose.selection);
  });

  test.each([
    ['player', 'spectator', ['watching-full-table']],
    ['player', 1, []],
    ['spectator', 'spectator', []],
  ] as const)('by which one comes as a %s and is %s there tells %j, once', (as, me, expected) => {
    const { enter, notices } = slowSession();
    const hear = enter(as);
    hear(told(after(4, me)));
    hear(told(after(5, me)));
    expect(notices).toEqual(expected);
  });
});
