/** The words of the log: what happened, with the mark of whose doing it is. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import { markOfOwner } from '../../view/board/marks.ts';
import type { LogEntry } from '../../view/table/log-view.ts';
import { useTranslation } from '../page.tsx';
import { entryText } from '../texts/log-text.ts';
import { nameOf } from '../texts/texts.ts';
import { CompanyBadge } from '../widgets/company-badge.tsx';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';
import { useGame } from './game-context.tsx';

/** What stands in an entry's text for the names. */
const NAMES = {
  owner: slot('owner'),
  taken: slot('taken'),
  turnedUp: slot('turnedUp'),
  company: slot('company'),
} as const;

/** An entry of the log in words. */
export function LogWords({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const owner = entry.type === 'completed' ? entry.owner : entry.seat;
  const name = useComputed(() => (isCompany(owner) ? owner : nameOf(snapshot.value, owner))).value;
  return (
    <span class="log__words">
      <MarkBadge mark={markOfOwner(owner)} isCompany={isCompany(owner)} />
      <span>
        <Sentence
          text={entryText(t, entry, NAMES)}
          slots={{
            ...companiesOf(entry),
            owner: isCompany(owner) ? owner : <PlayerName name={name} />,
          }}
        />
      </span>
    </span>
  );
}

function companiesOf(entry: LogEntry): Readonly<Record<string, ComponentChildren>> {
  if (entry.type === 'exchanged' && entry.open !== undefined)
    return {
      taken: <CompanyBadge company={entry.open.taken} />,
      turnedUp: <CompanyBadge company={entry.open.turnedUp} />,
    };
  if (entry.type === 'wagon' && entry.share !== undefined)
    return { company: <CompanyBadge company={entry.share.company} /> };
  return {};
}
