/** What the viewer's seat holds beside tiles: shares and number tiles. They lie with the hand, always in sight. */
import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Violation } from '../../../common/rules/game.ts';
import { type NumberView, numbersView } from '../../view/table/numbers-view.ts';
import { marketView } from '../../view/turn/market-view.ts';
import { type ShareChoice, wagonView } from '../../view/turn/wagon-view.ts';
import { useLighting } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { numberText } from '../texts/number-text.ts';
import { ShareBadge } from '../widgets/company-badge.tsx';
import { Icon } from '../widgets/icon.tsx';
import { useTurnActions } from './turn-actions.ts';

/** The shares, or the choice among them while a wagon is placed; and the numbers. */
export const OwnHoldings = () => (
  <>
    <OwnShares />
    <OwnNumbers />
  </>
);

function OwnShares() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const market = useComputed(() => marketView(snapshot.value, turn.value)).value;
  const wagon = useComputed(() => wagonView(snapshot.value, turn.value)).value;
  if (market === undefined) return null;
  if (wagon?.isPlacing === true) return <ShareChooser shares={wagon.shares} />;
  return (
    <ul class="shares shares--own" aria-label={t('hand.shares')}>
      {market.rows.map(
        ({ percent, own, isLaidOpen }) =>
          own !== undefined && (
            <li key={percent} data-open={isLaidOpen}>
              <ShareBadge share={own} />
              {isLaidOpen && <LaidOpenSign />}
            </li>
          ),
      )}
    </ul>
  );
}

/** Says that a share lies open. */
export function LaidOpenSign() {
  const { t } = useTranslation();
  return (
    <span class="laid-open">
      <Icon name="watch" />
      <span class="visually-hidden">{t('market.laidOpen')}</span>
    </span>
  );
}

/** The shares, and below them why one or the other can't be chosen: each reason once. */
function ShareChooser({ shares }: { readonly shares: readonly ShareChoice[] }) {
  const { t } = useTranslation();
  const { chooseShare } = useTurnActions();
  const id = useId();
  const reasonId = (reason: Violation) => `${id} ${reason}`.replaceAll(' ', '-');
  const reasons = reasonsOf(shares);
  return (
    <fieldset class="share-chooser">
      <legend>{t('wagon.shares')}</legend>
      {shares.map((share) => (
        <button
          key={share.percent}
          type="button"
          class="button share-chooser__share"
          data-share={share.percent}
          aria-pressed={share.isChosen}
          aria-disabled={share.violation !== undefined}
          aria-describedby={share.violation && reasonId(share.violation)}
          onClick={() => share.violation === undefined && chooseShare(share.percent)}
        >
          <ShareBadge share={share} />
        </button>
      ))}
      {reasons.map((reason) => (
        <p key={reason} id={reasonId(reason)} class="hint share-chooser__reason">
          {t(`refusal.${reason}`)}
        </p>
      ))}
    </fieldset>
  );
}

const reasonsOf = (shares: readonly ShareChoice[]): readonly Violation[] => [
  ...new Set(shares.flatMap(({ violation }) => violation ?? [])),
];

function OwnNumbers() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const numbers = useComputed(() => numbersView(snapshot.value)).value;
  if (numbers === undefined) return null;
  return (
    <div class="numbers">
      <h3 class="numbers__heading">{t('hand.numbers')}</h3>
      <ul class="numbers__list">
        {numbers.map((number) => (
          <li key={number.station}>
            <NumberTile number={number} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Lights up the line into its station. */
function NumberTile({ number }: { readonly number: NumberView }) {
  const { t } = useTranslation();
  const lighting = useLighting();
  const text = numberText(t, number);
  return (
    <button
      type="button"
      class="number-tile"
      data-number={number.station}
      {...lighting(number.line ?? number.station)}
    >
      <span class="visually-hidden">{text}</span>
      <span class="seen" aria-hidden="true">
        <span class="line-plate">{number.station}</span>
        <span class="number-tile__points">{number.line === undefined ? '–' : number.points}</span>
      </span>
    </button>
  );
}
