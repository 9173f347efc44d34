/** Asks for hints, at tables that allow them. */
import { useComputed } from '@preact/signals';
import { foundFor } from '../../../view/hint/hints.ts';
import { AbsentPart } from '../../absent.tsx';
import { useTranslation } from '../../page.tsx';
import { useGame } from '../../table/game-context.tsx';
import { later } from '../../widgets/later.tsx';

/** The list, whose code comes with the first question. */
const HintPanel = later(async () => (await import('./hint-panel.tsx')).HintPanel, AbsentPart);

/** Shows the hints of this turn, or puts them away again. */
export function HintButton() {
  const { t } = useTranslation();
  const { snapshot, turn, hints } = useGame();
  const isOpen = useComputed(
    () => foundFor(hints.value, snapshot.value.sequence) !== undefined,
  ).value;
  if (!snapshot.value.allowsHints) return null;
  const isEnabled = turn.value !== undefined;
  const toggle = () => {
    const { sequence } = snapshot.value;
    hints.value = isOpen ? undefined : { sequence, found: 'thinking' };
  };
  return (
    <button
      type="button"
      class="button"
      aria-disabled={!isEnabled}
      aria-expanded={isOpen}
      onClick={() => isEnabled && toggle()}
    >
      {t('hint.ask')}
    </button>
  );
}

/** The hints that were asked for in this turn. */
export function HintPart() {
  const { snapshot, turn, hints } = useGame();
  const sequence = useComputed(() =>
    turn.value !== undefined && foundFor(hints.value, snapshot.value.sequence) !== undefined
      ? snapshot.value.sequence
      : undefined,
  ).value;
  return sequence === undefined ? null : <HintPanel key={sequence} />;
}
