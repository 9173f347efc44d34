/** What must hold of every view-model in every moment of every game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { majorityOf } from '../../common/rules/expansions/companies/share-scores.ts';
import { type Action, legalActions } from '../../common/rules/game.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { pointsByOwner } from '../../common/rules/ownership.ts';
import { TILE_COUNT } from '../../common/rules/tiles.ts';
import { anyRandomGames } from '../../common/testing/arbitraries.ts';
import { snapshotAt } from '../../common/testing/snapshots.ts';
import { animationBetween } from './board/animation-view.ts';
import { boardView } from './board/board-view.ts';
import { gridView } from './board/grid-view.ts';
import { rankingView, sumOf } from './end/end-view.ts';
import { companiesView } from './table/companies-view.ts';
import { lineTotals } from './table/line-totals.ts';
import { lineReadout, linesReadout, ownFirst } from './table/lines-view.ts';
import { logView } from './table/log-view.ts';
import { statusView } from './table/seats-view.ts';
import { laidTiles, remainingTiles } from './table/stack-view.ts';
import { handView } from './turn/hand-view.ts';
import { marketView } from './turn/market-view.ts';
import { isMyTurn, turnView } from './turn/turn-view.ts';
import { INITIAL_UI, type UiState } from './turn/ui-state.ts';
import { wagonView } from './turn/wagon-view.ts';

/** A moment of a random game, seen from a random seat. */
const moments = fc.tuple(anyRandomGames, fc.nat(), fc.nat()).map(([{ replay }, moment, viewer]) => {
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

holds('points come from lines at the edge and at the centre, and the log tells each', (moment) => {
  const { snapshot } = moment;
  const entries = logView(snapshot);
  for (const [owner, points] of pointsByOwner(snapshot.game)) {
    const { edge, centre } = lineTotals(snapshot.game, owner);
    expect(edge + centre).toBe(points);
    const told = entries.map((entry) =>
      entry.type === 'completed' && entry.owner === owner ? entry.points : 0,
    );
    expect(sum(told)).toBe(points);
  }
});

holds('the tiles still to come are those that neither lie nor are held', ({ snapshot, me }) => {
  const laid = laidTiles(snapshot.game.board).length;
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
  const hasTile = turn?.chosen !== undefined;
  expect(hand.filter(({ isChosen }) => isChosen).length).toBe(hasTile ? 1 : 0);
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

holds('every point of the end is explained', ({ snapshot }) => {
  if (snapshot.phase !== 'finished') return;
  for (const row of rankingView(snapshot)) {
    const ownLines = snapshot.game.expansions.companies === undefined ? row.edge + row.centre : 0;
    const parts = sumOf(row.shares) + sumOf(row.bonuses) + sumOf(row.numbers);
    expect(ownLines + parts).toBe(row.player.score);
  }
});

holds('a majority said to be certain is one, and one said to be none is none', (moment) => {
  const { snapshot, me, replay, actions } = moment;
  const held = (replay.steps[actions - 1]?.state ?? replay.start).holdings.shares;
  for (const { company, majority } of companiesView(snapshot)) {
    const isMine = majorityOf(held ?? [], company).includes(me);
    if (majority === 'sure') expect([company, isMine]).toEqual([company, true]);
    if (majority === 'none') expect([company, isMine]).toEqual([company, false]);
  }
});

holds('a selected action that may be done is the one that is sent', ({ snapshot }) => {
  for (const action of legalActions(snapshot.game)) {
    const ui = selecting(action);
    if (ui !== undefined) expect(turnView(snapshot, ui)?.action).toEqual(action);
  }
});

function selecting(action: Action): UiState | undefined {
  switch (action.type) {
    case 'place':
      return undefined;
    case 'central-wagon':
      return { ...INITIAL_UI, selection: { share: undefined, ...action } };
    default:
      return { ...INITIAL_UI, selection: action };
  }
}

holds('the market offers exactly the exchanges that are legal', ({ snapshot }) => {
  const market = marketView(snapshot, turnView(snapshot, INITIAL_UI));
  const offered = (market?.rows ?? []).filter(({ canExchange }) => canExchange);
  const legal = legalActions(snapshot.game).flatMap((action) =>
    action.type === 'exchange' && action.take === 'open' ? [action.percent] : [],
  );
  expect(offered.map(({ percent }) => percent)).toEqual(legal);
});

holds('a wagon can be placed just where that is legal', ({ snapshot }) => {
  const turn = turnView(snapshot, INITIAL_UI);
  const legal = legalActions(snapshot.game).filter(({ type }) => type === 'central-wagon');
  const wagon = wagonView(snapshot, turn);
  expect(wagon?.canPlace ?? false).toBe(legal.length > 0);
  if (wagon?.isUsedUp) expect(legal.length).toBe(0);
});

holds("lines are told once each, one's own first", ({ snapshot }) => {
  const lines = ownFirst(linesReadout(snapshot));
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
  const firstOther = lines.findIndex(({ isMine }) => !isMine);
  expect(lines.slice(firstOther).some(({ isMine }) => isMine)).toBe(false);
});

holds('a painted line is as long as it is told', ({ snapshot }) => {
  for (const { name, legs } of boardView(snapshot, INITIAL_UI).lines)
    expect(legs.length).toBe(lineReadout(snapshot, name).length);
});

holds(
  'wagons drive for just the points that a move brought',
  ({ replay, actions, me, snapshot }) => {
    if (actions === 0) return;
    const before = snapshotAt(replay, actions - 1, me);
    const animation = animationBetween(before, snapshot);
    const last = snapshot.moves.at(-1)?.action.type;
    const isPlacement = last === 'place' || last === 'central-wagon';
    expect(animation !== undefined).toBe(isPlacement);
    const walked = markerScores(before);
    for (const { mark, scoreBefore, scoreAfter, legs, length } of animation?.drives ?? []) {
      expect(walked[mark.index]).toBe(scoreBefore);
      expect(legs.length).toBe(length);
      walked[mark.index] = scoreAfter;
    }
    if (isPlacement && snapshot.phase === 'playing') expect(walked).toEqual(markerScores(snapshot));
  },
);

/** Where the markers stand. */
const markerScores = (snapshot: GameSnapshot): number[] =>
  boardView(snapshot, INITIAL_UI).markers.map(({ score }) => score);
