/** The lines that a placement would change: whose they are, how long they become, where they end. */
import { isCompany } from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import type { LineChange } from '../../../common/rules/preview.ts';
import { isDoubled } from '../../../common/rules/scoring.ts';
import { type LineName, lineNameOf } from '../../view/board/line-name.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { endText, lineNameText, nameOf, ownerText } from '../texts/texts.ts';
import { OwnerBadge } from '../widgets/company-badge.tsx';
import { PlayerName } from '../widgets/player-name.tsx';

/** One row a line; at most four lines run over a tile. */
export const ChangeList = ({ changes }: { readonly changes: readonly LineChange[] }) => (
  <ul class="changes">
    {changes.map((change) => (
      <ChangeRow key={lineNameOf(change.start)} change={change} />
    ))}
  </ul>
);

function ChangeRow({ change }: { readonly change: LineChange }) {
  const { t } = useTranslation();
  const { start, owner, lengthBefore: before, line, points, completed } = change;
  return (
    <li class={completed ? 'change change--completed' : 'change'}>
      <OwnerBadge owner={owner} />
      <LinePlate name={lineNameOf(start)} />
      <span class="change__words">
        <OwnerName owner={owner} />
        <span class="visually-hidden">
          {t('preview.changeSpoken', { before, after: line.length })}
        </span>
        <span class="change__length" aria-hidden="true">
          {t('preview.change', { before, after: line.length })}
        </span>
        <span class="change__end">
          {endText(t, line.end)}
          {completed && isDoubled(line) && ` (${t('preview.doubled')})`}
        </span>
      </span>
      <span class="change__points">{completed && t('preview.scores', { points })}</span>
    </li>
  );
}

/** Where a line starts, as a small enamel plate: a station's number, or a space of the central station. */
export function LinePlate({ name }: { readonly name: LineName }) {
  const { t } = useTranslation();
  return (
    <span class="line-plate">
      <span class="visually-hidden">{lineNameText(t, name)}</span>
      <span aria-hidden="true">{name}</span>
    </span>
  );
}

/** A company's badge names it already. */
function OwnerName({ owner }: { readonly owner: Owner | undefined }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  if (isCompany(owner)) return null;
  if (owner === undefined || owner === snapshot.value.me)
    return <span>{ownerText(t, snapshot.value, owner)}</span>;
  return <PlayerName name={nameOf(snapshot.value, owner)} />;
}
