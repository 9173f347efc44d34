/** The tips of a first game, each shown once, in the place that answers "what if". */
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { TipName } from '../../view/lesson/tip-names.ts';
import { tipNow } from '../../view/lesson/tips.ts';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';

/** The tip that matters now, in words; told to those who don't see it, too. `undefined` for none. */
export function useFirstTip(): string | undefined {
  const { t } = useTranslation();
  const { announcer } = usePage();
  const { learning, actions } = useApp();
  const tip = useTip().value;
  useSignalEffect(() => {
    const { tips } = learning.value;
    if (tip === undefined || tips.includes(tip)) return;
    actions.keepLearning({ tips: [...tips, tip] });
    announcer.tell(t(`tips.${tip}`));
  });
  return tip && t(`tips.${tip}`);
}

/** What was shown before a turn is over with; what is shown in it comes back as often as it matters. */
function useTip() {
  const { learning } = useApp();
  const { snapshot, turn } = useGame();
  const shownBefore = useSignal<readonly TipName[]>(learning.peek().tips);
  const isTurn = useComputed(() => turn.value !== undefined);
  useSignalEffect(() => {
    if (isTurn.value) shownBefore.value = learning.peek().tips;
  });
  return useComputed(() =>
    learning.value.wantsTips ? tipNow(snapshot.value, turn.value, shownBefore.value) : undefined,
  );
}
