/**
 * What a player was about to do, kept for when the page is loaded again: phones end pages that are out
 * of sight, and coming back to a turn shouldn't mean thinking it out anew.
 */
import { z } from 'zod';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { CENTRAL_SPACES } from '../../common/rules/board.ts';
import { PERCENTS } from '../../common/rules/expansions/companies/shares.ts';
import { SQUARES } from '../../common/rules/ids.ts';
import { formatAction, parseAction } from '../../common/rules/notation.ts';
import { ROTATIONS } from '../../common/rules/tiles.ts';
import { keptJson } from '../net/kept-fields.ts';
import { INITIAL_UI, type Selection, type UiState } from '../view/turn/ui-state.ts';
import type { KeptTexts } from './browser-storage.ts';

const KEY = 'metro.choice';

/** What is chosen in parts. */
const partialChoice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('square'), square: z.literal(SQUARES) }),
  z
    .strictObject({
      type: z.literal('central-wagon'),
      space: z.literal(CENTRAL_SPACES).optional(),
      share: z.literal(PERCENTS).optional(),
    })
    .transform(({ type, space, share }) => ({ type, space, share })),
]);

/** Any other choice is an action already, and kept as text. */
const wholeChoice = z.string().transform((text, context) => {
  const action = parseAction(text);
  if (action !== undefined && action.type !== 'place' && action.type !== 'central-wagon')
    return action;
  context.addIssue('no action that is chosen at one go');
  return z.NEVER;
});

const keptFormOf = (selection: Selection) =>
  selection.type === 'square' || selection.type === 'central-wagon'
    ? selection
    : formatAction(selection);

/** A choice belongs to one moment of one game: after the next action it is nobody's any more. */
const keptChoice = z.strictObject({
  code: z.string(),
  sequence: z.int(),
  chosenTile: z.int().min(0),
  rotation: z.literal(ROTATIONS),
  selection: z.union([partialChoice, wholeChoice]).optional(),
});

type Moment = Pick<GameSnapshot, 'code' | 'sequence'>;

/** The choices of one tab. */
export class KeptChoices {
  readonly #storage: Pick<KeptTexts, 'getItem' | 'setItem'>;
  #written = '';

  constructor(storage: Pick<KeptTexts, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  /** Keeps what is chosen at a moment of a game. */
  keep({ code, sequence }: Moment, { chosenTile, rotation, selection }: UiState): void {
    const kept = selection && keptFormOf(selection);
    const text = JSON.stringify({ code, sequence, chosenTile, rotation, selection: kept });
    if (text === this.#written) return;
    this.#written = text;
    this.#storage.setItem(KEY, text);
  }

  /** What was chosen at this moment of this game; nothing if the kept choice is of another. */
  at({ code, sequence }: Moment): UiState {
    const kept = this.#read();
    if (kept === undefined || kept.code !== code || kept.sequence !== sequence) return INITIAL_UI;
    const { chosenTile, rotation, selection } = kept;
    return { ...INITIAL_UI, chosenTile, rotation, selection };
  }

  #read(): z.output<typeof keptChoice> | undefined {
    return keptChoice.safeParse(keptJson(this.#storage.getItem(KEY))).data;
  }
}
