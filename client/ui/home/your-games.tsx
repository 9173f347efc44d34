/** One's own games on the home screen: those to play on, and how games are listed. */
import { useId } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import {
  type OwnGameStage,
  type OwnGameView,
  ownGamesView,
} from '../../view/home/own-games-view.ts';
import type { UnfinishedPractice } from '../../view/practice/practice-setup.ts';
import type { Route } from '../../view/route.ts';
import { useTranslation } from '../page.tsx';
import { timeAgo } from '../texts/time-ago.ts';
import { RouteLink } from '../widgets/route-link.tsx';
import type { OwnGames } from './own-games.ts';

/** Those that wait for the player, their own turns first; nothing for somebody who is in no game. */
export function YourGames({ own }: { readonly own: OwnGames }) {
  const { t } = useTranslation();
  const { lists, practice, hasFailed, loadMore } = own;
  const heading = useId();
  const { games, next } = lists.unfinished;
  if (games.length === 0 && practice === undefined)
    return hasFailed ? <p class="hint">{t('own.failed')}</p> : null;
  return (
    <section class="panel own-games" aria-labelledby={heading}>
      <h2 id={heading}>{t('own.heading')}</h2>
      {hasFailed && <p class="hint">{t('own.failed')}</p>}
      <GameList
        practice={practice}
        games={ownGamesView(games)}
        onMore={next === undefined ? undefined : () => loadMore('unfinished')}
      />
    </section>
  );
}

/** Some of one's games, after the one against bots that this browser keeps; `onMore` where there are more of them. */
export function GameList(props: {
  readonly practice?: UnfinishedPractice | undefined;
  readonly games: readonly OwnGameView[];
  readonly onMore: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <>
      <ul class="tables__list">
        {props.practice !== undefined && <PracticeRow game={props.practice} />}
        {props.games.map((game) => (
          <GameRow key={game.code} game={game} />
        ))}
      </ul>
      {props.onMore !== undefined && (
        <button type="button" class="button" onClick={props.onMore}>
          {t('own.more')}
        </button>
      )}
    </>
  );
}

/** Bots never keep anybody waiting: it is always the player's turn. */
function PracticeRow({ game: { others, playedAt } }: { readonly game: UnfinishedPractice }) {
  const { t, language } = useTranslation();
  const players = new Intl.ListFormat(language).format(others);
  return (
    <li class="table-row">
      <div class="table-row__words">
        <p class="table-row__title">{t('own.with', { players })}</p>
        <p class="facts">
          <Stage stage={{ type: 'playing', isMyTurn: true }} />
          <span>{t('home.practice')}</span>
          <span>{timeAgo(playedAt, language)}</span>
        </p>
      </div>
      <RouteLink
        class="button button--primary"
        to={{ type: 'practice' }}
        label={t('own.playOnPractice')}
      >
        {t('own.playOn')}
      </RouteLink>
    </li>
  );
}

function GameRow({ game }: { readonly game: OwnGameView }) {
  const { t, language } = useTranslation();
  const { code, others, stage, at } = game;
  const names = new Intl.ListFormat(language).format(others);
  return (
    <li class="table-row" data-code={code}>
      <div class="table-row__words">
        <p class="table-row__title">
          {others.length === 0 ? t('own.alone') : t('own.with', { players: names })}
        </p>
        <p class="facts">
          <Stage stage={stage} />
          <span>{timeAgo(at, language)}</span>
          <span>{code}</span>
          {game.isSameDeal && <span>{t('deal.short')}</span>}
        </p>
      </div>
      <WayOn game={game} />
    </li>
  );
}

function Stage({ stage }: { readonly stage: OwnGameStage }) {
  const { t } = useTranslation();
  const isMyTurn = stage.type === 'playing' && stage.isMyTurn;
  return <span class={isMyTurn ? 'facts__turn' : undefined}>{stageText(t, stage)}</span>;
}

function stageText(t: Translate, stage: OwnGameStage): string {
  switch (stage.type) {
    case 'waiting':
      return t('own.waiting');
    case 'playing':
      return t(stage.isMyTurn ? 'own.myTurn' : 'own.theirTurn');
    case 'abandoned':
      return t(stage.hasPast ? 'own.agreed' : 'own.abandoned');
    case 'finished': {
      const { rank, players } = stage;
      const points = t('line.points', { count: stage.points });
      return stage.isWon ? t('own.won', { points }) : t('own.placed', { rank, players, points });
    }
  }
}

function WayOn({ game: { code, stage } }: { readonly game: OwnGameView }) {
  const { t } = useTranslation();
  const table: Route = { type: 'table', code, as: 'player' };
  const replay = (
    <Way code={code} label={t('own.replay')} to={{ type: 'replay', game: code, move: undefined }} />
  );
  switch (stage.type) {
    case 'waiting':
      return <Way code={code} label={t('own.open')} to={table} />;
    case 'playing':
      return <Way code={code} isPrimary={stage.isMyTurn} label={t('own.playOn')} to={table} />;
    case 'finished':
      return replay;
    case 'abandoned':
      return stage.hasPast ? replay : null;
  }
}

function Way(props: {
  readonly code: string;
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly to: Route;
}) {
  const { t } = useTranslation();
  const { code, label, isPrimary, to } = props;
  return (
    <RouteLink
      class={isPrimary ? 'button button--primary' : 'button'}
      to={to}
      label={t('own.about', { action: label, code })}
    >
      {label}
    </RouteLink>
  );
}
