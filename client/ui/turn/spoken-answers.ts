/** What a player asks by choosing, turning, walking and pressing, answered for those who don't see it. */
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { formatSquare, type Square } from '../../../common/rules/ids.ts';
import { rotateTile } from '../../../common/rules/tiles.ts';
import type { Translation } from '../../i18n/translator.ts';
import { isIdle, type TurnView } from '../../view/turn/turn-view.ts';
import { usePage, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { consequenceDescription, descriptionOf, tracksText } from '../texts/descriptions.ts';
import { planSentences } from '../texts/plan-text.ts';

/** Says what was asked about, the tile that was chosen or turned, and what would happen on a square. */
export function useSpokenAnswers(): void {
  const { announcer } = usePage();
  const translation = useTranslation();
  const { snapshot, ui, turn } = useGame();
  const asked = useComputed(() => {
    const about = ui.value.asked;
    if (about === undefined) return [];
    const { title, parts } = descriptionOf(translation.t, snapshot.value, about);
    return [title, ...parts];
  });
  useAnswer(asked);
  useAnswer(useComputed(() => planSentences(translation.t, snapshot.value, turn.value)));
  const last = useRef<Plan | undefined>(undefined);
  useSignalEffect(() => {
    if (turn.value === undefined) return;
    const plan = planOf(translation, snapshot.value, turn.value);
    const sentences = planChanges(last.current, plan);
    last.current = plan;
    if (sentences.length > 0) announcer.answer(...sentences);
  });
}

/** Says the sentences whenever they become others. */
function useAnswer(sentences: ReadonlySignal<readonly string[]>): void {
  const { announcer } = usePage();
  const last = useRef('');
  useSignalEffect(() => {
    const text = sentences.value.join('\n');
    if (text !== last.current && text !== '') announcer.answer(...sentences.value);
    last.current = text;
  });
}

/** What a player is about to do with a tile, in words. */
export interface Plan {
  /** The place of the turn in the game. */
  readonly sequence: number;
  /** The tracks of the chosen tile, as it is turned. */
  readonly tile: string;
  /** That a square is selected, and how to go on from there. */
  readonly selected: string;
  /** What would happen on the square that is selected or has the focus. */
  readonly consequence: readonly string[];
}

/** What has changed in what a player is about to do. A turn that begins changes nothing yet. */
export function planChanges(before: Plan | undefined, now: Plan): readonly string[] {
  const isSameTurn = before?.sequence === now.sequence;
  const isSameConsequence = before?.consequence.join('\n') === now.consequence.join('\n');
  return [
    ...(isSameTurn && before.tile !== now.tile ? [now.tile] : []),
    ...(before?.selected === now.selected ? [] : [now.selected]),
    ...(isSameConsequence ? [] : now.consequence),
  ].filter((sentence) => sentence !== '');
}

function planOf(translation: Translation, snapshot: GameSnapshot, turn: TurnView): Plan {
  const { chosen, rotation, consequence, selection, action } = turn;
  const { t } = translation;
  const isReady = selection?.type === 'square' && action !== undefined;
  const isAsked =
    consequence !== undefined &&
    !isIdle(consequence, turn) &&
    (selection !== undefined || hasFocus(consequence.square));
  const told = isAsked ? consequenceDescription(t, snapshot, consequence) : undefined;
  return {
    sequence: snapshot.sequence,
    tile: chosen === undefined ? '' : tracksText(translation, rotateTile(chosen, rotation)),
    selected: isReady ? t('square.selected', { square: formatSquare(selection.square) }) : '',
    consequence: told === undefined ? [] : [told.title, ...told.parts],
  };
}

/** A pointer that passes over squares asks nothing. */
const hasFocus = (square: Square): boolean =>
  document.activeElement?.matches(`[data-square="${formatSquare(square)}"]:focus-visible`) ?? false;
