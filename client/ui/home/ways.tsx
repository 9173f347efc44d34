/** The ways to play: as large as they are likely to be meant. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { type Way, waysFor } from '../../view/home/ways.ts';
import { useApp, useTranslation } from '../page.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { PracticePanel } from './practice-panel.tsx';
import { QuickMatchPanel } from './quick-match-panel.tsx';

const PANELS = {
  quick: QuickMatchPanel,
  friends: FriendsPanel,
  practice: PracticePanel,
} as const satisfies Readonly<Record<Way, () => unknown>>;

/** All ways; their order stays while they are looked at, whatever is pressed. */
export function Ways() {
  const { t } = useTranslation();
  const { preferences } = useApp();
  const usual = useSignal(preferences.peek().usualWay).value;
  const heading = useId();
  return (
    <section class="ways" aria-labelledby={heading} data-usual={usual}>
      <h2 id={heading} class="visually-hidden">
        {t('home.ways')}
      </h2>
      {waysFor(usual).map((way) => {
        const Panel = PANELS[way];
        return <Panel key={way} />;
      })}
    </section>
  );
}
