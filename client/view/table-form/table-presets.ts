/** Kinds of game to begin from on the form of a table: each sets what is played, not who may come. */
import type { TableOptions } from '../../../common/protocol/options.ts';
import type { ExpansionSet } from '../../../common/rules/expansions/sets.ts';
import { withFittingNumbers } from './expansion-choice.ts';

/** The kinds, the simplest first. */
export const PRESETS = ['first', 'classic', 'companies', 'expert'] as const;
export type Preset = (typeof PRESETS)[number];

/** What a kind of game sets; a clock that is `undefined` is none. */
interface PresetOptions extends Pick<TableOptions, 'rotation' | 'handSize'> {
  readonly expansions: ExpansionSet;
  readonly clock: TableOptions['clock'] | undefined;
}

const OPTIONS: Readonly<Record<Preset, PresetOptions>> = {
  first: { rotation: false, handSize: 1, expansions: [], clock: undefined },
  classic: { rotation: false, handSize: 1, expansions: [], clock: 'normal' },
  companies: { rotation: false, handSize: 1, expansions: ['companies'], clock: 'relaxed' },
  expert: {
    rotation: false,
    handSize: 3,
    expansions: ['companies', 'central-wagons'],
    clock: 'normal',
  },
};

/** What a new table is like where nothing else was chosen before. */
export const FIRST_TABLE: TableOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: false,
};

/** The options with what the preset sets; the players, and who may come, stay as they are. */
export function withPreset(options: TableOptions, preset: Preset): TableOptions {
  const { clock, ...game } = OPTIONS[preset];
  return withFittingNumbers(withClock({ ...options, ...game }, clock));
}

/** The options with another clock, or with none. */
export function withClock(
  { clock: _, ...others }: TableOptions,
  clock: TableOptions['clock'] | undefined,
): TableOptions {
  return clock === undefined ? others : { ...others, clock };
}

/** The preset that the options are made of; `undefined` for a mix of one's own. */
export const presetOf = (options: TableOptions): Preset | undefined =>
  PRESETS.find((preset) => isOf(options, OPTIONS[preset]));

const isOf = (options: TableOptions, preset: PresetOptions): boolean =>
  options.rotation === preset.rotation &&
  options.handSize === preset.handSize &&
  options.clock === preset.clock &&
  options.numbersPerColour === undefined &&
  options.expansions.join() === preset.expansions.join();
