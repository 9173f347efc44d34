/** Fixed seeds, guests and choices, so that a failing test fails again. */
import { parseSeed, type RandomBelow, randomBelow, type Seed } from '../../common/deal/deal.ts';
import { type PlayerId, playerIdOf } from '../../common/protocol/identity.ts';
import { type Action, type GameView, legalActions } from '../../common/rules/game.ts';
import type { Player } from '../games/seating.ts';

/** A seed of 128 bits that ends in these digits. */
export function testSeed(digits = '1'): Seed {
  const seed = parseSeed(digits.padStart(32, '0'));
  if (seed === undefined) throw new Error(`no seed ${digits}`);
  return seed;
}

/** The secret of a guest of this name. */
export const secretOf = (name: string): string => Buffer.from(name.padEnd(20, '.')).toString('hex');

/** The public id of the guest of this name. */
export const idOf = (name: string): PlayerId => playerIdOf(secretOf(name));

/** The guest of this name, as somebody who comes to a table. */
export const guest = (name: string): Player => ({ playerId: idOf(name), name });

/** Chooses legal actions at random, the same ones for the same seed. */
export function chooser(seed: Seed = testSeed()): (view: GameView) => Action {
  const below: RandomBelow = randomBelow(seed, 'choices');
  return (view) => {
    const actions = legalActions(view);
    const action = actions[below(actions.length)];
    if (action === undefined) throw new Error('a turn without a legal action');
    return action;
  };
}

/** Chooses a kind of action first, so that those which an expansion adds are done often. */
export function kindChooser(seed: Seed = testSeed()): (view: GameView) => Action {
  const below: RandomBelow = randomBelow(seed, 'kinds');
  return (view) => {
    const actions = legalActions(view);
    const kinds = [...new Set(actions.map(({ type }) => type))];
    const kind = kinds[below(kinds.length)];
    const ofKind = actions.filter(({ type }) => type === kind);
    const action = ofKind[below(ofKind.length)];
    if (action === undefined) throw new Error('a turn without a legal action');
    return action;
  };
}

/**
 * Lays tiles while there is a stack. Then seat 0 is out of tiles before the others, who put wagons out
 * first, and must pass or place its own wagon.
 */
export function lateChooser(seed: Seed = testSeed()): (view: GameView) => Action {
  const below: RandomBelow = randomBelow(seed, 'late');
  return (view) => {
    const actions = legalActions(view);
    const isFirst = view.phase.type === 'playing' && view.phase.turn === 0;
    const last = isFirst ? ['place', 'pass', 'central-wagon'] : ['central-wagon', 'place', 'pass'];
    const kind = (view.stackCount > 0 ? ['place'] : last).find((wanted) =>
      actions.some(({ type }) => type === wanted),
    );
    const ofKind = actions.filter(({ type }) => type === kind);
    const action = ofKind[below(ofKind.length)];
    if (action === undefined) throw new Error('a turn without a legal action');
    return action;
  };
}

/** For `expect.poll`: how long a test waits for what must come, on a machine that is busy. */
export const PATIENTLY = { timeout: 20_000 } as const;
