/** What the server would answer to a page that asks: made from a game that was played at random. */
import { commitmentOf, dealFrom, parseSeed } from '../../common/deal/deal.ts';
import { formatRecord } from '../../common/record/record.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { publicDealOf } from '../../common/rules/setup.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import type { AppQueries } from '../ui/app-model.ts';
import type { Scene } from './scene.ts';

const SEED = parseSeed('5eed'.repeat(8));

/** The answers of a scene: a running game where it says how many tiles lie, else a finished one. */
export const galleryQueries = (scene: Scene): AppQueries => ({
  pastOf: async () => ({ ok: true, value: pastOf(scene) }),
});

function pastOf({ options, laid }: Scene) {
  if (SEED === undefined) throw new Error('no seed');
  const { replay, record } = playRandomGame(options, SEED);
  const commitment = commitmentOf(SEED);
  const moves = replay.steps.slice(0, laid);
  const phase = moves.at(-1)?.state.phase;
  if (phase?.type !== 'playing')
    return { status: 'finished' as const, commitment, record: JSON.parse(formatRecord(record)) };
  return {
    status: 'playing' as const,
    commitment,
    options,
    seats: [...record.seats],
    shown: JSON.parse(JSON.stringify(publicDealOf(dealFrom(SEED, options), options))),
    moves: moves.map(formatMove),
    turn: phase.turn,
  };
}
