/** What players must know of a game whose deal was that of an earlier one. */
import type { EarlierSeat } from '../../../common/protocol/snapshot.ts';
import { useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The mark, how the earlier game went where that is known, and what it means. */
export function SameDealNote({ earlier }: { readonly earlier: readonly EarlierSeat[] }) {
  const { t } = useTranslation();
  return (
    <div class="same-deal">
      <p class="same-deal__mark">
        <Icon name="stack" />
        {t('deal.mark')}
      </p>
      {earlier.length > 0 && <EarlierResult earlier={earlier} />}
      <p class="hint">{t('deal.markHint')}</p>
    </div>
  );
}

/** Such as "The earlier game: Ann 62, Ben 58". */
export function EarlierResult({ earlier }: { readonly earlier: readonly EarlierSeat[] }) {
  const { t, language } = useTranslation();
  const scores = earlier.map(({ name, score }) => t('deal.score', { name, score }));
  const result = new Intl.ListFormat(language, { style: 'narrow' }).format(scores);
  return <p>{t('deal.earlier', { result })}</p>;
}
