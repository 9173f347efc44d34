/** What the page tells of the practice games that this browser keeps, as a server tells of others. */
import { commitmentOf } from '../../common/deal/commitment.ts';
import type { GamePast } from '../../common/protocol/api.ts';
import { formatRecord } from '../../common/record/record.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { PracticeId } from '../view/practice/practice-id.ts';
import type { UnfinishedPractice } from '../view/practice/practice-setup.ts';
import { KeptPractice } from './kept-practice.ts';
import { OWN_SEAT, type PracticeGame, recordOf } from './practice-game.ts';

/** Where a browser keeps them. */
type PracticeStorage = ConstructorParameters<typeof KeptPractice>[0];

/** What the home screen tells of the game to go on with; `undefined` where there is none, or it is over. */
export function unfinishedPractice(storage: PracticeStorage): UnfinishedPractice | undefined {
  const game = new KeptPractice(storage).current();
  if (game === undefined || game.played.state.phase.type === 'finished') return undefined;
  const others = game.names.filter((_, seat) => seat !== OWN_SEAT);
  return { others, playedAt: game.playedAt };
}

/** The past of a game that is over. */
export function practicePast(
  storage: PracticeStorage,
  id: PracticeId,
): Result<GamePast, 'not-found'> {
  const game = new KeptPractice(storage).find(id);
  return game === undefined ? err('not-found') : ok(pastOf(game));
}

function pastOf(game: PracticeGame): GamePast {
  const { setup, seed, playedAt, earlier } = game;
  const bots = seatsOf(setup.options.players).filter((seat) => seat !== OWN_SEAT);
  return {
    status: 'finished',
    record: JSON.parse(formatRecord(recordOf(game))),
    commitment: commitmentOf(seed),
    bots: bots.map((seat) => ({ seat, level: setup.level })),
    finishedAt: playedAt,
    ...(earlier !== undefined && { sameDealOf: earlier.id, earlier: [...earlier.seats] }),
  };
}
