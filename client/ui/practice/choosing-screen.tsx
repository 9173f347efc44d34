/** Before a practice game: against which bots, and by which rules; and the games that are over. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { gameOptionsOf } from '../../../common/protocol/option-parts.ts';
import { BOT_LEVELS } from '../../../common/protocol/options.ts';
import { PLAYER_COUNTS } from '../../../common/rules/ids.ts';
import {
  FIRST_PRACTICE,
  type PastPractice,
  type PracticeSetup,
} from '../../view/practice/practice-setup.ts';
import { changeOptions, newDraft } from '../../view/table-form/table-draft.ts';
import { useApp, useTranslation } from '../page.tsx';
import { BotPaceChoice } from '../table-form/bot-pace-choice.tsx';
import { GamePart } from '../table-form/game-part.tsx';
import { Choice } from '../widgets/choice.tsx';
import { KeepingNote } from '../widgets/keeping-note.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { Select } from '../widgets/select.tsx';
import { PastGames } from './past-games.tsx';

/** The form, as the last game was chosen. */
export function ChoosingScreen(props: {
  readonly last: PracticeSetup | undefined;
  readonly past: readonly PastPractice[];
}) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <main id="content" class="new-table practice-choice">
        <ScreenHeading text={t('home.practice')} />
        <p>{t('practice.lead')}</p>
        <KeepingNote />
        <SetupForm first={props.last ?? FIRST_PRACTICE} />
        <PastGames past={props.past} />
      </main>
    </>
  );
}

function SetupForm({ first }: { readonly first: PracticeSetup }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const heading = useId();
  const setup = useSignal(first);
  const change = (changes: Partial<PracticeSetup>) => {
    setup.value = { ...setup.value, ...changes };
  };
  return (
    <form
      class="panel new-table__form"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        actions.beginPractice(setup.value);
      }}
    >
      <h2 id={heading}>{t('home.practise')}</h2>
      <div class="table-form">
        <SetupFields setup={setup.value} onChange={change} />
      </div>
      <button type="submit" class="button button--primary button--wide">
        {t('waiting.start')}
      </button>
    </form>
  );
}

function SetupFields(props: {
  readonly setup: PracticeSetup;
  readonly onChange: (changes: Partial<PracticeSetup>) => void;
}) {
  const { setup, onChange } = props;
  const { options, level, pace } = setup;
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  const draft = newDraft({ ...options, isPublic: false });
  return (
    <>
      <Choice
        label={t('options.players')}
        options={PLAYER_COUNTS.map((value) => ({ value, label: format.format(value) }))}
        value={options.players}
        onChange={(players) =>
          onChange({ options: gameOptionsOf(changeOptions(draft, { players }).options) })
        }
      />
      <div>
        <Select
          label={t('bot.heading')}
          options={BOT_LEVELS.map((value) => ({ value, label: t(`bot.${value}Name`) }))}
          value={level}
          onChange={(changed) => onChange({ level: changed })}
        />
        <p class="hint" aria-live="polite">
          {t(`bot.${level}About`)}
        </p>
      </div>
      <BotPaceChoice pace={pace} areBotsSure onChange={(changed) => onChange({ pace: changed })} />
      <details class="fold all-settings">
        <summary>{t('options.all')}</summary>
        <div class="all-settings__fields">
          <GamePart
            draft={draft}
            onChange={(changed) => onChange({ options: gameOptionsOf(changed.options) })}
          />
        </div>
      </details>
    </>
  );
}
