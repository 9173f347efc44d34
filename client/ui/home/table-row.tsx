/** A table of the public list: whose it is, what is played there, and the way in. */
import type { ListedTable } from '../../../common/protocol/lobby.ts';
import type { Translate } from '../../i18n/translator.ts';
import { canJoin, type TableFact, tableFacts } from '../../view/home/lobby-view.ts';
import { useTranslation } from '../page.tsx';
import { Icon, type IconName } from '../widgets/icon.tsx';
import { PlayerName } from '../widgets/player-name.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';

/** The row of a table. */
export function TableRow({ table }: { readonly table: ListedTable }) {
  const { t } = useTranslation();
  const isOpen = canJoin(table);
  const action = t(isOpen ? 'home.joinTable' : 'home.watchTable');
  const title = t('home.tableOf', { player: table.host });
  return (
    <li class="table-row">
      <div class="table-row__words">
        <h3>
          <span class="table-row__host">
            <Sentence
              text={t('home.tableOf', { player: slot('host') })}
              slots={{ host: <PlayerName name={table.host} /> }}
            />
          </span>{' '}
          <span class="table-row__code">{table.code}</span>
        </h3>
        <p class="table-facts">
          {tableFacts(table).map((fact) => (
            <span key={factText(t, fact)} data-fact={fact.type}>
              <Icon name={ICONS[fact.type]} />
              {factText(t, fact)}
            </span>
          ))}
        </p>
      </div>
      <RouteLink
        class={isOpen ? 'button button--primary' : 'button'}
        to={{ type: 'table', code: table.code, as: isOpen ? 'player' : 'spectator' }}
        label={t('home.tableLink', { action, title, code: table.code })}
      >
        {action}
      </RouteLink>
    </li>
  );
}

const ICONS: Readonly<Record<TableFact['type'], IconName>> = {
  seats: 'person',
  players: 'person',
  clock: 'clock',
  expansion: 'expansion',
  rotation: 'rotate',
  hand: 'stack',
  hints: 'hint',
  password: 'lock',
  watching: 'watch',
};

function factText(t: Translate, fact: TableFact): string {
  switch (fact.type) {
    case 'seats':
      return t('home.seated', { seated: fact.seated, players: fact.players });
    case 'players':
      return t('options.playersValue', { count: fact.players });
    case 'clock':
      return t(`clock.${fact.clock}Value`);
    case 'expansion':
      return t(`expansion.${fact.expansion}`);
    case 'rotation':
      return t('options.rotationShort');
    case 'hand':
      return t('options.handValue', { count: fact.size });
    case 'hints':
      return t('options.hintsShort');
    case 'password':
      return t('lobby.password');
    case 'watching':
      return t('home.watching', { count: fact.count });
  }
}
