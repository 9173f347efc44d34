/** What must hold of every view-model in every moment of every game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions } from '../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { TILE_COUNT } from '../../common/rules/tiles.ts';
import { randomGames } from '../../common/testing/arbitraries.ts';
import { snapshotAt } from '../../common/testing/snapshots.ts';
import { animationBetween } from './animation-view.ts';
import { boardView, lineTotals } from './board-model.ts';
import { rankingView } from './end-view.ts';
import { gridView } from './grid-view.ts';
import { handView } from './hand-view.ts';
import { linesReadout, ownFirst } from './lines-view.ts';
import { logView } from './log-view.ts';
import { seatsView, statusView } from './seats-view.ts';
import { remainingTiles } from './stack-view.ts';
import { isMyTurn, turnView } from './turn-view.ts';
import { INITIAL_UI } from './ui-state.ts';

/** A moment of a random game, seen from a random seat. */
const moments = fc.tuple(randomGames, fc.nat(), fc.nat()).map(([{ replay }, moment, viewer]) => {
  const actions = moment % (replay.steps.length + 1);
  const seats = seatsOf(replay.start.options.players);
  const me: Seat = seats[viewer % seats.length] ?? 0;
  return { replay, actions, me, snapshot: snapshotAt(replay, actions, me) };
});

const holds = (name: string, property: (moment: Moment) => void) =>
  test(name, () => {
    fc.assert(fc.property(moments, property), { numRuns: 40 });
  });

type Moment = typeof moments extends fc.Arbitrary<infer Value> ? Value : never;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

holds(
  'scores come from lines at the edge and at the centre, and the log tells each',
  ({ snapshot }) => {
    const entries = logView(snapshot);
    for (const { seat, score } of seatsView(snapshot)) {
      const { edge, centre } = lineTotals(snapshot, seat);
      expect(edge + centre).toBe(score);
      const told = entries.map((entry) =>
        entry.type === 'completed' && entry.owner === seat ? entry.points : 0,
      );
      expect(sum(told)).toBe(score);
    }
  },
);

holds('the tiles still to come are those that neither lie nor are held', ({ snapshot, me }) => {
  const laid = snapshot.game.board.filter((tile) => tile !== undefined).length;
  const own = snapshot.game.hands[me];
  const held = own?.type === 'open' ? own.tiles.length + (own.drawn === undefined ? 0 : 1) : 0;
  expect(sum(remainingTiles(snapshot).map(({ count }) => count))).toBe(TILE_COUNT - laid - held);
});

holds('the squares that light up are the legal ones for the chosen tile', ({ snapshot }) => {
  const turn = turnView(snapshot, INITIAL_UI);
  const targets = gridView(snapshot, turn).filter(({ isTarget }) => isTarget);
  const legal = turn === undefined ? [] : legalActions(snapshot.game);
  const squares = legal.flatMap((action) =>
    action.type === 'place' && action.tile === turn?.chosen && action.rotation === 0
      ? [action.square]
      : [],
  );
  expect(targets.map(({ square }) => square).sort()).toEqual(squares.toSorted());
});

holds('a turn is shown to the player on turn alone, and only its tiles can be chosen', (moment) => {
  const { snapshot } = moment;
  const turn = turnView(snapshot, INITIAL_UI);
  expect(turn !== undefined).toBe(isMyTurn(snapshot));
  const hand = handView(snapshot, turn);
  expect(hand.filter(({ isChosen }) => isChosen).length).toBe(turn === undefined ? 0 : 1);
  for (const { choice, code, isChosen } of hand)
    if (choice !== undefined && !isChosen) expect(turn?.tiles[choice]).toBe(code);
});

holds('the status names who is on turn, or who has won', ({ snapshot }) => {
  const status = statusView(snapshot, false);
  const { phase } = snapshot.game;
  if (phase.type === 'finished')
    expect(status).toMatchObject({
      type: 'finished',
      winners: phase.winners.map((seat) => ({ seat })),
    });
  else if (phase.turn === snapshot.me) expect(status.type).toBe('your-turn');
  else expect(status).toMatchObject({ type: 'their-turn', player: { seat: phase.turn } });
});

holds('the ranking falls, and equal scores share a rank', ({ snapshot }) => {
  const rows = rankingView(snapshot);
  expect(rows.length).toBe(snapshot.options.players);
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (above === undefined) expect(row.rank).toBe(1);
    else if (above.player.score === row.player.score) expect(row.rank).toBe(above.rank);
    else expect([above.player.score > row.player.score, row.rank]).toEqual([true, index + 1]);
  }
});

holds('lines are told once each, the own ones first', ({ snapshot }) => {
  const lines = ownFirst(linesReadout(snapshot));
  expect(new Set(lines.map(({ station }) => station)).size).toBe(32);
  const firstOther = lines.findIndex(({ isMine }) => !isMine);
  expect(lines.slice(firstOther).some(({ isMine }) => isMine)).toBe(false);
});

holds('a painted line is as long as it is told', ({ snapshot }) => {
  const told = linesReadout(snapshot);
  for (const { name, legs } of boardView(snapshot, INITIAL_UI).lines)
    expect(legs.length).toBe(told.find(({ station }) => station === name)?.length);
});

holds(
  'wagons drive for just the points that a move brought',
  ({ replay, actions, me, snapshot }) => {
    if (actions === 0) return;
    const before = snapshotAt(replay, actions - 1, me);
    const animation = animationBetween(before, snapshot);
    const isPlacement = snapshot.moves.at(-1)?.action.type === 'place';
    expect(animation !== undefined).toBe(isPlacement);
    const walked = [...before.game.scores];
    for (const { mark, scoreBefore, scoreAfter, legs, length } of animation?.drives ?? []) {
      expect(walked[mark.index]).toBe(scoreBefore);
      expect(legs.length).toBe(length);
      walked[mark.index] = scoreAfter;
    }
    if (isPlacement) expect(walked).toEqual(snapshot.game.scores);
  },
);
