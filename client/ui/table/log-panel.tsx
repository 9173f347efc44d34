/** What happened, as sentences; the announcer reads out the new ones. */
import { useComputed } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { parseWhatIf } from '../../view/practice/what-if.ts';
import { type LogEntry, logView } from '../../view/table/log-view.ts';
import { useLighting } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useSameParts } from '../same-parts.ts';
import { pathOf } from '../sharing/share-address.ts';
import { Icon } from '../widgets/icon.tsx';
import { useGame } from './game-context.tsx';
import { LogWords } from './log-entry.tsx';

/** The log, the newest entry last and in sight. */
export function LogPanel() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const entries = useSameParts(() => logView(snapshot.value));
  const heading = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  return (
    <section class="panel log" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('log.heading')}
      </h2>
      <PastLink />
      <div
        ref={list}
        class="log__entries"
        role="log"
        aria-live="off"
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
      >
        {entries.length === 0 && <p class="hint">{t('log.empty')}</p>}
        <ol>
          {entries.map((entry, index) => (
            <LogRow key={index} entry={entry} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A log grows long, and what is in it stays: an entry is rendered once. */
const LogRow = ({ entry }: { readonly entry: LogEntry }) =>
  useMemo(
    () => (
      <li class="log__entry">
        <Entry entry={entry} />
        <MoveLink entry={entry} />
      </li>
    ),
    [entry],
  );

/** The past opens beside this page: the table stays, and with it whose turn it is. */
function PastLink() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const record = useComputed(() => recordDuringPlay(snapshot.value)).value;
  if (record === undefined) return null;
  return (
    <a
      class="log__past"
      href={pathOf({ type: 'replay', game: record, move: undefined })}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="replay" />
      {t('replay.openPast')}
      <span class="visually-hidden">{t('replay.newTab')}</span>
    </a>
  );
}

/** A move's moment in the past, beside this page; what a move led to is seen there too. */
function MoveLink({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const record = useComputed(() => recordOf(snapshot.value)).value;
  if (entry.type === 'completed' || record === undefined) return null;
  const label = t('replay.goTo', { move: entry.move });
  return (
    <a
      class="log__move"
      href={pathOf({ type: 'replay', game: record, move: entry.move })}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label} ${t('replay.newTab')}`}
    >
      {entry.move}
    </a>
  );
}

/** The game's record where there is one that may be opened; while a game is played it shows what any spectator sees. */
const recordOf = ({ recordName, phase, mayWatch, hasPassword, code }: GameSnapshot) =>
  parseWhatIf(code) === undefined && (phase !== 'playing' || (mayWatch && !hasPassword))
    ? recordName
    : undefined;

const recordDuringPlay = (snapshot: GameSnapshot) =>
  snapshot.phase === 'playing' && snapshot.moves.length > 0 ? recordOf(snapshot) : undefined;

function Entry({ entry }: { readonly entry: LogEntry }) {
  const lighting = useLighting();
  if (entry.type !== 'completed') return <LogWords entry={entry} />;
  return (
    <button type="button" class="log__line" {...lighting(entry.line)}>
      <LogWords entry={entry} />
    </button>
  );
}
