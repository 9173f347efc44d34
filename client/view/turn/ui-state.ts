/** What a player is about to do at a table: it lives in this browser alone and never edits the snapshot. */
import type { ExtraAction } from '../../../common/rules/actions.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import type { CentralSpace } from '../../../common/rules/board.ts';
import type { Percent } from '../../../common/rules/expansions/companies/shares.ts';
import type { Action } from '../../../common/rules/game.ts';
import type { Square } from '../../../common/rules/ids.ts';
import type { Rotation } from '../../../common/rules/tiles.ts';
import type { LineName } from '../board/line-name.ts';

/** Something chosen that waits to be confirmed; an expansion's action as a whole, but for a wagon, which is chosen in parts. */
export type Selection =
  | { readonly type: 'square'; readonly square: Square }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  | WholeAction
  | WagonSelection;

/** An action of an expansion that is chosen at one go. */
export type WholeAction = Exclude<ExtraAction, { type: 'central-wagon' }>;

/** A central wagon that is about to be placed; what isn't chosen yet is `undefined`. */
export interface WagonSelection {
  readonly type: 'central-wagon';
  readonly space: CentralSpace | undefined;
  /** With companies: which of the viewer's shares is to be laid open. */
  readonly share: Percent | undefined;
}

/** A command on its way: shown as a ghost until its answer comes. */
export interface PendingCommand {
  readonly id: string;
  readonly action: Action;
}

/** What a player is about to do. */
export interface UiState {
  /** Which of the playable tiles is chosen; more than there are means the last one. */
  readonly chosenTile: number;
  /** Quarter turns clockwise of the chosen tile. */
  readonly rotation: Rotation;
  /** The square under the pointer or the keyboard's focus. */
  readonly pointedSquare: Square | undefined;
  readonly selection: Selection | undefined;
  readonly pending: PendingCommand | undefined;
  /** The line that is lit up. */
  readonly litLine: LineName | undefined;
  /** What the player wants to have described in full. */
  readonly asked: Asked | undefined;
  /** Is the share market unfolded, where it lies in the place of the answers? */
  readonly isMarketOpen: boolean;
}

/** A place that can be described: a square with its tracks, or a line with its way. */
export type Asked =
  | { readonly type: 'square'; readonly square: Square }
  | { readonly type: 'line'; readonly line: LineName };

/** What a player points at, by pointer or focus: what would be described. */
export function pointedAt({ litLine, pointedSquare }: UiState): Asked | undefined {
  if (litLine !== undefined) return { type: 'line', line: litLine };
  return pointedSquare === undefined ? undefined : { type: 'square', square: pointedSquare };
}

/** Nothing chosen yet. */
export const INITIAL_UI: UiState = {
  chosenTile: 0,
  rotation: 0,
  pointedSquare: undefined,
  selection: undefined,
  pending: undefined,
  litLine: undefined,
  asked: undefined,
  isMarketOpen: false,
};

/** What a player does on the page before anything reaches the server. */
export type UiInput =
  | { readonly type: 'choose-tile'; readonly index: number }
  | { readonly type: 'rotate' }
  | { readonly type: 'point'; readonly square: Square | undefined }
  | { readonly type: 'select'; readonly selection: Selection }
  | { readonly type: 'take-back' }
  | { readonly type: 'light-line'; readonly line: LineName | undefined }
  | { readonly type: 'ask'; readonly about: Asked }
  | { readonly type: 'fold-market'; readonly isOpen: boolean }
  | { readonly type: 'sent'; readonly command: PendingCommand }
  /** The command was accepted, refused or lost: what comes next is the snapshot's word. */
  | { readonly type: 'answered'; readonly id: string }
  /** The turn moved on: choices for the last one are gone. */
  | { readonly type: 'turn-changed' };

/** The state after an input. A description lasts until the player turns to something else. */
export function reduceUi(state: UiState, input: UiInput): UiState {
  if (input.type === 'ask') return { ...state, asked: input.about, isMarketOpen: false };
  const next = reduceChoices(state, input);
  return input.type === 'sent' || input.type === 'answered' ? next : { ...next, asked: undefined };
}

/** Whatever has an answer of its own, or begins anew, folds the market. */
function reduceChoices(state: UiState, input: Exclude<UiInput, { type: 'ask' }>): UiState {
  switch (input.type) {
    case 'choose-tile':
      return {
        ...state,
        chosenTile: input.index,
        rotation: 0,
        selection: keptSquare(state),
        isMarketOpen: false,
      };
    case 'fold-market':
      return { ...state, isMarketOpen: input.isOpen };
    case 'rotate':
      return { ...state, rotation: ((state.rotation + 1) % 4) as Rotation };
    case 'point':
      return { ...state, pointedSquare: input.square };
    case 'select':
      return { ...state, selection: input.selection, isMarketOpen: false };
    case 'take-back':
      return { ...state, selection: undefined };
    case 'light-line':
      return {
        ...state,
        litLine: input.line,
        isMarketOpen: input.line === undefined && state.isMarketOpen,
      };
    case 'sent':
      return { ...state, pending: input.command };
    case 'answered':
      return state.pending?.id === input.id
        ? { ...state, pending: undefined, selection: undefined }
        : state;
    case 'turn-changed':
      return {
        ...state,
        chosenTile: 0,
        rotation: 0,
        selection: undefined,
        isMarketOpen: false,
      };
    default:
      return assertNever(input);
  }
}

/** Another tile keeps the square it was tried on; anything else that was about to be confirmed is gone. */
const keptSquare = ({ selection }: UiState): Selection | undefined =>
  selection?.type === 'square' ? selection : undefined;
