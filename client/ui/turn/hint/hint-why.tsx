/** Why a placement is good, in one line: whose lines grow, and which of them it closes. */
import { formatSquare } from '../../../../common/rules/ids.ts';
import type { LineChange } from '../../../../common/rules/preview.ts';
import { lineNameOf } from '../../../view/board/line-name.ts';
import type { PlacementHint } from '../../../view/hint/hints.ts';
import { useTranslation } from '../../page.tsx';
import { useGame } from '../../table/game-context.tsx';
import { ownerText } from '../../texts/texts.ts';
import { OwnerBadge } from '../../widgets/company-badge.tsx';
import { LinePlate } from '../change-list.tsx';

/** The lines that somebody scores. */
export function HintWhy({ hint }: { readonly hint: PlacementHint }) {
  const { t } = useTranslation();
  const { changes, action } = hint;
  if (changes.length === 0)
    return <p class="hint-why">{t('preview.nothing', { square: formatSquare(action.square) })}</p>;
  return (
    <ul class="hint-why">
      {changes.map((change) => (
        <Why key={lineNameOf(change.start)} change={change} />
      ))}
    </ul>
  );
}

function Why({ change }: { readonly change: LineChange }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const { start, owner, lengthBefore: before, line, completed, points } = change;
  const lengths = { before, after: line.length };
  return (
    <li>
      <OwnerBadge owner={owner} />
      <span class="visually-hidden">{ownerText(t, snapshot.value, owner)}</span>
      <LinePlate name={lineNameOf(start)} />
      <span class="visually-hidden">{t('preview.changeSpoken', lengths)}</span>
      <span aria-hidden="true">{t('preview.change', lengths)}</span>
      {completed && <strong>{t('hint.closes', { points })}</strong>}
    </li>
  );
}
