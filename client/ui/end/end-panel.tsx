/** The end: who has won, and where every point came from. The board stays beside it. */
import { useComputed } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Day } from '../../../common/protocol/day.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type RematchView, rematchView } from '../../view/end/end-view.ts';
import { parsePracticeId } from '../../view/practice/practice-id.ts';
import { parseWhatIf } from '../../view/practice/what-if.ts';
import { useNews } from '../announcer/use-news.ts';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { tableAddress } from '../sharing/share-address.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { BackToReplay } from '../table/back-to-replay.tsx';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { Comparison } from './comparison.tsx';
import { PicturePart } from './picture-part.tsx';
import { PointsDetails } from './points-details.tsx';
import { Ranking, RankingMeanings } from './ranking.tsx';
import { SameDealPart } from './same-deal-part.tsx';

/** The ranking and the ways on. Where a game has just ended, the focus goes to the heading. */
export function EndPanel({ isNews }: { readonly isNews: boolean }) {
  const { t } = useTranslation();
  const { dialog } = usePage();
  const { code, day } = useGame().snapshot.value;
  const isWhatIf = parseWhatIf(code) !== undefined;
  const heading = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews && dialog.peek() === undefined) ref.current?.focus({ preventScroll: true });
  }, [isNews, dialog]);
  return (
    <section class="panel end" aria-labelledby={heading}>
      <div class="panel__top">
        <h2 ref={ref} id={heading} tabIndex={-1} class="panel__heading">
          {t('end.heading')}
        </h2>
        <RankingMeanings />
      </div>
      <Ranking />
      <Comparison />
      <div class="end__buttons">
        {day !== undefined && <DayLink day={day} />}
        {isWhatIf ? <BackToReplay /> : <PastWays code={code} />}
        <RouteLink class="button" to={{ type: 'home' }}>
          <Icon name="home" />
          {t('end.home')}
        </RouteLink>
      </div>
      {!isWhatIf && <PicturePart isNews={isNews} />}
      {!isWhatIf && <SameDealPart />}
      <PointsDetails />
    </section>
  );
}

/** To how everybody's game with the deal of the day ended. */
function DayLink({ day }: { readonly day: Day }) {
  const { t } = useTranslation();
  return (
    <RouteLink class="button button--primary" to={{ type: 'day', day }}>
      <Icon name="winner" />
      {t('end.day')}
    </RouteLink>
  );
}

/** To another game, to the replay of this one, and to others by a link, or on to another practice game. */
function PastWays({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <>
      <RematchButton />
      <ReplayLink />
      {parsePracticeId(code) === undefined ? (
        <ShareButton label={t('end.share')} text={t('waiting.shareText')} findLink={tableAddress} />
      ) : (
        <ChooseButton />
      )}
    </>
  );
}

/** After a practice game: to other bots or rules. */
function ChooseButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <button type="button" class="button" onClick={actions.choosePractice}>
      <Icon name="settings" />
      {t('practice.choose')}
    </button>
  );
}

/** Stays one button when somebody asks, so that nobody loses the focus; the news is spoken. */
function RematchButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { snapshot } = useGame();
  const rematch = useComputed(() => rematchView(snapshot.value)).value;
  useNews(rematch?.type === 'go' ? t('end.rematchReady') : undefined);
  return (
    <>
      {rematch !== undefined && (
        <button
          type="button"
          class="button button--primary"
          onClick={() =>
            rematch.type === 'ask'
              ? actions.playAgain()
              : actions.openTable(rematch.code, rematch.as)
          }
        >
          {rematchText(t, rematch)}
        </button>
      )}
    </>
  );
}

function rematchText(t: Translate, rematch: RematchView): string {
  if (rematch.type === 'ask') return t('end.again');
  return t(rematch.as === 'player' ? 'end.joinRematch' : 'end.watchRematch');
}

function ReplayLink() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const game = snapshot.value.recordName;
  return (
    <RouteLink class="button" to={{ type: 'replay', game, move: undefined }}>
      <Icon name="replay" />
      {t('replay.open')}
    </RouteLink>
  );
}
