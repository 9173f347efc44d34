/** One's own games on the home screen: those to play on, and those that are over. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Translate } from '../../i18n/translator.ts';
import {
  type OwnGameStage,
  type OwnGameView,
  ownGamesView,
} from '../../view/home/own-games-view.ts';
import type { Route } from '../../view/route.ts';
import type { OwnGamesKind } from '../app-model.ts';
import { useTranslation } from '../page.tsx';
import { timeAgo } from '../texts/time-ago.ts';
import { Choice } from '../widgets/choice.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { useOwnGames } from './own-games.ts';

/** One of two lists at a time, where there is something in either. */
export function YourGames() {
  const { t } = useTranslation();
  const { lists, hasFailed, loadMore } = useOwnGames();
  const which = useSignal<OwnGamesKind>('unfinished');
  const heading = useId();
  const counts = KINDS.map((kind) => lists[kind].games.length);
  if (counts.every((count) => count === 0) && !hasFailed) return null;
  const list = lists[which.value];
  return (
    <section class="panel tables own-games" aria-labelledby={heading}>
      <h2 id={heading}>{t('own.heading')}</h2>
      {hasFailed && <p class="hint">{t('own.failed')}</p>}
      <Choice
        label={t('own.which')}
        options={KINDS.map((value) => ({ value, label: t(`own.${value}`) }))}
        value={which.value}
        onChange={(value) => {
          which.value = value;
        }}
      />
      {list.games.length === 0 && <p class="hint">{t(`own.${which.value}None`)}</p>}
      <GameList games={ownGamesView(list.games)} />
      {list.next !== undefined && (
        <button type="button" class="button" onClick={() => loadMore(which.value)}>
          {t('own.more')}
        </button>
      )}
    </section>
  );
}

const KINDS = ['unfinished', 'over'] as const satisfies readonly OwnGamesKind[];

const GameList = ({ games }: { readonly games: readonly OwnGameView[] }) => (
  <ul class="tables__list">
    {games.map((game) => (
      <GameRow key={game.code} game={game} />
    ))}
  </ul>
);

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
