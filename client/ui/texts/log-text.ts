/** What happened, in words: for the log, and to be read out. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { LogEntry } from '../../view/table/log-view.ts';
import { nameOf } from './texts.ts';

type Completed = Extract<LogEntry, { type: 'completed' }>;
type Deed = Exclude<LogEntry, Completed>;

/** The names that an entry speaks of: a company's letter, or who did it and whose the line is. */
export interface EntryNames {
  readonly owner: string;
  /** Of an open share that was taken, of the one turned up, and of one that was laid open. */
  readonly taken: string;
  readonly turnedUp: string;
  readonly company: string;
}

/** An entry of the log with these names in it. */
export const entryText = (t: Translate, entry: LogEntry, names: EntryNames): string =>
  entry.type === 'completed' ? completedText(t, entry, names) : deedText(t, entry, names);

/** An entry of the log as plain text. */
export function spokenEntry(t: Translate, snapshot: GameSnapshot, entry: LogEntry): string {
  const owner = entry.type === 'completed' ? entry.owner : entry.seat;
  const open = entry.type === 'exchanged' ? entry.open : undefined;
  return entryText(t, entry, {
    owner: isCompany(owner) ? owner : nameOf(snapshot, owner),
    taken: open?.taken ?? '',
    turnedUp: open?.turnedUp ?? '',
    company: (entry.type === 'wagon' && entry.share?.company) || '',
  });
}

function deedText(t: Translate, entry: Deed, names: EntryNames): string {
  const { owner: player, taken, turnedUp, company } = names;
  switch (entry.type) {
    case 'placed':
      return t('log.placed', { player, square: entry.square });
    case 'exchanged': {
      const { percent, open } = entry;
      if (open === undefined) return t('log.exchangedHidden', { player, percent });
      return t('log.exchangedOpen', { player, percent, taken, turnedUp });
    }
    case 'wagon': {
      const { space, share } = entry;
      if (share === undefined) return t('log.wagon', { player, space });
      return t('log.wagonByShare', { player, space, percent: share.percent, company });
    }
    default:
      return t(`log.${entry.type}`, { player });
  }
}

/** A line that reached its end. Only one from a station doubles at the central station. */
function completedText(t: Translate, entry: Completed, { owner: name }: EntryNames): string {
  const { line, owner, length, end, points } = entry;
  const isDouble = points === 2 * length;
  const words = {
    line: String(line),
    points: isDouble ? t('log.doubled', { length, points }) : t('line.points', { count: points }),
  };
  if (isCompany(owner))
    return end.type === 'station'
      ? t('log.companyReachesStation', { ...words, company: name, end: end.station })
      : t('log.companyReachesCentre', { ...words, company: name });
  return end.type === 'station'
    ? t('log.reachesStation', { ...words, player: name, end: end.station })
    : t('log.reachesCentre', { ...words, player: name });
}
