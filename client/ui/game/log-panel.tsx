/** What happened, as sentences; new ones are read out. */
import { useComputed } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type LogEntry, logView } from '../../view/log-view.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from './game-context.tsx';
import { useLighting } from './lighting.ts';
import { LogWords } from './log-entry.tsx';

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
  const lighting = useLighting();
  if (entry.type !== 'completed') return <LogWords entry={entry} />;
  return (
    <button type="button" class="log__line" {...lighting(entry.line)}>
      <LogWords entry={entry} />
    </button>
  );
}
