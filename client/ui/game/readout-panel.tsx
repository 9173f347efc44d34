/** What a placement would do, why it can't be done, or how the line pointed at runs. Always in one place. */
import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { formatSquare } from '../../../common/rules/ids.ts';
import { linesReadout } from '../../view/lines-view.ts';
import { markOf } from '../../view/marks.ts';
import type { Consequence, TurnView } from '../../view/turn-view.ts';
import { MarkBadge } from '../mark-badge.tsx';
import { useTranslation } from '../page.tsx';
import { lineText } from '../texts.ts';
import { ChangeList } from './change-list.tsx';
import { useGame } from './game-context.tsx';

/** The place that answers "what if" and "whose is that". */
export function ReadoutPanel() {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section class="panel readout" aria-labelledby={heading}>
      <h2 id={heading} class="visually-hidden">
        {t('preview.heading')}
      </h2>
      <div role="status">
        <Readout />
      </div>
    </section>
  );
}

function Readout() {
  const { ui, turn } = useGame();
  const station = ui.value.litLine;
  if (station !== undefined) return <LitLine station={station} />;
  if (turn.value?.selection?.type === 'draw') return <DrawQuestion />;
  const consequence = turn.value?.consequence;
  return consequence === undefined || isIdle(consequence, turn.value) ? (
    <Hint turn={turn.value} />
  ) : (
    <Answer consequence={consequence} />
  );
}

/** Merely passing over a square that is taken isn't a question. */
const isIdle = (consequence: Consequence, turn: TurnView | undefined): boolean =>
  turn?.selection === undefined &&
  consequence.type === 'illegal' &&
  (consequence.violation === 'occupied' || consequence.violation === 'centre');

function DrawQuestion() {
  return <p>{useTranslation().t('hand.drawConfirm')}</p>;
}

function Hint({ turn }: { readonly turn: TurnView | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {turn !== undefined && <p>{t(turn.isBanLifted ? 'preview.banLifted' : 'preview.hint')}</p>}
      <p class="hint">{t('preview.hintLines')}</p>
    </>
  );
}

function Answer({ consequence }: { readonly consequence: Consequence }) {
  const { t } = useTranslation();
  const square = formatSquare(consequence.square);
  if (consequence.type === 'illegal')
    return (
      <>
        <h3 class="readout__title">{t('preview.notOn', { square })}</h3>
        <p>{t(`refusal.${consequence.violation}`)}</p>
      </>
    );
  const changes = consequence.changes.filter(({ start }) => start.type === 'station');
  if (changes.length === 0) return <p>{t('preview.nothing', { square })}</p>;
  return (
    <>
      <h3 class="readout__title">{t('preview.on', { square })}</h3>
      <ChangeList changes={changes} />
    </>
  );
}

function LitLine({ station }: { readonly station: number }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const line = useComputed(() => linesReadout(snapshot.value)).value[station - 1];
  if (line === undefined) return null;
  return (
    <p class="readout__line">
      {line.owner !== undefined && <MarkBadge mark={markOf(line.owner)} />}
      <span>{lineText(t, snapshot.value, line)}</span>
    </p>
  );
}
