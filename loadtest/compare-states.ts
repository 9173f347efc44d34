/** Do all clients at a table agree, and is it what the actions lead to? */
import type { GameSnapshot, TableSnapshot } from '../common/protocol/snapshot.ts';
import { historyOf } from '../common/rules/history.ts';
import { formatMove } from '../common/rules/notation.ts';

/** Accepted actions by the sequence number that they were answered with, such as `0 cbaa@C4`. */
export type AcceptedActions = ReadonlyMap<number, string>;

/**
 * The first difference: between what two clients know, between the log and the actions that the
 * server accepted, or between the table and what the log leads to; `undefined` without one.
 */
export function differenceOf(
  snapshots: readonly TableSnapshot[],
  accepted: AcceptedActions,
): string | undefined {
  const [first, ...others] = snapshots;
  if (first === undefined) return 'nobody knows the table';
  const facts = publicFacts(first);
  for (const [index, other] of others.entries())
    if (publicFacts(other) !== facts)
      return `client ${index + 1} knows ${publicFacts(other)}, client 0 ${facts}`;
  if (first.phase === 'waiting') return accepted.size === 0 ? undefined : 'actions without a game';
  return lostAction(first, accepted) ?? wrongTable(first);
}

/** What everybody may see of a table, as text. Whose hand is open depends on who looks. */
function publicFacts(table: TableSnapshot): string {
  const { code, isPublic, options, host, spectators, seats, phase } = table;
  const about = { code, isPublic, options, host, spectators, seats, phase };
  if (table.phase === 'waiting') return JSON.stringify(about);
  const { board, scores, stackCount, phase: turn, hands } = table.game;
  const counts = hands.map((hand) => (hand.type === 'open' ? hand.tiles.length : hand.count));
  const moves = table.moves.map(formatMove);
  return JSON.stringify({ ...about, board, scores, stackCount, turn, counts, moves });
}

function lostAction({ moves }: GameSnapshot, accepted: AcceptedActions): string | undefined {
  for (const [sequence, action] of accepted) {
    const move = moves[sequence - 1];
    const logged = move && formatMove({ seat: move.seat, action: move.action });
    if (logged !== action) return `action ${sequence} is ${logged}, not ${action}`;
  }
  return undefined;
}

function wrongTable({ options, game, moves, shown }: GameSnapshot): string | undefined {
  const led = historyOf(options, moves, shown).at(-1)?.table;
  // At the end some expansions score what the log doesn't show; the game's record has it.
  const isLogged = game.phase.type === 'playing' || options.expansions.length === 0;
  const scores = isLogged ? led?.scores : undefined;
  const expected = JSON.stringify([led?.board ?? game.board, scores ?? game.scores]);
  const found = JSON.stringify([game.board, game.scores]);
  return found === expected ? undefined : `the table is ${found}, its log leads to ${expected}`;
}
