/** The words of the log: what happened, with the mark of whose doing it is. */
import type { ComponentChildren } from 'preact';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import type { Translate } from '../../i18n/translator.ts';
import { markOfOwner } from '../../view/board/marks.ts';
import type { LogEntry } from '../../view/table/log-view.ts';
import { useTranslation } from '../page.tsx';
import { nameOf } from '../texts/texts.ts';
import { CompanyBadge } from '../widgets/company-badge.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';
import { useGame } from './game-context.tsx';

type Deed = Exclude<LogEntry, { type: 'completed' }>;
type Completed = Extract<LogEntry, { type: 'completed' }>;

/** An entry of the log in words. */
export function LogWords({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  if (entry.type === 'completed')
    return <EntryWords owner={entry.owner} text={completedText(t, entry)} />;
  return <EntryWords owner={entry.seat} text={deedText(t, entry)} slots={slotsOf(entry)} />;
}

/** What a player did, with slots for names and companies. */
function deedText(t: Translate, entry: Deed): string {
  const player = slot('owner');
  switch (entry.type) {
    case 'placed':
      return t('log.placed', { player, square: entry.square });
    case 'drew':
      return t('log.drew', { player });
    case 'passed':
      return t('log.passed', { player });
    case 'exchanged': {
      const { percent, open } = entry;
      if (open === undefined) return t('log.exchangedHidden', { player, percent });
      const companies = { taken: slot('taken'), turnedUp: slot('turnedUp') };
      return t('log.exchangedOpen', { player, percent, ...companies });
    }
    case 'wagon': {
      const { space, share } = entry;
      if (share === undefined) return t('log.wagon', { player, space });
      const { percent } = share;
      return t('log.wagonByShare', { player, space, percent, company: slot('company') });
    }
    default:
      return assertNever(entry);
  }
}

function slotsOf(entry: Deed): Readonly<Record<string, ComponentChildren>> {
  if (entry.type === 'exchanged' && entry.open !== undefined)
    return {
      taken: <CompanyBadge company={entry.open.taken} />,
      turnedUp: <CompanyBadge company={entry.open.turnedUp} />,
    };
  if (entry.type === 'wagon' && entry.share !== undefined)
    return { company: <CompanyBadge company={entry.share.company} /> };
  return {};
}

function EntryWords(props: {
  readonly owner: Owner;
  readonly text: string;
  readonly slots?: Readonly<Record<string, ComponentChildren>>;
}) {
  const { snapshot } = useGame();
  const { owner, text, slots } = props;
  const name = isCompany(owner) ? owner : <PlayerName name={nameOf(snapshot.value, owner)} />;
  return (
    <span class="log__words">
      <MarkBadge mark={markOfOwner(owner)} isCompany={isCompany(owner)} />
      <span>
        <Sentence text={text} slots={{ ...slots, owner: name }} />
      </span>
    </span>
  );
}

/** A line that reached its end. Only one from a station doubles at the central station. */
function completedText(t: Translate, { line, owner, length, end, points }: Completed): string {
  const isDouble = points === 2 * length;
  const words = {
    line: String(line),
    points: isDouble ? t('log.doubled', { length, points }) : t('line.points', { count: points }),
  };
  const name = slot('owner');
  if (isCompany(owner))
    return end.type === 'station'
      ? t('log.companyReachesStation', { ...words, company: name, end: end.station })
      : t('log.companyReachesCentre', { ...words, company: name });
  return end.type === 'station'
    ? t('log.reachesStation', { ...words, player: name, end: end.station })
    : t('log.reachesCentre', { ...words, player: name });
}
