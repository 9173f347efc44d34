/** The viewer's hand, and what can be done with it. */
import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Expansion } from '../../../common/rules/expansions/list.ts';
import { type HandTile, handView } from '../../view/turn/hand-view.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { tracksText } from '../texts/descriptions.ts';
import { HandButtons } from './hand-buttons.tsx';
import { OwnHoldings } from './own-holdings.tsx';
import { TilePicture } from './tile-picture.tsx';
import { useTurnActions } from './turn-actions.ts';

/** The tiles and the buttons; a spectator has neither. */
export function HandPanel() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const tiles = useComputed(() => handView(snapshot.value, turn.value)).value;
  const { handSize, expansions } = snapshot.value.options;
  const heading = useId();
  if (snapshot.value.me === undefined) return null;
  return (
    <section
      class="panel hand"
      aria-labelledby={heading}
      data-many={handSize > 1 || expansions.some(addsButtons)}
    >
      <h2 id={heading} class="panel__heading">
        {t('hand.heading')}
      </h2>
      {tiles.length === 0 ? (
        <p class="hint">{t(turn.value?.canPass ? 'hand.noTile' : 'hand.empty')}</p>
      ) : (
        <ul class="hand__tiles">
          {tiles.map((tile, index) => (
            <li key={index}>
              <TileButton tile={tile} index={index} />
            </li>
          ))}
        </ul>
      )}
      <HandButtons />
      <OwnHoldings />
    </section>
  );
}

/** So many buttons that they need the whole width. */
const addsButtons = (expansion: Expansion): boolean =>
  expansion === 'companies' || expansion === 'central-wagons';

function TileButton({ tile, index }: { readonly tile: HandTile; readonly index: number }) {
  const translation = useTranslation();
  const { t } = translation;
  const { chooseTile } = useTurnActions();
  const { choice, isDrawn, isChosen, code } = tile;
  const name = isDrawn ? t('hand.drawnTile') : t('hand.tile', { number: index + 1 });
  return (
    <button
      type="button"
      class="hand-tile"
      data-tile={code}
      aria-pressed={isChosen}
      aria-disabled={choice === undefined}
      aria-label={t('app.colon', { label: name, words: tracksText(translation, code) })}
      onClick={() => choice !== undefined && chooseTile(choice)}
    >
      <TilePicture code={code} />
    </button>
  );
}
