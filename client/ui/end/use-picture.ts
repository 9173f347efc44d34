/** The picture of a finished game: painted while nothing else is to be done, and what is printed. */
import { useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { resultView } from '../../view/end/result-view.ts';
import type { AppQueries } from '../app-model.ts';
import { once } from '../once.ts';
import { useApp, useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';

/** Gives the picture, painted once. `isNews` says that the game has ended just now. */
export function usePicture(isNews: boolean): () => Promise<Blob> {
  const { paintResult, queries } = useApp();
  const { t, language } = useTranslation();
  const { snapshot } = useGame();
  const picture = useComputed(() =>
    once(async () => {
      const at = isNews ? Date.now() : await endOf(snapshot.value, queries);
      const words = {
        title: t('app.name'),
        date: at === undefined ? '' : new Intl.DateTimeFormat(language).format(at),
        number: (value: number) => new Intl.NumberFormat(language).format(value),
      };
      return paintResult(resultView(snapshot.value, words));
    }),
  ).value;
  usePrinted(picture);
  return picture;
}

/** When a game ended, in milliseconds since 1970; `undefined` where that can't be had. */
async function endOf({ recordName }: GameSnapshot, { pastOf }: AppQueries) {
  const past = await pastOf(recordName);
  return past.ok && past.value.status === 'finished' ? past.value.finishedAt : undefined;
}

/** While the end is shown, the picture alone is what the page prints: it fits on one sheet. */
function usePrinted(picture: () => Promise<Blob>): void {
  useEffect(() => {
    const image = document.createElement('img');
    image.className = 'printed-picture';
    image.alt = '';
    let isGone = false;
    const show = async () => {
      const address = URL.createObjectURL(await picture());
      if (isGone) return URL.revokeObjectURL(address);
      image.src = address;
      document.body.append(image);
      document.documentElement.dataset.prints = 'picture';
      return undefined;
    };
    // Without it the page prints as it is.
    show().catch(console.error);
    return () => {
      isGone = true;
      URL.revokeObjectURL(image.src);
      image.remove();
      delete document.documentElement.dataset.prints;
    };
  }, [picture]);
}
