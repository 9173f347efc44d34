/** All moves of a replay: each leads to its moment. */
import { useComputed } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { logView } from '../../view/table/log-view.ts';
import { useTranslation } from '../page.tsx';
import { LogWords } from '../table/log-entry.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/** The moves, with the one that is shown marked and in sight. */
export function ReplayLog({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const whole = player.moments[player.last];
  const entries = useComputed(() => (whole === undefined ? [] : logView(whole))).value;
  const at = player.at.value;
  useEffect(() => showIn(list.current, at), [at]);
  return (
    <section class="panel log" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('replay.moves')}
      </h2>
      <ol ref={list} class="log__entries replay-log">
        {entries.map((entry, index) => (
          <li key={index}>
            <button
              type="button"
              class="replay-log__move"
              data-move={entry.move}
              data-type={entry.type}
              aria-current={entry.move === at ? 'step' : undefined}
              onClick={() => player.go(entry.move)}
            >
              <LogWords entry={entry} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the list alone: the page must not jump while it plays. */
function showIn(list: HTMLElement | null, move: number): void {
  if (list === null) return;
  const button = list.querySelector<HTMLElement>(`[data-move="${move}"]`);
  const top = button === null ? 0 : button.offsetTop - list.offsetTop;
  list.scrollTo({ top: top - list.clientHeight / 2 });
}
