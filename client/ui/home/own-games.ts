/** The lists of one's own games, fetched part by part. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type OwnGamesList, withNewest } from '../../view/home/own-games-view.ts';
import type { UnfinishedPractice } from '../../view/practice/practice-setup.ts';
import { showOnIcon } from '../app-badge.ts';
import type { AppQueries, OwnGamesKind } from '../app-model.ts';
import { useApp } from '../page.tsx';

/** The lists, whether they can't be fetched right now, and how to fetch more. */
export interface OwnGames {
  readonly lists: Readonly<Record<OwnGamesKind, OwnGamesList>>;
  /** A game against bots that this browser keeps. */
  readonly practice: UnfinishedPractice | undefined;
  readonly hasFailed: boolean;
  readonly loadMore: (which: OwnGamesKind) => void;
}

const NOTHING: OwnGamesList = { games: [], next: undefined };

/** Fetches the newest games of both lists, anew whenever the page is looked at again. */
export function useOwnGames(): OwnGames {
  const { queries } = useApp();
  const lists = { unfinished: useSignal(NOTHING), over: useSignal(NOTHING) };
  const practice = useSignal<UnfinishedPractice | undefined>(undefined);
  const hasFailed = useSignal(false);
  const { unfinished, over } = lists;
  useEffect(() => {
    const load = async () => {
      if (document.hidden) return;
      void queries.practice().then((kept) => {
        practice.value = kept;
      });
      const loaded = await Promise.all([
        loadNewest(queries, 'unfinished', unfinished),
        loadNewest(queries, 'over', over),
      ]);
      hasFailed.value = loaded.includes('unreachable');
      if (loaded[0] === undefined) showOnIcon(unfinished.value.games);
    };
    void load();
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [queries, unfinished, over, practice, hasFailed]);
  return {
    lists: { unfinished: unfinished.value, over: over.value },
    practice: practice.value,
    hasFailed: hasFailed.value,
    loadMore: (which) => void loadMore(queries, which, lists[which]),
  };
}

async function loadNewest(queries: AppQueries, which: OwnGamesKind, list: Signal<OwnGamesList>) {
  const newest = await queries.ownGames(which);
  if (!newest.ok) return newest.error;
  list.value = withNewest(list.peek(), newest.value);
  return undefined;
}

async function loadMore(queries: AppQueries, which: OwnGamesKind, list: Signal<OwnGamesList>) {
  const { next } = list.peek();
  const further = await queries.ownGames(which, next);
  // A second tap while the answer was on its way has fetched the same.
  if (!further.ok || list.peek().next !== next) return;
  const games = [...list.peek().games, ...further.value.games];
  list.value = { games, next: further.value.next };
}
