/** The public tables, live: those that can be joined, and those that can be watched. */
import { LOBBY_LISTS } from '../../../common/protocol/lobby-lists.ts';
import { moreTables, wishesIn } from '../../view/home/lobby-view.ts';
import type { LobbyState } from '../app-model.ts';
import { useApp, useTranslation } from '../page.tsx';
import { Choice } from '../widgets/choice.tsx';
import { HomeFold } from './home-fold.tsx';
import { TableFilter } from './table-filter.tsx';
import { TableRow } from './table-row.tsx';

/** The list, or why there is none; open for those who have played already. */
export function TableList() {
  const { t } = useTranslation();
  const { lobby, actions, preferences } = useApp();
  const { look, tables, counts, connection } = lobby.value;
  return (
    <HomeFold
      class="lobby"
      heading={t('lobby.heading')}
      note={counts.waiting === 0 ? undefined : t('lobby.toJoin', { count: counts.waiting })}
      isOpen={preferences.peek().usualWay !== undefined}
    >
      <Choice
        label={t('lobby.list')}
        options={LOBBY_LISTS.map((value) => ({
          value,
          label: t(`lobby.${value}`, { count: counts[value] }),
        }))}
        value={look.list}
        onChange={(list) => actions.lookAt({ list })}
      />
      <TableFilter filter={look.filter} onChange={(filter) => actions.lookAt({ filter })} />
      <div role="status">
        {(tables.length === 0 || connection !== 'online') && <Emptiness lobby={lobby.value} />}
      </div>
      <ul class="tables__list">
        {tables.map((table) => (
          <TableRow key={table.code} table={table} />
        ))}
      </ul>
      <More lobby={lobby.value} />
    </HomeFold>
  );
}

function Emptiness({ lobby: { connection, look } }: { readonly lobby: LobbyState }) {
  const { t } = useTranslation();
  if (connection === 'connecting') return <p class="hint">{t('home.tablesConnecting')}</p>;
  if (connection === 'no-sockets') return <p>{t('notice.no-sockets')}</p>;
  if (connection === 'offline') return <p class="hint">{t('home.tablesOffline')}</p>;
  if (wishesIn(look.filter) > 0) return <p>{t('lobby.noneFiltered')}</p>;
  return (
    <>
      <p>{t(look.list === 'waiting' ? 'lobby.noneWaiting' : 'lobby.nonePlaying')}</p>
      <p class="hint">{t('lobby.waysOn')}</p>
    </>
  );
}

function More({ lobby: { look, tables, counts } }: { readonly lobby: LobbyState }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const count = moreTables(look, tables.length, counts[look.list]);
  if (count === 0) return null;
  return (
    <button type="button" class="button button--wide" onClick={actions.lookFurther}>
      {t('lobby.more', { count })}
    </button>
  );
}
