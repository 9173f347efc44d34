/** The picture of a finished game: painted once, and what the page prints while the end is shown. */
import { useEffect, useMemo } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { resultView } from '../../view/end/result-view.ts';
import type { AppQueries } from '../app-model.ts';
import { once } from '../once.ts';
import { useApp, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';

/** By then the last wagons have arrived, in milliseconds: painting takes nothing from what moves. */
const AFTER_THE_END = 5000;

/** The picture, and how to have it printed. */
export interface Picture {
  readonly paint: () => Promise<Blob>;
  /** Puts it in the place of all that the page would print. */
  readonly prepare: () => Promise<void>;
}

/** `isNews` says that the game has ended just now. */
export function usePicture(isNews: boolean): Picture {
  const { paintResult, queries } = useApp();
  const { t, language } = useTranslation();
  const { snapshot } = useGame();
  const paint = useMemo(
    () =>
      once(async () => {
        const shown = snapshot.peek();
        const at = isNews ? Date.now() : await endOf(shown, queries);
        const words = {
          title: t('app.name'),
          date: at === undefined ? '' : new Intl.DateTimeFormat(language).format(at),
          number: (value: number) => new Intl.NumberFormat(language).format(value),
        };
        return paintResult(resultView(shown, words));
      }),
    [paintResult, queries, t, language, snapshot, isNews],
  );
  return { paint, prepare: usePrinted(paint) };
}

/** When a game ended, in milliseconds since 1970; `undefined` where that can't be had. */
async function endOf({ recordName }: GameSnapshot, { pastOf }: AppQueries) {
  const past = await pastOf(recordName);
  return past.ok && past.value.status === 'finished' ? past.value.finishedAt : undefined;
}

/** The browser's own way to print finds the picture too, once nothing moves any more. */
function usePrinted(paint: () => Promise<Blob>): () => Promise<void> {
  const printed = useMemo(() => printedPicture(paint), [paint]);
  useEffect(() => {
    // Without it the page prints as it is.
    const timer = setTimeout(() => printed.prepare().catch(console.error), AFTER_THE_END);
    return () => {
      clearTimeout(timer);
      printed.remove();
    };
  }, [printed]);
  return printed.prepare;
}

/** A picture beside the page that is there for the printer alone. */
function printedPicture(paint: () => Promise<Blob>) {
  const image = document.createElement('img');
  image.className = 'printed-picture';
  image.alt = '';
  let isGone = false;
  return {
    prepare: once(async () => {
      image.src = URL.createObjectURL(await paint());
      await image.decode();
      if (isGone) return;
      document.body.append(image);
      document.documentElement.dataset.prints = 'picture';
    }),
    remove: () => {
      isGone = true;
      URL.revokeObjectURL(image.src);
      image.remove();
      delete document.documentElement.dataset.prints;
    },
  };
}
