/** What happened, as sentences; new ones are read out. */
import { useComputed } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { LineStart } from '../../../common/rules/board.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { type LogEntry, logView } from '../../view/log-view.ts';
import { markOf } from '../../view/marks.ts';
import { MarkBadge } from '../mark-badge.tsx';
import { useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';
import { Sentence, slot } from '../sentence.tsx';
import { nameOf } from '../texts.ts';
import { useGame } from './game-context.tsx';
import { useLighting } from './lighting.ts';

/** The log, the newest entry last and in sight. */
export function LogPanel() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const entries = useComputed(() => logView(snapshot.value)).value;
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div ref={list} class="log__entries" role="log" aria-labelledby={heading} tabIndex={0}>
        {entries.length === 0 && <p class="hint">{t('log.empty')}</p>}
        <ol>
          {entries.map((entry, index) => (
            <li key={index}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Entry({ entry }: { readonly entry: LogEntry }) {
  const { t } = useTranslation();
  switch (entry.type) {
    case 'placed':
      return (
        <EntryWords
          seat={entry.seat}
          text={t('log.placed', { player: slot('player'), square: entry.square })}
        />
      );
    case 'drew':
      return <EntryWords seat={entry.seat} text={t('log.drew', { player: slot('player') })} />;
    case 'completed':
      return <CompletedEntry entry={entry} start={entry.start} />;
  }
}

function EntryWords({ seat, text }: { readonly seat: Seat; readonly text: string }) {
  const { snapshot } = useGame();
  return (
    <span class="log__words">
      <MarkBadge mark={markOf(seat)} />
      <span>
        <Sentence
          text={text}
          slots={{ player: <PlayerName name={nameOf(snapshot.value, seat)} /> }}
        />
      </span>
    </span>
  );
}

type Completed = Extract<LogEntry, { type: 'completed' }>;

function CompletedEntry({
  entry,
  start,
}: {
  readonly entry: Completed;
  readonly start: LineStart;
}) {
  const { t } = useTranslation();
  const lighting = useLighting();
  if (start.type !== 'station') return null;
  const { length, points, owner, end } = entry;
  const words = { player: slot('player'), station: start.station };
  const text =
    end.type === 'station'
      ? t('log.atStation', { ...words, end: end.station, count: points })
      : t('log.atCentre', { ...words, length, points });
  return (
    <button type="button" class="log__line" {...lighting(start.station)}>
      <EntryWords seat={owner} text={text} />
    </button>
  );
}
