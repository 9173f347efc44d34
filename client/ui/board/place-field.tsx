/** A field for a square or a station, as an alternative to walking there with the arrow keys. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { isCentral } from '../../../common/rules/board.ts';
import { formatSquare } from '../../../common/rules/ids.ts';
import { parsePlace } from '../../view/description/typed-place.ts';
import type { Asked } from '../../view/turn/ui-state.ts';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { LiteralInput } from '../widgets/literal-input.tsx';

/** More than any place is long, so that a slip shows instead of being cut off. */
const MAX_LENGTH = 8;

const FIELD = 'place-field';

/** Leads the focus to the field, wherever it is. */
export const focusPlaceField = (): void => document.getElementById(FIELD)?.focus();

/** Goes to what is typed and describes it. Out of sight until it has the focus. */
export function PlaceField() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { announcer } = usePage();
  const { snapshot, turn } = useGame();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isUnknown = useSignal(false);
  const hint = useId();
  const go = () => {
    const isPlacingWagon = turn.value?.selection?.type === 'central-wagon';
    const place = parsePlace(field.current?.value ?? '', isPlacingWagon);
    isUnknown.value = place === undefined;
    if (place === undefined) return announcer.answer(t('describe.goToUnknown'));
    form.current?.reset();
    form.current?.parentElement?.querySelector<HTMLElement>(buttonOf(place))?.focus();
    // On an empty square of one's own turn the question is what the tile does there.
    if (turn.value === undefined || !isEmpty(snapshot.value, place))
      actions.input({ type: 'ask', about: place });
  };
  return (
    <form
      ref={form}
      class="place-field"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label for={FIELD}>{t('describe.goTo')}</label>
      <LiteralInput
        ref={field}
        id={FIELD}
        autocapitalize="characters"
        maxLength={MAX_LENGTH}
        aria-invalid={isUnknown.value}
        aria-describedby={hint}
        onInput={() => {
          isUnknown.value = false;
        }}
      />
      <p class={isUnknown.value ? 'hint hint--error' : 'hint'} id={hint}>
        {t(isUnknown.value ? 'describe.goToUnknown' : 'describe.goToHint')}
      </p>
    </form>
  );
}

const isEmpty = ({ game }: GameSnapshot, place: Asked): boolean =>
  place.type === 'square' && game.board[place.square] === undefined && !isCentral(place.square);

/** The button of a place on the board. */
function buttonOf(place: Asked): string {
  if (place.type === 'square') return `[data-square="${formatSquare(place.square)}"]`;
  return typeof place.line === 'number'
    ? `[data-station="${place.line}"]`
    : `[data-space="${place.line}"]`;
}
