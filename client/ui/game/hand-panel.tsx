/** The own hand, and what can be done with it. */
import { useComputed } from '@preact/signals';
import { useId } from 'preact/hooks';
import { exitsOf, SIDES, type TileCode } from '../../../common/rules/tiles.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type HandTile, handView } from '../../view/hand-view.ts';
import { Icon } from '../icon.tsx';
import { useTranslation } from '../page.tsx';
import { ActionButton } from './action-button.tsx';
import { useGame } from './game-context.tsx';
import { TilePicture } from './tile-picture.tsx';
import { useTurnActions } from './turn-actions.ts';

/** The tiles and the buttons; a spectator has neither. */
export function HandPanel() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const tiles = useComputed(() => handView(snapshot.value, turn.value)).value;
  const heading = useId();
  if (snapshot.value.me === undefined) return null;
  return (
    <section class="panel hand" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('hand.heading')}
      </h2>
      {tiles.length === 0 ? (
        <p class="hint">{t('hand.empty')}</p>
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
    </section>
  );
}

function TileButton({ tile, index }: { readonly tile: HandTile; readonly index: number }) {
  const { t, language } = useTranslation();
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
      aria-label={`${name}: ${tracksText(t, language, code)}`}
      onClick={() => choice !== undefined && chooseTile(choice)}
    >
      <TilePicture code={code} />
    </button>
  );
}

function HandButtons() {
  const { t } = useTranslation();
  const { snapshot, turn, connection } = useGame();
  const { confirm, takeBack, rotate, chooseDraw } = useTurnActions();
  const now = turn.value;
  const isDrawing = now?.selection?.type === 'draw';
  return (
    <div class="hand__buttons">
      <ActionButton
        class="button--primary hand__confirm"
        isEnabled={now?.action !== undefined && connection.value.type === 'online'}
        onClick={confirm}
      >
        {t(isDrawing ? 'hand.confirmDraw' : 'hand.confirm')}
      </ActionButton>
      <ActionButton isEnabled={now?.selection !== undefined} onClick={takeBack}>
        {t('hand.takeBack')}
      </ActionButton>
      {snapshot.value.options.rotation && (
        <ActionButton class="hand__rotate" isEnabled={now?.canRotate === true} onClick={rotate}>
          <Icon name="rotate" />
          <span>{t('hand.rotate')}</span>
        </ActionButton>
      )}
      <ActionButton
        isEnabled={now?.canDraw === true && !isDrawing}
        title={t('hand.drawHint')}
        onClick={chooseDraw}
      >
        {t('hand.draw')}
      </ActionButton>
    </div>
  );
}

/** A tile's tracks in words: "from the top to the right, …". */
export function tracksText(t: Translate, language: string, code: TileCode): string {
  const names = [t('hand.top'), t('hand.right'), t('hand.bottom'), t('hand.left')] as const;
  const tracks = SIDES.map((entry) =>
    t('hand.tracks', { entry: names[entry], exit: names[exitsOf(code)[entry] ?? entry] }),
  );
  return new Intl.ListFormat(language, { type: 'unit' }).format(tracks);
}
