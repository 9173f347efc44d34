/** What was agreed on for the game, in plain words, and how its host changes it. */
import { useId } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { chaptersFor } from '../../view/lesson/chapter-names.ts';
import { type Term, toldTerms } from '../../view/table-form/table-terms.ts';
import { isHost } from '../../view/waiting/waiting-view.ts';
import { usePage, useTranslation } from '../page.tsx';
import { pathOf } from '../sharing/share-address.ts';
import { termHints, termText } from '../texts/term-text.ts';
import { nameOf } from '../texts/texts.ts';
import { PlayerName } from '../widgets/player-name.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';

interface Props {
  readonly snapshot: WaitingSnapshot;
}

/** The options of the table, with a line of explanation where one is needed. */
export function GameSettings({ snapshot }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section class="panel agreement" aria-labelledby={heading}>
      <h2 id={heading}>{t('waiting.settings')}</h2>
      <dl class="agreed">
        {toldTerms(snapshot).map((term) => (
          <AgreedTerm key={term.name} term={term} />
        ))}
      </dl>
      <ChapterLinks snapshot={snapshot} />
      {isHost(snapshot) ? <ChangeButton /> : <ChangedByHost snapshot={snapshot} />}
    </section>
  );
}

/** The chapters of the lesson that this game asks for, in tabs of their own: the seat here stays. */
function ChapterLinks({ snapshot }: Props) {
  const { t } = useTranslation();
  const chapters = chaptersFor(snapshot.options);
  if (chapters.length === 0) return null;
  return (
    <ul>
      {chapters.map((chapter) => (
        <li key={chapter}>
          <a href={pathOf({ type: 'learn', chapter })} target="_blank" rel="noopener">
            {t('waiting.learn', {
              what: t(chapter === 'rotation' ? 'lobby.rotation' : `expansion.${chapter}`),
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}

function AgreedTerm({ term }: { readonly term: Term }) {
  const translation = useTranslation();
  return (
    <div>
      <dt>{termText(translation, term)}</dt>
      {termHints(translation, term).map((hint) => (
        <dd key={hint}>{hint}</dd>
      ))}
    </div>
  );
}

function ChangeButton() {
  const { t } = useTranslation();
  const { dialog } = usePage();
  return (
    <button
      type="button"
      class="button button--wide"
      aria-haspopup="dialog"
      data-dialog="table"
      onClick={() => {
        dialog.value = 'table';
      }}
    >
      {t('waiting.change')}
    </button>
  );
}

function ChangedByHost({ snapshot }: Props) {
  const { t } = useTranslation();
  return (
    <p class="hint">
      <Sentence
        text={t('waiting.changeBy', { player: slot('host') })}
        slots={{ host: <PlayerName name={nameOf(snapshot, snapshot.host)} /> }}
      />
    </p>
  );
}
