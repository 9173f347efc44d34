/** What a placement would do, why it can't be done, or how the line pointed at runs. Always in one place. */
import { useId } from 'preact/hooks';
import { formatSquare } from '../../../common/rules/ids.ts';
import type { LineName } from '../../view/board/line-name.ts';
import { lineReadout } from '../../view/table/lines-view.ts';
import { numbersView } from '../../view/table/numbers-view.ts';
import { type Consequence, isIdle, type TurnView } from '../../view/turn/turn-view.ts';
import type { Asked } from '../../view/turn/ui-state.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { descriptionOf } from '../texts/descriptions.ts';
import { numberText } from '../texts/number-text.ts';
import { lineText } from '../texts/texts.ts';
import { OwnerBadge } from '../widgets/company-badge.tsx';
import { ChangeList } from './change-list.tsx';
import { useFirstTip } from './first-tip.ts';
import { ExchangeReadout, WagonReadout } from './plan-readouts.tsx';
import { useSpokenAnswers } from './spoken-answers.ts';

/** The place that answers "what if" and "whose is that". */
export function ReadoutPanel() {
  const { t } = useTranslation();
  const heading = useId();
  const tip = useFirstTip();
  useSpokenAnswers();
  return (
    <section class="panel readout" aria-labelledby={heading}>
      <h2 id={heading} class="visually-hidden">
        {t('preview.heading')}
      </h2>
      <Readout tip={tip} />
    </section>
  );
}

/** `tip` is what somebody new should know about what a tile does; nothing else is that urgent. */
interface Tipped {
  readonly tip: string | undefined;
}

function Readout({ tip }: Tipped) {
  const { t } = useTranslation();
  const { ui, turn } = useGame();
  const selection = turn.value?.selection;
  const { asked } = ui.value;
  if (asked !== undefined) return <Described asked={asked} />;
  if (selection?.type === 'central-wagon') return <WagonReadout selection={selection} />;
  const line = ui.value.litLine;
  if (line !== undefined) return <LitLine name={line} />;
  if (selection === undefined || selection.type === 'square') return <TileReadout tip={tip} />;
  return selection.type === 'exchange' ? (
    <ExchangeReadout />
  ) : (
    <p>{t(`hand.${selection.type}Confirm`)}</p>
  );
}

/** The whole answer to a question about a place. */
function Described({ asked }: { readonly asked: Asked }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const { title, parts } = descriptionOf(t, snapshot.value, asked);
  return (
    <>
      <h3 class="readout__title">{title}</h3>
      <ol class="readout__parts">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  );
}

function TileReadout({ tip }: Tipped) {
  const { turn } = useGame();
  const consequence = turn.value?.consequence;
  const isAnswer = consequence !== undefined && !isIdle(consequence, turn.value);
  return (
    <>
      {tip !== undefined && <p class="readout__tip">{tip}</p>}
      {isAnswer && <Answer consequence={consequence} />}
      {!isAnswer && tip === undefined && <Hint turn={turn.value} />}
    </>
  );
}

function Hint({ turn }: { readonly turn: TurnView | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {turn?.chosen !== undefined && (
        <p>{t(turn.isBanLifted ? 'preview.banLifted' : 'preview.hint')}</p>
      )}
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
  const { changes } = consequence;
  if (changes.length === 0) return <p>{t('preview.nothing', { square })}</p>;
  return (
    <>
      <h3 class="readout__title">{t('preview.on', { square })}</h3>
      <ChangeList changes={changes} />
    </>
  );
}

function LitLine({ name }: { readonly name: LineName }) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const line = lineReadout(snapshot.value, name);
  const numbers = numbersView(snapshot.value)?.filter((number) => number.line === name) ?? [];
  return (
    <>
      <p class="readout__line">
        {line.owner !== undefined && <OwnerBadge owner={line.owner} />}
        <span>{lineText(t, snapshot.value, line)}</span>
      </p>
      {numbers.map((number) => (
        <p key={number.station} class="hint">
          {numberText(t, number)}
        </p>
      ))}
    </>
  );
}
