/** The picture of a finished game, from what the table knows of it. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { hasExpansion } from '../../../common/rules/expansions/sets.ts';
import { boardView } from '../board/board-view.ts';
import { INITIAL_UI } from '../turn/ui-state.ts';
import { rankingView } from './end-view.ts';
import type { ResultView } from './result-model.ts';

/** The words around the picture, in the language of the page. */
export interface ResultWords {
  readonly title: string;
  /** Empty where it isn't known when the game was. */
  readonly date: string;
  readonly number: (value: number) => string;
}

/** What the picture shows: the board with nothing but what lies there, and all players, the best first. */
export const resultView = (snapshot: GameSnapshot, words: ResultWords): ResultView => ({
  board: { ...boardView({ ...snapshot, me: undefined }, INITIAL_UI), recent: [] },
  title: words.title,
  date: words.date,
  rows: rankingView(snapshot).map(({ player: { mark, name, score } }) => ({
    mark,
    isColored: !hasExpansion(snapshot.options.expansions, 'companies'),
    name,
    score: words.number(score),
  })),
});
