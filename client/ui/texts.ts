/** Texts that several components say: about lines, and about lists of names. */

import type { GameSnapshot, TableSnapshot } from '../../common/protocol/snapshot.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import { formatSquare, type Seat } from '../../common/rules/ids.ts';
import type { LineEnd } from '../../common/rules/lines.ts';
import type { Translate } from '../i18n/translator.ts';
import type { LineReadout } from '../view/lines-view.ts';

/** The name of who sits on a seat. */
export const nameOf = ({ seats }: TableSnapshot, seat: Seat): string =>
  seats[seat]?.occupant?.name ?? '';

/** Where a line ends, such as "ends at station 7". */
export function endText(t: Translate, end: LineEnd): string {
  switch (end.type) {
    case 'open':
      return t('line.open', { square: formatSquare(end.square) });
    case 'station':
      return t('line.atStation', { station: end.station });
    case 'centre':
      return t('line.atCentre');
    default:
      return assertNever(end);
  }
}

/** Whose line it is, such as "yours". */
export function ownerText(t: Translate, snapshot: GameSnapshot, owner: Seat | undefined): string {
  if (owner === undefined) return t('line.nobodys');
  if (owner === snapshot.me) return t('line.yours');
  return t('line.ownedBy', { player: nameOf(snapshot, owner) });
}

/** A whole line in words, such as "Station 7, yours, 5 tiles, open at D6". */
export function lineText(t: Translate, snapshot: GameSnapshot, line: LineReadout): string {
  const { station, owner, length, end, points } = line;
  const words = {
    station,
    owner: ownerText(t, snapshot, owner),
    length: t('line.tiles', { count: length }),
    end: endText(t, end),
  };
  if (points === 0) return t('line.label', words);
  return t('line.labelScored', { ...words, points: t('line.points', { count: points }) });
}
