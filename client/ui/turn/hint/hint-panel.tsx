/** The best moves of a turn: a list of them, each of which can be tried. */
import { useEffect, useId } from 'preact/hooks';
import { hintsOf, RATINGS_ASKED } from '../../../view/hint/hint-view.ts';
import { foundFor, type Hint } from '../../../view/hint/hints.ts';
import { useApp, usePage, useTranslation } from '../../page.tsx';
import { useGame } from '../../table/game-context.tsx';
import { hintSentences, moveText, valueText } from './hint-text.ts';
import { HintWhy } from './hint-why.tsx';
import { useTrying } from './trying.ts';

/** Enough that differences of half a point show, and an old phone answers within seconds. */
const PLAYOUTS = 6000;

/** Asks the engine once, and shows what it found. */
export function HintPanel() {
  const { t } = useTranslation();
  const { snapshot, hints } = useGame();
  const heading = useId();
  const found = foundFor(hints.value, snapshot.value.sequence);
  useAdvice();
  return (
    <section class="panel hint-panel" aria-labelledby={heading} aria-busy={found === 'thinking'}>
      <h2 id={heading} class="panel__heading">
        {t('hint.heading')}
      </h2>
      {typeof found === 'object' ? (
        <HintList hints={found} />
      ) : (
        <p class="hint">{t(found === 'failed' ? 'app.notLoaded' : 'hint.thinking')}</p>
      )}
    </section>
  );
}

/** The panel stands for one turn: what it asked is given up with it. */
function useAdvice(): void {
  const { advise } = useApp();
  const { announcer } = usePage();
  const translation = useTranslation();
  const { snapshot, hints } = useGame();
  useEffect(() => {
    const asking = new AbortController();
    const { game, me, sequence } = snapshot.value;
    if (me === undefined) return undefined;
    const tell = (found: 'failed' | readonly Hint[], ...sentences: readonly string[]) => {
      if (asking.signal.aborted) return;
      hints.value = { sequence, found };
      announcer.answer(...sentences);
    };
    announcer.answer(translation.t('hint.thinking'));
    const request = { seed: sequence, playouts: PLAYOUTS, count: RATINGS_ASKED };
    advise({ view: game, seat: me, request }, asking.signal).then(
      (advice) => {
        const found = hintsOf(game, advice);
        tell(found, ...hintSentences(translation, found));
      },
      () => tell('failed', translation.t('app.notLoaded')),
    );
    return () => asking.abort();
  }, [advise, announcer, translation, snapshot, hints]);
}

function HintList({ hints }: { readonly hints: readonly Hint[] }) {
  const { t } = useTranslation();
  if (hints.length === 0) return <p class="hint">{t('hand.noTile')}</p>;
  return (
    <>
      <ul class="hint-list">
        {hints.map((hint) => (
          <HintRow key={hint.type === 'place' ? hint.number : hint.type} hint={hint} />
        ))}
      </ul>
      <p class="hint">{t('hint.about')}</p>
    </>
  );
}

function HintRow({ hint }: { readonly hint: Hint }) {
  const { t } = useTranslation();
  const tryHint = useTrying();
  return (
    <li class="hint-row">
      <button type="button" class="button hint-row__try" onClick={() => tryHint(hint)}>
        <span class="hint-mark" aria-hidden="true">
          {hint.type === 'place' ? hint.number : '•'}
        </span>
        <span>{moveText(t, hint)}</span>
        <span class="hint-row__value">{valueText(t, hint)}</span>
      </button>
      {hint.type === 'place' && <HintWhy hint={hint} />}
    </li>
  );
}
