/** A game at once, with whoever else wants one. */
import { type Signal, useSignal } from '@preact/signals';
import type { QuickWish } from '../../../common/protocol/quick-match.ts';
import { QUICK_PACES } from '../../../common/protocol/quick-paces.ts';
import { PLAYER_COUNTS } from '../../../common/rules/ids.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';
import { PlateWords } from './plate.tsx';

/** The button that begins to look for a game; folded below it, what one wishes, as one wished it last. */
export function QuickMatchPanel() {
  const { t } = useTranslation();
  const { preferences, actions } = useApp();
  const wish = useSignal<QuickWish>(preferences.peek().quickWish);
  return (
    <form
      class="way"
      onSubmit={(event) => {
        event.preventDefault();
        actions.playQuick(wish.value);
      }}
    >
      <button type="submit" class="plate plate--brass">
        <PlateWords icon="play" name={t('quick.play')} hint={t('quick.lead')} />
      </button>
      <details class="way__more">
        <summary>
          <WishFacts wish={wish.value} />
        </summary>
        <WishChoices wish={wish} />
      </details>
    </form>
  );
}

function WishFacts({ wish: { players, pace } }: { readonly wish: QuickWish }) {
  const { t } = useTranslation();
  return (
    <span class="facts">
      <span>
        {players === 'any' ? t('quick.soughtAny') : t('quick.sought', { count: players })}
      </span>
      <span>{t(`clock.${pace}Value`)}</span>
    </span>
  );
}

function WishChoices({ wish }: { readonly wish: Signal<QuickWish> }) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  return (
    <div class="way__choices">
      <Choice
        label={t('quick.size')}
        options={(['any', ...PLAYER_COUNTS] as const).map((value) => ({
          value,
          label: value === 'any' ? t('quick.any') : format.format(value),
        }))}
        value={wish.value.players}
        onChange={(players) => {
          wish.value = { ...wish.value, players };
        }}
      />
      <Choice
        label={t('quick.pace')}
        hint={t(`clock.${wish.value.pace}Hint`)}
        options={QUICK_PACES.map((value) => ({ value, label: t(`clock.${value}`) }))}
        value={wish.value.pace}
        onChange={(pace) => {
          wish.value = { ...wish.value, pace };
        }}
      />
    </div>
  );
}
