/** A game at once, with whoever else wants one. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { QuickWish } from '../../../common/protocol/quick-match.ts';
import { QUICK_PACES } from '../../../common/protocol/quick-paces.ts';
import { PLAYER_COUNTS } from '../../../common/rules/ids.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';
import { Icon } from '../widgets/icon.tsx';

/** What one wishes, as one wished it last, and the button that begins to look for it. */
export function QuickMatchPanel() {
  const { t, language } = useTranslation();
  const { preferences, actions } = useApp();
  const wish = useSignal<QuickWish>(preferences.peek().quickWish);
  const heading = useId();
  const format = new Intl.NumberFormat(language);
  return (
    <form
      class="panel quick-match"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        actions.playQuick(wish.value);
      }}
    >
      <h2 id={heading}>{t('quick.heading')}</h2>
      <p class="panel__lead">{t('quick.lead')}</p>
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
      <button type="submit" class="button button--primary button--wide">
        <Icon name="play" />
        {t('quick.play')}
      </button>
    </form>
  );
}
