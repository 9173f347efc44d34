/** What was agreed on for the game, in plain words, and how its host changes it. */
import { useId } from 'preact/hooks';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type Term, termsOf } from '../../view/table-terms.ts';
import { isHost } from '../../view/waiting-view.ts';
import { usePage, useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';
import { Sentence, slot } from '../sentence.tsx';
import { termText } from '../term-text.ts';
import { nameOf } from '../texts.ts';

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
        {termsOf(snapshot)
          .filter(isWorthTelling)
          .map((term) => (
            <AgreedTerm key={term.name} term={term} />
          ))}
      </dl>
      {isHost(snapshot) ? <ChangeButton /> : <ChangedByHost snapshot={snapshot} />}
    </section>
  );
}

/** What isn't played with, and what most tables have, needs no words. */
function isWorthTelling({ name, value }: Term): boolean {
  switch (name) {
    case 'expansions':
      return value.length > 0;
    case 'numbers':
      return value > 0;
    case 'password':
      return value;
    case 'bots':
      return value === 'instant';
    default:
      return true;
  }
}

function AgreedTerm({ term }: { readonly term: Term }) {
  const translation = useTranslation();
  return (
    <div>
      <dt>{termText(translation, term)}</dt>
      {hintsOf(translation.t, term).map((hint) => (
        <dd key={hint}>{hint}</dd>
      ))}
    </div>
  );
}

function hintsOf(t: Translate, { name, value }: Term): readonly string[] {
  switch (name) {
    case 'players':
      return [t('options.playersHint')];
    case 'hand':
      return [t('options.handHint')];
    case 'rotation':
      return [t(value ? 'options.rotationOn' : 'options.rotationOff')];
    case 'expansions':
      return value.map((expansion) => t(`expansion.${expansion}Hint`));
    case 'clock':
      return [t(`clock.${value}Hint`)];
    case 'public':
      return [t(value ? 'options.publicHint' : 'options.privateHint')];
    case 'watching':
      return [t(value ? 'options.watchHint' : 'options.noWatchHint')];
    default:
      return [];
  }
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
