import { expect, test } from 'vitest';
import { err, ok } from '../../common/rules/result.ts';
import { KeptChoices } from './kept-choices.ts';
import { type SessionConnection, TableSession } from './table-session.ts';

/** A session over a slow network: what was sent waits until the test answers. */
function slowSession() {
  const notices: string[] = [];
  const sent: { name: string; answer: (isGranted: boolean) => void }[] = [];
  const connection: SessionConnection = {
    ask: (name, ..._payload) =>
      new Promise((resolve) => {
        const answer = (isGranted: boolean) =>
          resolve(isGranted ? ok(undefined) : err('not-waiting'));
        sent.push({ name, answer });
      }),
    play: async () => err('no-answer'),
    leave: () => {},
    close: () => {},
  };
  const choices = new KeptChoices({ getItem: () => null, setItem: () => {} });
  const session = new TableSession(
    { notify: (code) => notices.push(code), animate: () => {} },
    choices,
  );
  session.open({ code: 'BCDFGH', as: 'player' }, () => connection);
  return { session, connection, sent, notices };
}

test('a double click asks once', async () => {
  const { session, sent, notices } = slowSession();
  const clicks = [session.ask('start'), session.ask('start')];
  expect(sent.map(({ name }) => name)).toEqual(['start']);
  sent[0]?.answer(true);
  expect(await Promise.all(clicks)).toEqual([true, false]);
  expect(notices).toEqual([]);
});

test('what a request carries is checked before it runs', () => {
  const { session } = slowSession();
  // @ts-expect-error: a seat is no level of a bot.
  void session.ask('addBot', { seat: 3 });
  // @ts-expect-error: `ready` says whether the player is.
  void session.ask('ready');
  // @ts-expect-error: `start` says nothing but its name.
  void session.ask('start', { isReady: true });
});

test('what was answered can be asked again, and something else at any time', async () => {
  const { session, sent, notices } = slowSession();
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
  const { session, connection, sent } = slowSession();
  void session.ask('sit');
  session.open({ code: 'FGHJKM', as: 'player' }, () => connection);
  void session.ask('sit');
  expect(sent).toHaveLength(2);
});
