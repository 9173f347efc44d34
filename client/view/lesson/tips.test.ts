import { expect, test } from 'vitest';
import { square } from '../../../common/testing/builders.ts';
import { localSnapshot } from '../local-game/local-game.ts';
import { gameOfActions } from '../local-game/scripted-deal.ts';
import { turnView } from '../turn/turn-view.ts';
import { INITIAL_UI } from '../turn/ui-state.ts';
import { TIPS, type TipName } from './tip-names.ts';
import { tipNow } from './tips.ts';

const OPTIONS = { players: 2, rotation: false, handSize: 1, expansions: [] } as const;

/** The tip after these actions, over a square, with these shown before. */
function tipAfter(
  { actions = '', tiles = '', over }: { actions?: string; tiles?: string; over?: string },
  shown: readonly TipName[] = [],
) {
  const game = gameOfActions(OPTIONS, actions, tiles);
  const snapshot = localSnapshot(game, { code: '', me: 0, names: [] });
  const ui = { ...INITIAL_UI, pointedSquare: over === undefined ? undefined : square(over) };
  return tipNow(snapshot, turnView(snapshot, ui), shown);
}

const LONG_WAY = 'acba@D1, cbaa@B1, aacb@D2, bcbc@C1';

test('the first turn is told how to lay a tile, once', () => {
  expect(tipAfter({})).toBe('place');
  expect(tipAfter({}, ['place'])).toBeUndefined();
});

test('later turns are told of lines, then of drawing', () => {
  expect(tipAfter({ actions: LONG_WAY })).toBe('lines');
  expect(tipAfter({ actions: LONG_WAY }, ['lines'])).toBe('draw');
});

test('a tile that leads a line to the centre, or ends that of another, says so first', () => {
  expect(tipAfter({ actions: LONG_WAY, tiles: 'aaaa', over: 'D3' })).toBe('centre');
  const actions = 'cbcb@B1, aacb@C1, acba@B2, bbbb@C2, cbcb@D2, baac@H5';
  expect(tipAfter({ actions, tiles: 'aaaa', over: 'D1' })).toBe('short');
});

test('what a tile does on a square comes before tips that are not about it', () => {
  expect(tipAfter({ over: 'D1' })).toBeUndefined();
  expect(tipAfter({ actions: LONG_WAY, over: 'B1' })).toBe('lines');
});

test('nobody is told anything while another one plays, nor when all was told', () => {
  expect(tipAfter({ actions: 'acba@D1' })).toBeUndefined();
  expect(tipAfter({ actions: LONG_WAY }, TIPS)).toBeUndefined();
});
