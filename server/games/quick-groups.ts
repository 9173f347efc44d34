/** Which people in the queue play together. */
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../../common/rules/ids.ts';

/** Somebody who waits. */
export interface Waiting {
  readonly wish: QuickWish;
  /** Has waited long enough to take anyone who is here; this matters only to those who want any number. */
  readonly isSettled: boolean;
}

/** The people of one table, one for each seat. */
export type Group<Person> = readonly Person[];

/** The usual number of players for those who don't mind. */
export const USUAL_PLAYERS = 4;

/**
 * The tables that can be made of those who wait, who are in order of arrival. Tables of the
 * wanted number come first; those who want any number complete one that lacks somebody, or sit
 * down together, so that nobody is left alone without need.
 */
export function groupsOf<Person extends Waiting>(
  waiting: readonly Person[],
): readonly Group<Person>[] {
  const byPace = Map.groupBy(waiting, ({ wish }) => wish.pace);
  return [...byPace.values()].flatMap(groupsOfPace);
}

/** How many of those who wait could play with this one, who is counted too. */
export function countWith({ wish }: Waiting, waiting: readonly Waiting[]): number {
  return waiting.filter(
    (other) => other.wish.pace === wish.pace && canMeet(other.wish.players, wish.players),
  ).length;
}

const canMeet = (one: PlayerCount | 'any', other: PlayerCount | 'any'): boolean =>
  one === 'any' || other === 'any' || one === other;

function groupsOfPace<Person extends Waiting>(
  waiting: readonly Person[],
): readonly Group<Person>[] {
  const groups: Group<Person>[] = [];
  const anys = waiting.filter(({ wish }) => wish.players === 'any');
  const incomplete: { readonly missing: number; readonly people: readonly Person[] }[] = [];
  for (const players of PLAYER_COUNTS) {
    const wanting = waiting.filter(({ wish }) => wish.players === players);
    const complete = wanting.length - (wanting.length % players);
    for (let first = 0; first < complete; first += players)
      groups.push(wanting.slice(first, first + players));
    const people = wanting.slice(complete);
    if (people.length > 0) incomplete.push({ people, missing: players - people.length });
  }
  incomplete.sort(
    (one, other) => one.missing - other.missing || other.people.length - one.people.length,
  );
  for (const { people, missing } of incomplete)
    if (missing <= anys.length) groups.push([...people, ...anys.splice(0, missing)]);
  return [...groups, ...evenGroups(anys)];
}

/** Tables of about the usual number, once the first person has waited for a moment. */
function evenGroups<Person extends Waiting>(people: readonly Person[]): readonly Group<Person>[] {
  if (people.length < 2 || !people.some(({ isSettled }) => isSettled)) return [];
  const tables = Math.ceil(people.length / USUAL_PLAYERS);
  return Array.from({ length: tables }, (_, table) =>
    people.filter((_person, index) => index % tables === table),
  );
}
