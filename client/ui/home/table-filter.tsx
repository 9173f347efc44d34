/** What a visitor of the list wants to see; folded away until it is asked for. */
import { CLOCKS } from '../../../common/protocol/clocks.ts';
import type { LobbyFilter } from '../../../common/protocol/lobby.ts';
import { EXPANSIONS } from '../../../common/rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../../../common/rules/ids.ts';
import { HAND_SIZES } from '../../../common/rules/options.ts';
import { wishesIn, withWish } from '../../view/home/lobby-view.ts';
import { useTranslation } from '../page.tsx';
import { Select } from '../widgets/select.tsx';

interface Props {
  readonly filter: LobbyFilter;
  readonly onChange: (filter: LobbyFilter) => void;
}

/** The filter; folded up it says how many wishes it has. */
export function TableFilter({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const count = wishesIn(filter);
  return (
    <details class="fold lobby__filter">
      <summary>{count === 0 ? t('lobby.filter') : t('lobby.filtered', { count })}</summary>
      <div class="lobby__wishes">
        <GameWishes filter={filter} onChange={onChange} />
        <TermWishes filter={filter} onChange={onChange} />
      </div>
      {count > 0 && (
        <button type="button" class="button" onClick={() => onChange({})}>
          {t('lobby.reset')}
        </button>
      )}
    </details>
  );
}

/** What is played. */
function GameWishes({ filter, onChange }: Props) {
  const { t, language } = useTranslation();
  const format = new Intl.NumberFormat(language);
  const all = { value: undefined, label: t('lobby.all') };
  return (
    <>
      <Select
        label={t('lobby.players')}
        options={[all, ...PLAYER_COUNTS.map((value) => ({ value, label: format.format(value) }))]}
        value={filter.players}
        onChange={(players) => onChange(withWish(filter, 'players', players))}
      />
      <Select
        label={t('lobby.expansion')}
        options={[
          all,
          { value: 'none' as const, label: t('lobby.base') },
          ...EXPANSIONS.map((value) => ({ value, label: t(`expansion.${value}`) })),
        ]}
        value={filter.expansion}
        onChange={(expansion) => onChange(withWish(filter, 'expansion', expansion))}
      />
      <Select
        label={t('lobby.rotation')}
        options={[
          all,
          { value: true, label: t('lobby.yes') },
          { value: false, label: t('lobby.no') },
        ]}
        value={filter.rotation}
        onChange={(rotation) => onChange(withWish(filter, 'rotation', rotation))}
      />
      <Select
        label={t('lobby.hand')}
        options={[all, ...HAND_SIZES.map((value) => ({ value, label: format.format(value) }))]}
        value={filter.handSize}
        onChange={(handSize) => onChange(withWish(filter, 'handSize', handSize))}
      />
    </>
  );
}

/** On what terms. */
function TermWishes({ filter, onChange }: Props) {
  const { t } = useTranslation();
  const all = { value: undefined, label: t('lobby.all') };
  return (
    <>
      <Select
        label={t('lobby.clock')}
        options={[
          all,
          ...(['none', ...CLOCKS] as const).map((value) => ({
            value,
            label: t(`clock.${value}`),
          })),
        ]}
        value={filter.clock}
        onChange={(clock) => onChange(withWish(filter, 'clock', clock))}
      />
      <label class="lobby__open">
        <input
          type="checkbox"
          checked={filter.hasPassword === false}
          onChange={({ currentTarget }) =>
            onChange(withWish(filter, 'hasPassword', currentTarget.checked ? false : undefined))
          }
        />
        {t('lobby.open')}
      </label>
    </>
  );
}
