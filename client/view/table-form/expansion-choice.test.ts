import { describe, expect, test } from 'vitest';
import type { TableOptions } from '../../../common/protocol/options.ts';
import type { Expansion } from '../../../common/rules/expansions/list.ts';
import {
  EXPANSION_SETS,
  EXPANSIONS,
  type ExpansionSet,
} from '../../../common/rules/expansions/sets.ts';
import {
  chosenNumbers,
  expansionChoices,
  numberChoices,
  switchExpansion,
  withFittingNumbers,
} from './expansion-choice.ts';

const table = (expansions: ExpansionSet, options: Partial<TableOptions> = {}): TableOptions => ({
  players: 2,
  rotation: false,
  handSize: 1,
  isPublic: false,
  expansions,
  ...options,
});

test.each<[ExpansionSet, Expansion, readonly Expansion[]]>([
  [[], 'companies', []],
  [['companies'], 'station-numbers', ['companies']],
  [['central-wagons'], 'central-tracks', ['central-wagons']],
  [['central-wagons'], 'companies', []],
  [['companies', 'central-wagons'], 'central-tracks', ['central-wagons']],
  [['companies', 'central-wagons'], 'station-numbers', ['companies']],
  [['central-tracks', 'station-numbers'], 'companies', ['station-numbers']],
])('with %j chosen, %s conflicts with %j', (chosen, expansion, conflicts) => {
  const choice = expansionChoices(chosen).find((one) => one.expansion === expansion);
  expect(choice).toMatchObject({ isOn: false, conflicts });
});

test.each(EXPANSION_SETS.map((set) => [set] as const))(
  'with %j chosen, an expansion without conflicts can be switched on, and only such a one',
  (chosen) => {
    for (const { expansion, isOn, conflicts } of expansionChoices(chosen)) {
      const switched = switchExpansion(table(chosen), expansion, true).expansions;
      expect(switched.some((one) => one === expansion)).toBe(conflicts.length === 0);
      if (isOn) expect(conflicts).toEqual([]);
    }
  },
);

test('every set can be reached by switches', () => {
  for (const set of EXPANSION_SETS) {
    const made = EXPANSIONS.filter((one) => set.some((other) => other === one)).reduce(
      (options, expansion) => switchExpansion(options, expansion, true),
      table([]),
    );
    expect(made.expansions).toEqual(set);
  }
});

test('switching off leaves the other one', () => {
  const both = table(['companies', 'central-wagons']);
  expect(switchExpansion(both, 'companies', false).expansions).toEqual(['central-wagons']);
});

describe('number tiles', () => {
  test.each([
    [2, [1, 2, 3, 4], 2],
    [3, [1, 2], 1],
    [6, [1], 1],
  ] as const)('%i players can agree on %j, usually %i', (players, choices, usual) => {
    const options = table(['station-numbers'], { players });
    expect(numberChoices(options)).toEqual(choices);
    expect(chosenNumbers(options)).toBe(usual);
  });

  test('what was agreed goes with the expansion, and when more players come', () => {
    const agreed = table(['station-numbers'], { numbersPerColour: 4 });
    expect(chosenNumbers(agreed)).toBe(4);
    expect(switchExpansion(agreed, 'station-numbers', false)).not.toHaveProperty(
      'numbersPerColour',
    );
    expect(withFittingNumbers({ ...agreed, players: 5 })).not.toHaveProperty('numbersPerColour');
    expect(withFittingNumbers(agreed)).toBe(agreed);
  });
});
