/** Was the shuffle what was promised? What the page checked, and how to check it elsewhere. */
import type { ShuffleProof } from '../../view/replay/replay-source.ts';
import { useTranslation } from '../page.tsx';
import { CodeText } from '../widgets/code-text.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The proof of a game's shuffle. */
export function ShufflePanel(props: { readonly shuffle: ShuffleProof; readonly fileName: string }) {
  const { t } = useTranslation();
  const { shuffle, fileName } = props;
  return (
    <details class="panel fold shuffle">
      <summary>
        <h2 class="panel__heading">{t('shuffle.heading')}</h2>
        {shuffle.type === 'opened' && <Icon name={shuffle.isKept ? 'check' : 'warning'} />}
      </summary>
      <p class="hint">{t('shuffle.hint')}</p>
      <CodeText label={t('shuffle.commitment')} text={shuffle.commitment} />
      {shuffle.type === 'opened' ? (
        <Opened shuffle={shuffle} fileName={fileName} />
      ) : (
        <p>{t('shuffle.secret')}</p>
      )}
    </details>
  );
}

function Opened(props: {
  readonly shuffle: Extract<ShuffleProof, { type: 'opened' }>;
  readonly fileName: string;
}) {
  const { t } = useTranslation();
  const { seed, isKept } = props.shuffle;
  return (
    <>
      <CodeText label={t('shuffle.seed')} text={seed} />
      <p class={isKept ? 'shuffle__verdict' : 'shuffle__verdict hint--error'}>
        <Icon name={isKept ? 'check' : 'warning'} />
        {t(isKept ? 'shuffle.kept' : 'shuffle.broken')}
      </p>
      <h3>{t('shuffle.elsewhere')}</h3>
      <CodeText label={t('shuffle.elsewhereSeed')} text={`printf %s ${seed} | sha256sum`} />
      <CodeText
        label={t('shuffle.elsewhereRecord')}
        text={`npm run -s metro -- verify ${props.fileName}`}
      />
    </>
  );
}
