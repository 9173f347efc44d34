/** Tiles shown over the board where they were laid, or would rather have been; words beside it say the same. */
import { columnOf, rowOf } from '../../../common/rules/ids.ts';
import { marksOf } from '../../view/replay/analysis-view.ts';
import { useGame } from '../table/game-context.tsx';
import { TilePicture } from '../turn/tile-picture.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The tiles of the mistake that is looked at; nothing where there is none. */
export function PlacementMarks() {
  const judged = useGame().judged.value;
  if (judged === undefined) return null;
  return (
    <>
      {marksOf(judged).map(({ kind, square, tile }) => (
        <div
          key={kind}
          class="placement-mark"
          aria-hidden="true"
          data-kind={kind}
          style={{ '--row': rowOf(square), '--column': columnOf(square) }}
        >
          <TilePicture code={tile} />
          <span class="placement-mark__sign">
            <Icon name={kind === 'better' ? 'check' : 'close'} />
          </span>
        </div>
      ))}
    </>
  );
}
