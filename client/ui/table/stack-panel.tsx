/** The stack: how many tiles are left, and on request which are still to come. */
import { useComputed, useSignal } from '@preact/signals';
import { remainingTiles } from '../../view/table/stack-view.ts';
import { useTranslation } from '../page.tsx';
import { tracksText } from '../texts/descriptions.ts';
import { TilePicture } from '../turn/tile-picture.tsx';
import { CodeText } from '../widgets/code-text.tsx';
import { useGame } from './game-context.tsx';

/** The count always, the kinds when they are unfolded. */
export function StackPanel() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const isOpen = useSignal(false);
  const count = snapshot.value.game.stackCount;
  return (
    <details
      class="panel fold"
      onToggle={(event) => {
        isOpen.value = event.currentTarget.open;
      }}
    >
      <summary>
        <h2 class="panel__heading">{t('stack.heading')}</h2>
        <span>{count === 0 ? t('stack.empty') : t('stack.left', { count })}</span>
      </summary>
      {isOpen.value && <RemainingTiles />}
    </details>
  );
}

/** The promise that the tiles lie as they did at the start. */
function Commitment() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  return (
    <details class="commitment">
      <summary>{t('shuffle.heading')}</summary>
      <p class="hint">{t('shuffle.hint')}</p>
      <CodeText label={t('shuffle.commitment')} text={snapshot.value.commitment} />
    </details>
  );
}

function RemainingTiles() {
  const translation = useTranslation();
  const { t } = translation;
  const { snapshot } = useGame();
  const remaining = useComputed(() => remainingTiles(snapshot.value)).value;
  return (
    <>
      <p class="hint">
        {t('stack.remaining')}: {t('stack.remainingHint')}
      </p>
      <ul class="remaining">
        {remaining.map(({ tile, count }) => (
          <li key={tile}>
            <span class="visually-hidden">
              {t('stack.remainingOne', { tile: tracksText(translation, tile), count })}
            </span>
            <TilePicture code={tile} />
            <span aria-hidden="true">× {count}</span>
          </li>
        ))}
      </ul>
      <Commitment />
    </>
  );
}
