/** A practice game that is over, in the form in which a server tells of games. */
import { commitmentOf } from '../../common/deal/commitment.ts';
import type { GamePast } from '../../common/protocol/api.ts';
import { formatRecord } from '../../common/record/record.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { PracticeId } from '../view/practice/practice-id.ts';
import { KeptPractice } from './kept-practice.ts';
import { OWN_SEAT, type PracticeGame, recordOf } from './practice-game.ts';

/** The past of a game that this browser keeps. */
export function practicePast(
  storage: ConstructorParameters<typeof KeptPractice>[0],
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
