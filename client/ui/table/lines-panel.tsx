/** All lines as a table: for counting, and for those who don't see the board. */
import { useComputed, useSignal } from '@preact/signals';
import { type LineReadout, linesReadout, ownFirst } from '../../view/table/lines-view.ts';
import { useLighting } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { endText, lineText } from '../texts/texts.ts';
import { OwnerBadge } from '../widgets/company-badge.tsx';
import { useGame } from './game-context.tsx';

/** The lines when they are unfolded, the viewer's first. */
export function LinesPanel() {
  const { t } = useTranslation();
  const isOpen = useSignal(matchMedia('(width >= 1180px)').matches);
  return (
    <details
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

function LinesTable() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const lines = useComputed(() => ownFirst(linesReadout(snapshot.value))).value;
  const hasOwn = lines.some(({ isMine }) => isMine);
  return (
    <>
      <p class="hint">{t(hasOwn ? 'line.hint' : 'line.hintWithoutOwn')}</p>
      <table class="lines">
        <thead>
          <tr>
            <th scope="col">{t('line.owner')}</th>
            <th scope="col">{t('line.length')}</th>
            <th scope="col">{t('line.end')}</th>
            <th scope="col">{t('line.points')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.name} line={line} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function LineRow({ line }: { readonly line: LineReadout }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const { name, owner, length, end, points } = line;
  return (
    <tr>
      <th scope="row">
        <button type="button" class="line-button" {...useLighting()(name)}>
          <span class="visually-hidden">{lineText(t, snapshot.value, line)}</span>
          <span class="seen" aria-hidden="true">
            <OwnerBadge owner={owner} />
            <span class="plate">{name}</span>
          </span>
        </button>
      </th>
      <td>{length}</td>
      <td>{endText(t, end)}</td>
      <td>{points > 0 && points}</td>
    </tr>
  );
}
