/** All lines as a table: for counting, and for those who don't see the board. One stop of the Tab key. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LineName } from '../../view/board/line-name.ts';
import { type LineReadout, linesReadout, ownFirst } from '../../view/table/lines-view.ts';
import { useLighting } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useSameParts } from '../same-parts.ts';
import { endText, lineText } from '../texts/texts.ts';
import { OwnerBadge } from '../widgets/company-badge.tsx';
import { useGame } from './game-context.tsx';

/** The lines when they are unfolded, the viewer's first. */
export function LinesPanel() {
  const { t } = useTranslation();
  const isOpen = useSignal(false);
  const panel = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (panel.current !== null) isOpen.value = hasRoom(panel.current);
  }, [isOpen]);
  return (
    <details
      ref={panel}
      class="panel fold"
      open={isOpen.value}
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2 class="panel__heading">{t('line.heading')}</h2>
      </summary>
      {isOpen.value && <LinesTable />}
    </details>
  );
}

/** Is there room for a whole list? The style sheet knows: styles/measures.css. */
const hasRoom = (element: HTMLElement): boolean =>
  getComputedStyle(element).getPropertyValue('--lists').trim() === 'unfolded';

function LinesTable() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const lines = useSameParts(() => ownFirst(linesReadout(snapshot.value)));
  const table = useRef<HTMLTableElement>(null);
  const tabStop = useSignal<LineName | undefined>(undefined);
  const stop = Math.max(
    0,
    lines.findIndex(({ name }) => name === tabStop.value),
  );
  const walk = (event: KeyboardEvent) => {
    const next = rowReached(event.key, stop, lines.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    table.current?.querySelectorAll('button').item(next).focus();
  };
  const hasOwn = lines.some(({ isMine }) => isMine);
  return (
    <>
      <p class="hint">{t(hasOwn ? 'line.hint' : 'line.hintWithoutOwn')}</p>
      <table ref={table} class="lines" onKeyDown={walk}>
        <caption class="visually-hidden">{t('line.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('line.owner')}</th>
            <th scope="col">{t('line.length')}</th>
            <th scope="col">{t('line.end')}</th>
            <th scope="col">{t('line.points')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <LineRow
              key={line.name}
              line={line}
              isTabStop={index === stop}
              onReached={() => {
                tabStop.value = line.name;
              }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Where a key leads from a row, between the first (0) and the last. */
function rowReached(key: string, from: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, from - 1);
    case 'ArrowDown':
      return Math.min(last, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function LineRow(props: {
  readonly line: LineReadout;
  readonly isTabStop: boolean;
  readonly onReached: () => void;
}) {
  const { line } = props;
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const { name, owner, length, end, points } = line;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          class="line-button"
          tabIndex={props.isTabStop ? 0 : -1}
          onFocusCapture={props.onReached}
          {...useLighting()(name)}
        >
          <span class="visually-hidden">{lineText(t, snapshot.value, line)}</span>
          <span class="seen" aria-hidden="true">
            <OwnerBadge owner={owner} />
            <span class="line-plate">{name}</span>
          </span>
        </button>
      </th>
      <td>{length}</td>
      <td>{endText(t, end)}</td>
      <td>{points > 0 && points}</td>
    </tr>
  );
}
