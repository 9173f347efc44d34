/** At the end of a game: its deal once more, with the same people or for others by a link. */
import { useComputed } from '@preact/signals';
import type { Translate } from '../../i18n/translator.ts';
import { type RematchView, sameDealView } from '../../view/end/end-view.ts';
import { parsePracticeId } from '../../view/practice/practice-id.ts';
import { useNews } from '../announcer/use-news.ts';
import { DealLinkButton } from '../deal/deal-link-button.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The ways to play a finished game's deal again. As with a rematch, others see that somebody has asked. */
export function SameDealPart() {
  const { t } = useTranslation();
  const { queries } = useApp();
  const { snapshot } = useGame();
  const { phase, recordName } = snapshot.value;
  if (phase !== 'finished') return null;
  const findDealId = async () => {
    const past = await queries.pastOf(recordName);
    return past.ok && past.value.status === 'finished' ? past.value.dealId : undefined;
  };
  return (
    <div class="same-deal">
      <p class="same-deal__mark">
        <Icon name="stack" />
        {t('deal.again')}
      </p>
      <p class="hint">{t('deal.hint')}</p>
      <div class="end__buttons">
        <TogetherButton />
        {parsePracticeId(recordName) === undefined && <DealLinkButton findDealId={findDealId} />}
      </div>
    </div>
  );
}

/** Stays one button when somebody asks, so that nobody loses the focus; the news is spoken. */
function TogetherButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { snapshot } = useGame();
  const table = useComputed(() => sameDealView(snapshot.value)).value;
  const isReady = table?.type === 'go';
  useNews(isReady ? t('deal.ready') : undefined);
  return (
    <>
      {table !== undefined && (
        <button
          type="button"
          class={isReady ? 'button button--primary' : 'button'}
          onClick={() =>
            table.type === 'ask' ? actions.playSameDeal() : actions.openTable(table.code, table.as)
          }
        >
          <Icon name="replay" />
          {buttonText(t, table)}
        </button>
      )}
    </>
  );
}

function buttonText(t: Translate, table: RematchView): string {
  if (table.type === 'ask') return t('deal.together');
  return t(table.as === 'player' ? 'deal.join' : 'deal.watch');
}
