/** Waiting for a game at once: what is looked for, who waits too, and the ways on. */

import { useComputed } from '@preact/signals';
import type { Translate } from '../../i18n/translator.ts';
import { markOf } from '../../view/board/marks.ts';
import { quickMatchView } from '../../view/quick/quick-match-view.ts';
import { useApp, useTranslation } from '../page.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { BotsOffer } from './bots-offer.tsx';
import { useWait, type Wait } from './use-wait.ts';

/** The queue, while the page is at its address. */
export function QuickMatchScreen() {
  const { quickMatch } = useApp();
  const type = useComputed(() => quickMatch.value.type).value;
  return (
    <>
      <PageHeader />
      {type === 'superseded' ? <Elsewhere /> : <Waiting />}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const state = useApp().quickMatch.value;
  if (state.type !== 'waiting') return <main id="content" aria-busy="true" />;
  return (
    <main id="content" class="message-screen quick">
      <ScreenHeading text={t('quick.searching')} />
      <Sought state={state} />
      <QuickMatchLine state={state} />
      <Waited state={state} />
      <OthersPart state={state} />
      <BotsOffer state={state} />
      <button type="button" class="button quick__stop" onClick={actions.openHome}>
        {t('quick.stop')}
      </button>
      <p class="hint">{t('quick.keepOpen')}</p>
    </main>
  );
}

function Sought({ state: { wish } }: { readonly state: Wait }) {
  const { t } = useTranslation();
  const { players, pace } = wish;
  return (
    <p class="facts quick__sought">
      <span>
        {players === 'any' ? t('quick.soughtAny') : t('quick.sought', { count: players })}
      </span>
      <span>{t(`clock.${pace}Value`)}</span>
    </p>
  );
}

/** The seats as stations of a line: taken ones have their marks, the track to the others still runs. */
function QuickMatchLine({ state }: { readonly state: Wait }) {
  const { seats } = quickMatchView(state, state.since);
  return (
    <ol class="quick-line" aria-hidden="true" data-moves={state.isConnected}>
      {seats.map(({ seat, isTaken }) => (
        <li key={seat} class="quick-line__seat" data-taken={isTaken}>
          {isTaken ? <MarkBadge mark={markOf(seat)} /> : <span class="quick-line__free" />}
        </li>
      ))}
    </ol>
  );
}

/** Seconds go by without a word to screen readers; they hear who comes and goes. */
function Waited({ state }: { readonly state: Wait }) {
  const { t } = useTranslation();
  return (
    <div class="quick__words">
      <p class="quick__time" role="timer">
        {t('quick.waited', { time: useWait(state).time })}
      </p>
      <p role="status">{peopleText(t, state)}</p>
    </div>
  );
}

/** Those whom this player would meet by wanting something else. */
function OthersPart({ state }: { readonly state: Wait }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const others = state.count?.others ?? 0;
  const { canWiden } = quickMatchView(state, state.since);
  return (
    <div class="quick__others" role="status">
      {others > 0 && <p class="hint">{t('quick.others', { count: others })}</p>}
      {canWiden && (
        <button
          type="button"
          class="button"
          onClick={() => actions.playQuick({ ...state.wish, players: 'any' })}
        >
          {t('quick.widen')}
        </button>
      )}
    </div>
  );
}

function peopleText(t: Translate, { isConnected, areSocketsRefused, count }: Wait): string {
  if (areSocketsRefused) return t('notice.no-sockets');
  if (!isConnected) return t('quick.reconnecting');
  if (count === undefined) return t('quick.connecting');
  return count.people === 1 ? t('quick.alone') : t('quick.people', { count: count.people });
}

function Elsewhere() {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <main id="content" class="message-screen">
      <ScreenHeading text={t('quick.superseded')} />
      <div class="message-screen__actions">
        <button type="button" class="button button--primary" onClick={actions.waitHere}>
          {t('quick.waitHere')}
        </button>
        <HomeButton />
      </div>
    </main>
  );
}
