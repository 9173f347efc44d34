/** The buttons of a turn: what can be done instead of laying a tile, confirming and taking back. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Translate } from '../../i18n/translator.ts';
import type { Selection } from '../../view/turn/ui-state.ts';
import { wagonView } from '../../view/turn/wagon-view.ts';
import { useApp, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';
import { HintButton } from './hint/hint-button.tsx';
import { useTurnActions } from './turn-actions.ts';

/** All buttons that this game can have; they keep their places while they can't be used. */
export function HandButtons() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const { confirm, takeBack, rotate, chooseDraw } = useTurnActions();
  const now = turn.value;
  const selection = now?.selection;
  return (
    <div class="hand__buttons">
      <ActionButton
        class="button--primary hand__confirm"
        isEnabled={now?.action !== undefined}
        onClick={confirm}
      >
        {confirmText(t, selection)}
      </ActionButton>
      {snapshot.value.options.rotation && (
        <ActionButton class="hand__rotate" isEnabled={now?.canRotate === true} onClick={rotate}>
          <Icon name="rotate" />
          <span>{t('hand.rotate')}</span>
        </ActionButton>
      )}
      <ActionButton class="hand__take-back" isEnabled={selection !== undefined} onClick={takeBack}>
        {t('hand.takeBack')}
      </ActionButton>
      <ActionButton
        isEnabled={now?.canDraw === true && selection?.type !== 'draw'}
        onClick={chooseDraw}
      >
        {t('hand.draw')}
      </ActionButton>
      <MarketButton />
      <HintButton />
      <WagonButton />
      <PassButton />
    </div>
  );
}

/** Unfolds the market where there is no room for it beside the board: styles/turn/market.css. */
function MarketButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { snapshot, ui } = useGame();
  const isOpen = useComputed(() => ui.value.isMarketOpen).value;
  if (snapshot.value.game.expansions.companies === undefined) return null;
  return (
    <button
      type="button"
      class="button hand__market"
      aria-expanded={isOpen}
      onClick={() => actions.input({ type: 'fold-market', isOpen: !isOpen })}
    >
      {t('market.heading')}
    </button>
  );
}

function WagonButton() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const { chooseWagon } = useTurnActions();
  const wagon = useComputed(() => wagonView(snapshot.value, turn.value)).value;
  if (wagon === undefined || wagon.isUsedUp) return null;
  return (
    <ActionButton
      class="hand__wagon"
      isEnabled={wagon.canPlace && !wagon.isPlacing}
      onClick={chooseWagon}
    >
      {t('hand.wagon')}
    </ActionButton>
  );
}

/** Passing is rare: the button is there only when it can be used. */
function PassButton() {
  const { t } = useTranslation();
  const { turn } = useGame();
  const { choosePass } = useTurnActions();
  if (turn.value?.canPass !== true) return null;
  return (
    <ActionButton isEnabled={turn.value.selection?.type !== 'pass'} onClick={choosePass}>
      {t('hand.pass')}
    </ActionButton>
  );
}

/** Keeps its place, and the focus, while it can't be used: unlike a disabled button, it is told about. */
function ActionButton(props: {
  readonly isEnabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  return (
    <button
      type="button"
      class={`button ${props.class ?? ''}`}
      aria-disabled={!props.isEnabled}
      onClick={() => props.isEnabled && props.onClick()}
    >
      {props.children}
    </button>
  );
}

function confirmText(t: Translate, selection: Selection | undefined): string {
  if (selection === undefined || selection.type === 'square') return t('hand.confirm');
  return selection.type === 'pass' ? t('hand.pass') : t(`confirm.${selection.type}`);
}
