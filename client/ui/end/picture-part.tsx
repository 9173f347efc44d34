/** The final board as a picture: to keep, to copy, to send, to print. */
import { useApp, useTranslation } from '../page.tsx';
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  savePicture,
  sharePicture,
} from '../sharing/share-picture.ts';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';
import { usePicture } from './use-picture.ts';

/** The ways to use the picture; each only where the browser has it. */
export function PicturePart({ isNews }: { readonly isNews: boolean }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { paint, prepare } = usePicture(isNews);
  const name = `metro-${useGame().snapshot.value.code}.png`;
  const use = (act: (blob: Promise<Blob>) => Promise<void>) => () =>
    void act(paint()).catch((error: unknown) => {
      console.error(error);
      actions.notify('not-loaded');
    });
  const copy = async (blob: Promise<Blob>) => {
    await copyPicture(blob);
    actions.notify('picture-copied');
  };
  return (
    <div class="same-deal">
      <p class="same-deal__mark">{t('picture.heading')}</p>
      <div class="end__buttons">
        <button type="button" class="button" onClick={use((blob) => savePicture(blob, name))}>
          <Icon name="download" />
          {t('picture.save')}
        </button>
        {canCopyPictures() && (
          <button type="button" class="button" onClick={use(copy)}>
            {t('picture.copy')}
          </button>
        )}
        {canSharePictures() && (
          <button type="button" class="button" onClick={use((blob) => sharePicture(blob, name))}>
            <Icon name="share" />
            {t('picture.share')}
          </button>
        )}
        <button type="button" class="button" onClick={use(() => prepare().then(print))}>
          {t('picture.print')}
        </button>
      </div>
    </div>
  );
}
