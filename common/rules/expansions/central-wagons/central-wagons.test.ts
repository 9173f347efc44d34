import { describe, expect, test } from 'vitest';
import {
  action,
  after,
  extraActionsOf,
  gameOf,
  onBoard,
  sharePiles,
  square,
  tile,
  violationOf,
  withLastTiles,
} from '../../../testing/builders.ts';
import {
  CENTRAL_SPACES,
  departureOf,
  isCentral,
  isEdge,
  sideEntered,
  squareEntered,
} from '../../board.ts';
import { breakdownOf } from '../../ending.ts';
import { applyAction, type GameState, legalActions, settingOf } from '../../game.ts';
import { formatSquare, SQUARES, type Square } from '../../ids.ts';
import { linesOf } from '../../lines.ts';
import { isBanLifted } from '../../placement.ts';
import { companiesOf } from '../companies/company-table.ts';
import { settleShares } from '../companies/share-scores.ts';
import { byCompany } from '../companies/shares.ts';

const alone = { expansions: ['central-wagons'] } as const;
const shared = { expansions: ['companies', 'central-wagons'] } as const;

/** Seat 0 holds A of 40 and 30 %, B of 20 and 10 %; seat 1 C of 40 %, A of 20 %, D of the rest. */
const shares = sharePiles({ 40: 'AC', 30: 'AD', 20: 'BA', 10: 'BD' });

const game = (first = 'aaaa aaaa') => gameOf(first, alone);
const companyGame = (first = 'aaaa aaaa') => gameOf(first, shared, shares);

/** Tiles around the centre that turn the line of each space straight back. */
const ALL_TURN_BACK = 'ccda23 ccda24 accd35 accd45 dacc54 dacc53 cdac42 cdac32';

const NOTHING = byCompany(() => 0);

/** From D3 up to station 5: three tiles. */
const TO_STATION_5 = 'aaaa23 aaaa13 aaaa03';

function appliedTo(state: GameState, text: string) {
  if (state.phase.type !== 'playing') throw new Error('the game is over');
  const applied = applyAction(state, state.phase.turn, action(text));
  if (!applied.ok) throw new Error(applied.error);
  return applied.value;
}

describe('the central station has 8 wagon spaces', () => {
  test('at the departures towards D3 and E3 (end 4), F4 and F5 (6), E6 and D6 (0), C5 and C4 (2)', () => {
    const fed = CENTRAL_SPACES.map((space) => {
      const departure = departureOf({ type: 'central', space });
      const entered = squareEntered(departure);
      return [
        space,
        entered === undefined ? '' : formatSquare(entered),
        2 * sideEntered(departure),
      ];
    });
    expect(fed).toEqual([
      ['D3', 'D3', 4],
      ['E3', 'E3', 4],
      ['F4', 'F4', 6],
      ['F5', 'F5', 6],
      ['E6', 'E6', 0],
      ['D6', 'D6', 0],
      ['C5', 'C5', 2],
      ['C4', 'C4', 2],
    ]);
  });
});

describe('without companies each player has one central wagon', () => {
  test('and may put it on any free space instead of placing a tile', () => {
    expect(extraActionsOf(game())).toEqual(CENTRAL_SPACES.map((space) => `wagon@${space}`));
    const state = after(game(), 'wagon@D3');
    expect(state.expansions.centralWagons).toEqual([{ space: 'D3', owner: 0 }]);
    expect(state.phase).toEqual({ type: 'playing', turn: 1 });
    expect(violationOf(state, 'wagon@D3')).toBe('space-taken');
    expect(extraActionsOf(state)).toHaveLength(7);
  });

  test('only once', () => {
    const state = after(game(), 'wagon@D3', 'wagon@E3');
    expect(violationOf(state, 'wagon@F4')).toBe('wagon-placed');
    expect(extraActionsOf(state)).toEqual([]);
  });

  test('and owns the line that starts there', () => {
    // The same tile completes station 5's line to the centre, which is seat 0's as well.
    const near = onBoard(game(), 'aaaa23 aaaa13');
    expect(after(near, 'wagon@D3', 'aaaa@D1').scores).toEqual([3 + 6, 0]);
    expect(after(near, 'aaaa@A8', 'aaaa@D1').scores).toEqual([6, 0]);
  });

  test('no share is laid open for it', () => {
    expect(violationOf(game(), 'wagon@D3 40')).toBe('not-in-play');
  });

  test('and no tile is drawn (section 9)', () => {
    const state = after(game(), 'wagon@D3');
    expect(state.hands).toEqual(game().hands);
    expect(state.stackCount).toBe(game().stackCount);
  });

  test('but not after drawing a tile (section 9)', () => {
    expect(violationOf(after(game(), 'draw'), 'wagon@D3')).toBe('must-place-drawn-tile');
  });
});

describe('with companies there is one central wagon for each company', () => {
  test('which goes to a free space by laying one of its shares open', () => {
    const { state, events, move } = appliedTo(companyGame(), 'wagon@D3 40');
    expect(state.expansions.centralWagons).toEqual([{ space: 'D3', owner: 'A' }]);
    expect(companiesOf(state).laidOpen).toEqual([{ 40: 'A' }, {}]);
    expect(move.shown).toBe('A');
    expect(events).toEqual([
      {
        type: 'central-wagon-placed',
        seat: 0,
        space: 'D3',
        owner: 'A',
        share: { company: 'A', percent: 40 },
      },
    ]);
  });

  test('never without a share', () => {
    expect(violationOf(companyGame(), 'wagon@D3')).toBe('share-needed');
  });

  test('the share can not be exchanged any more, nor laid open again', () => {
    const state = after(companyGame(), 'wagon@D3 40', 'aaaa@A2');
    expect(violationOf(state, 'exchange 40 open')).toBe('share-laid-open');
    expect(violationOf(state, 'wagon@E3 40')).toBe('share-laid-open');
    expect(extraActionsOf(state).filter((text) => text.includes('40'))).toEqual([]);
  });

  test('and still counts at the end, for majorities too (section 9)', () => {
    const state = after(onBoard(companyGame(), TO_STATION_5), 'wagon@D3 40');
    const [first] = breakdownOf(state);
    // E has 6 points from station 5; A has 3 from its central wagon and is worth 7.
    expect(first?.shares?.[0]).toEqual({ company: 'A', percent: 40, points: 28 });
    expect(settleShares({ ...NOTHING, A: 30 }, state.holdings.shares ?? [], 0).bonuses).toEqual([
      { company: 'A', points: 3 },
    ]);
  });

  test('a company’s wagon can be placed once, whoever holds its other shares', () => {
    const state = after(companyGame(), 'wagon@D3 40');
    expect(violationOf(state, 'wagon@E3 20')).toBe('wagon-placed');
    expect(violationOf(after(state, 'aaaa@A2'), 'wagon@E3 30')).toBe('wagon-placed');
  });

  test('one who lays one of two shares of a company open may exchange the other (section 9)', () => {
    const state = after(companyGame(), 'wagon@D3 40', 'aaaa@A2');
    expect(violationOf(state, 'exchange 30 open')).toBeUndefined();
  });

  test('the company scores its line', () => {
    const state = after(onBoard(companyGame(), TO_STATION_5), 'wagon@D3 40');
    expect(companiesOf(state).points.A).toBe(3);
    expect(state.scores).toEqual([0, 0]);
  });
});

describe('a line from a central wagon', () => {
  test('that ends at the central station is not doubled', () => {
    // D3 turns right into E3, which turns down into the centre.
    const state = after(onBoard(game(), 'cccc23 cccc24'), 'wagon@D3');
    expect(state.scores).toEqual([2, 0]);
  });

  test('that is complete already scores at once (ruling)', () => {
    const { state, events } = appliedTo(onBoard(game(), TO_STATION_5), 'wagon@D3');
    expect(events).toEqual([
      { type: 'central-wagon-placed', seat: 0, space: 'D3', owner: 0, share: undefined },
      {
        type: 'line-completed',
        line: {
          start: { type: 'central', space: 'D3' },
          length: 3,
          end: { type: 'station', station: 5 },
        },
        owner: 0,
        points: 3,
      },
    ]);
    expect(state.scores).toEqual([3, 0]);
  });

  test('with one tile only keeps its space from being chosen (ruling)', () => {
    const state = onBoard(game(), 'dddd23');
    expect(violationOf(state, 'wagon@D3')).toBe('one-tile-line');
    expect(extraActionsOf(state)).not.toContain('wagon@D3');
    // One open tile is no finished line.
    expect(violationOf(onBoard(game(), 'aaaa23'), 'wagon@D3')).toBeUndefined();
  });
});

describe('the ban on a U-turn at the central station', () => {
  const beside = onBoard(gameOf('dddd aaaa aaaa dddd', alone), 'aaaa13 aaaa14');

  test('concerns only spaces that hold a wagon when the tile is laid (section 9)', () => {
    expect(violationOf(beside, 'dddd@D3')).toBeUndefined();
    const withWagon = {
      ...beside,
      expansions: { centralWagons: [{ space: 'D3', owner: 1 }] },
    } as const;
    expect(violationOf(withWagon, 'dddd@D3')).toBe('one-tile-line');
    expect(violationOf(withWagon, 'dddd@E3')).toBeUndefined();
    expect(legalActions(withWagon)).not.toContainEqual(action('dddd@D3'));
  });

  test('looks at the track that the wagon takes', () => {
    // `dacc` turns back only at the top; at D3 the wagon comes in from below.
    const state = onBoard(gameOf('dacc aaaa', alone), 'aaaa13');
    const withWagon = {
      ...state,
      expansions: { centralWagons: [{ space: 'D3', owner: 1 }] },
    } as const;
    expect(violationOf(withWagon, 'dacc@D3')).toBeUndefined();
    const turning = onBoard(gameOf('ccda aaaa', alone), 'aaaa13');
    expect(violationOf({ ...turning, expansions: withWagon.expansions }, 'ccda@D3')).toBe(
      'one-tile-line',
    );
  });

  test('is lifted with the exception, which counts those squares too (section 9)', () => {
    // Tiles on all squares inside but D3: `dddd` turns back at a station on each edge square.
    const state = gameOf('dddd aaaa', alone);
    const isFree = (one: Square) => isEdge(one) || isCentral(one) || one === square('D3');
    const board = SQUARES.map((one) => (isFree(one) ? undefined : tile('aaaa')));
    const onlyD3 = { ...state, board, lines: linesOf(board) };
    expect(isBanLifted(settingOf(onlyD3), tile('dddd'))).toBe(false);
    const held = { ...onlyD3, expansions: { centralWagons: [{ space: 'D3', owner: 1 }] } } as const;
    expect(isBanLifted(settingOf(held), tile('dddd'))).toBe(true);
    expect(violationOf(held, 'dddd@D3')).toBeUndefined();
    expect(violationOf(held, 'dddd@A1')).toBeUndefined();
  });

  test('in the rotation variant leaves the orientations that do not turn back', () => {
    const state = onBoard(gameOf('ccda aaaa', { ...alone, rotation: true }), 'aaaa13');
    const held = { ...state, expansions: { centralWagons: [{ space: 'D3', owner: 1 }] } } as const;
    const turns = legalActions(held).flatMap((one) =>
      one.type === 'place' && one.square === square('D3') ? [one.rotation] : [],
    );
    expect(turns).toEqual([1, 2, 3]);
  });
});

describe('passing (section 8)', () => {
  const lastTiles = (...hands: readonly string[]) => withLastTiles(game(), ...hands);

  test('without a tile one may still place the wagon, or pass and place it later', () => {
    const state = after(onBoard(lastTiles('aaaa', 'aaaa aaaa'), 'aaaa07'), 'aaaa@A2', 'aaaa@A3');
    expect(extraActionsOf(state)).toHaveLength(9);
    expect(extraActionsOf(state)).toContain('pass');
    const passed = appliedTo(state, 'pass');
    expect(passed.events).toEqual([{ type: 'passed', seat: 0 }]);
    expect(passed.state.phase).toEqual({ type: 'playing', turn: 1 });
    const later = after({ ...passed.state, hands: lastTiles('', 'aaaa aaaa').hands }, 'aaaa@A4');
    expect(after(later, 'wagon@D3').expansions.centralWagons).toEqual([{ space: 'D3', owner: 0 }]);
  });

  test('with a tile one can not pass', () => {
    expect(violationOf(game(), 'pass')).toBe('cannot-pass');
    expect(violationOf(lastTiles('aaaa', 'aaaa'), 'pass')).toBe('cannot-pass');
  });

  test('with nothing to do the turn passes by itself', () => {
    const placed = { centralWagons: [{ space: 'D3', owner: 0 }] } as const;
    const state = { ...lastTiles('', 'aaaa aaaa'), expansions: placed };
    const turnOf1 = { ...state, phase: { type: 'playing', turn: 1 } } as const;
    expect(after(turnOf1, 'aaaa@A2').phase).toEqual({ type: 'playing', turn: 1 });
  });

  test('also where no space can be chosen', () => {
    const state = onBoard(lastTiles('', 'aaaa aaaa'), ALL_TURN_BACK);
    const turnOf1 = { ...state, phase: { type: 'playing', turn: 1 } } as const;
    expect(after(turnOf1, 'aaaa@A2').phase).toEqual({ type: 'playing', turn: 1 });
  });

  test('the game ends with the last tile, though wagons are left', () => {
    const state = { ...lastTiles('', 'aaaa'), phase: { type: 'playing', turn: 1 } } as const;
    const finished = after(onBoard(state, 'aaaa07'), 'aaaa@A2');
    expect(finished.phase.type).toBe('finished');
  });
});
