/** The public tables, live. */
import { useId } from 'preact/hooks';
import { EXPANSIONS, type Expansion } from '../../../common/rules/expansions/sets.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ListedTable, LobbyState } from '../app-model.ts';
import { useApp, useTranslation } from '../page.tsx';
import { PlayerName } from '../player-name.tsx';
import { Sentence, slot } from '../sentence.tsx';

/** The list, or why there is none. */
export function TableList() {
  const { t } = useTranslation();
  const lobby = useApp().lobby.value;
  const heading = useId();
  return (
    <section class="panel tables" aria-labelledby={heading}>
      <h2 id={heading}>{t('home.tables')}</h2>
      {lobby.tables.length === 0 || lobby.connection !== 'online' ? (
        <p class="hint" role="status">
          {emptyText(t, lobby)}
        </p>
      ) : null}
      <ul class="tables__list">
        {lobby.tables.map((table) => (
          <TableRow key={table.code} table={table} />
        ))}
      </ul>
    </section>
  );
}

function emptyText(t: Translate, { connection }: LobbyState): string {
  if (connection === 'connecting') return t('home.tablesConnecting');
  return t(connection === 'online' ? 'home.tablesEmpty' : 'home.tablesOffline');
}

function TableRow({ table }: { readonly table: ListedTable }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const canJoin = table.phase === 'waiting' && table.seated < table.players;
  const action = t(canJoin ? 'home.joinTable' : 'home.watchTable');
  const title = t('home.tableOf', { player: table.host });
  return (
    <li class="table-row">
      <div class="table-row__words">
        <h3>
          <Sentence
            text={t('home.tableOf', { player: slot('host') })}
            slots={{ host: <PlayerName name={table.host} /> }}
          />
        </h3>
        <p class="facts">
          {factsOf(t, table).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <button
        type="button"
        class={canJoin ? 'button button--primary' : 'button'}
        aria-label={`${action}: ${title}`}
        onClick={() => actions.openTable(table.code, canJoin ? 'player' : 'spectator')}
      >
        {action}
      </button>
    </li>
  );
}

function factsOf(t: Translate, table: ListedTable): readonly string[] {
  const { seated, players, rotation, handSize, phase, spectators } = table;
  return [
    ...(phase === 'playing' ? [t('home.playing')] : []),
    ...(phase === 'finished' ? [t('home.finished')] : []),
    t('home.seated', { seated, players }),
    ...(handSize > 1 ? [t('options.handValue', { count: handSize })] : []),
    ...(rotation ? [t('options.rotationShort')] : []),
    ...table.expansions.filter((name) => isExpansion(name)).map((name) => t(`expansion.${name}`)),
    ...(spectators > 0 ? [t('home.watching', { count: spectators })] : []),
  ];
}

const isExpansion = (name: string): name is Expansion =>
  EXPANSIONS.some((expansion) => expansion === name);
