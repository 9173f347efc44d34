/** Sets up a table: how many play, and by which variants. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { TableOptions } from '../../../common/protocol/options.ts';
import { PLAYER_COUNTS } from '../../../common/rules/ids.ts';
import { HAND_SIZES } from '../../../common/rules/setup.ts';
import { withFittingNumbers } from '../../view/expansion-choice.ts';
import { Choice, Switch } from '../choice.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { ClockPart } from './clock-part.tsx';
import { ExpansionsPart } from './expansions-part.tsx';

const USUAL: TableOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: false,
};

interface Part {
  readonly options: TableOptions;
  readonly change: (change: Partial<TableOptions>) => void;
}

/** The form of a new table. Every combination that can be chosen can be played. */
export function NewTableForm() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const heading = useId();
  const options = useSignal(USUAL);
  const part: Part = {
    options: options.value,
    change: (change) => {
      options.value = withFittingNumbers({ ...options.value, ...change });
    },
  };
  return (
    <form
      class="panel new-table"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        actions.createTable(options.value);
      }}
    >
      <h2 id={heading}>{t('home.friends')}</h2>
      <p class="panel__lead">{t('home.friendsHint')}</p>
      <PlayersChoice {...part} />
      <HandChoice {...part} />
      <VisibilityChoice {...part} />
      <Switch
        label={t('options.rotation')}
        hint={t('options.rotationHint')}
        isOn={part.options.rotation}
        onChange={(rotation) => part.change({ rotation })}
      />
      <ClockPart
        clock={options.value.clock}
        onChange={(clock) => {
          const { clock: _, ...others } = options.value;
          options.value = clock === undefined ? others : { ...others, clock };
        }}
      />
      <ExpansionsPart
        options={options.value}
        onChange={(changed) => {
          options.value = changed;
        }}
      />
      <button type="submit" class="button button--primary button--wide">
        {t('options.create')}
      </button>
    </form>
  );
}

function PlayersChoice({ options, change }: Part) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  return (
    <Choice
      label={t('options.players')}
      hint={t('options.playersHint')}
      options={PLAYER_COUNTS.map((value) => ({ value, label: format.format(value) }))}
      value={options.players}
      onChange={(players) => change({ players })}
    />
  );
}

function HandChoice({ options, change }: Part) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  return (
    <Choice
      label={t('options.hand')}
      hint={t('options.handHint')}
      options={HAND_SIZES.map((value) => ({ value, label: format.format(value) }))}
      value={options.handSize}
      onChange={(handSize) => change({ handSize })}
    />
  );
}

function VisibilityChoice({ options, change }: Part) {
  const { t } = useTranslation();
  return (
    <Choice
      label={t('options.visibility')}
      hint={t(options.isPublic ? 'options.publicHint' : 'options.privateHint')}
      options={[
        { value: 'private', label: t('options.private') },
        { value: 'public', label: t('options.public') },
      ]}
      value={options.isPublic ? 'public' : 'private'}
      onChange={(value) => change({ isPublic: value === 'public' })}
    />
  );
}
