/** Texts that several components say: about lines, and about lists of names. */

import type { GameSnapshot, TableSnapshot } from '../../../common/protocol/snapshot.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import { formatSquare, type Seat } from '../../../common/rules/ids.ts';
import type { LineEnd } from '../../../common/rules/lines.ts';
import type { Side } from '../../../common/rules/tiles.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { LineName } from '../../view/board/line-name.ts';
import { openEndOf } from '../../view/description/open-end.ts';
import type { LineReadout } from '../../view/table/lines-view.ts';
import type { SeatView } from '../../view/table/seats-view.ts';

/** The name of whoever sits on a seat. */
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

/** The same in full: of an open line also by which side it leaves its last square, and for which one. */
export function fullEndText(t: Translate, line: Pick<LineReadout, 'length' | 'end'>): string {
  const open = openEndOf(line);
  if (open === undefined) return endText(t, line.end);
  const next = formatSquare(open.next);
  const side = sideText(t, open.side);
  return open.type === 'starting'
    ? t('describe.starts', { side, next })
    : t('describe.leaves', { square: formatSquare(open.square), side, next });
}

/** A side of a square, such as "top". */
export const sideText = (t: Translate, side: Side): string => t(`hand.${SIDE_NAMES[side]}`);

const SIDE_NAMES = { 0: 'top', 1: 'right', 2: 'bottom', 3: 'left' } as const satisfies Readonly<
  Record<Side, string>
>;

/** Where a line starts, such as "Station 7" or "Central space D3". */
export const lineNameText = (t: Translate, name: LineName): string =>
  typeof name === 'number'
    ? t('line.station', { station: name })
    : t('line.space', { space: name });

/** Whose line it is, such as "yours" or "Company A". */
export function ownerText(t: Translate, snapshot: GameSnapshot, owner: Owner | undefined): string {
  if (owner === undefined) return t('line.nobodys');
  if (isCompany(owner)) return t('company.name', { company: owner });
  if (owner === snapshot.me) return t('line.yours');
  return t('line.ownedBy', { player: nameOf(snapshot, owner) });
}

/** A whole line in words, such as "Station 7, yours, 5 tiles, leaves D5 to the bottom, next square D6". */
export function lineText(t: Translate, snapshot: GameSnapshot, readout: LineReadout): string {
  const { name, owner, length, points } = readout;
  const words = {
    line: lineNameText(t, name),
    owner: ownerText(t, snapshot, owner),
    length: t('line.tiles', { count: length }),
    end: fullEndText(t, readout),
  };
  if (points === 0) return t('line.label', words);
  return t('line.labelScored', { ...words, points: t('line.points', { count: points }) });
}

/** Who has won. */
export function victoryText(t: Translate, language: string, winners: readonly SeatView[]): string {
  const [first, ...others] = winners;
  if (first !== undefined && others.length === 0)
    return first.isMe ? t('status.youWin') : t('status.wins', { player: first.name });
  const names = winners.map(({ name }) => name);
  return t('status.shared', { players: new Intl.ListFormat(language).format(names) });
}
