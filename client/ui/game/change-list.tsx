/** The lines that a placement would change: whose they are, how long they become, where they end. */
import { isCompany } from '../../../common/rules/expansions/shares.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import type { LineChange } from '../../../common/rules/preview.ts';
import { isDoubled } from '../../../common/rules/scoring.ts';
import { markOf } from '../../view/marks.ts';
import { MarkBadge } from '../mark-badge.tsx';
import { useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';
import { endText, nameOf, ownerText } from '../texts.ts';
import { useGame } from './game-context.tsx';

/** One row a line; at most four lines run over a tile. */
export const ChangeList = ({ changes }: { readonly changes: readonly LineChange[] }) => (
  <ul class="changes">
    {changes.map((change) =>
      change.start.type === 'station' ? (
        <ChangeRow key={change.start.station} change={change} station={change.start.station} />
      ) : null,
    )}
  </ul>
);

function ChangeRow(props: { readonly change: LineChange; readonly station: number }) {
  const { t } = useTranslation();
  const { lengthBefore: before, line, points, completed } = props.change;
  const owner = isCompany(props.change.owner) ? undefined : props.change.owner;
  return (
    <li class={completed ? 'change change--completed' : 'change'}>
      {owner === undefined ? <span class="mark-badge" /> : <MarkBadge mark={markOf(owner)} />}
      <StationPlate station={props.station} />
      <span class="change__words">
        <Owner owner={owner} />
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

function Owner({ owner }: { readonly owner: Seat | undefined }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  if (owner === undefined || owner === snapshot.value.me)
    return <span>{ownerText(t, snapshot.value, owner)}</span>;
  return <PlayerName name={nameOf(snapshot.value, owner)} />;
}

/** A station's number on its plate. */
export function StationPlate({ station }: { readonly station: number }) {
  const { t } = useTranslation();
  return (
    <span class="plate">
      <span class="visually-hidden">{t('line.station', { station })}</span>
      <span aria-hidden="true">{station}</span>
    </span>
  );
}
