/** What a player does before the start: sit down, be ready, and start as the host. */
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Translate } from '../../i18n/translator.ts';
import { isHost, ownOccupant, startObstacle } from '../../view/waiting/waiting-view.ts';
import { NameField } from '../home/name-field.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { nameOf } from '../texts/texts.ts';
import { PlayerName } from '../widgets/player-name.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';
import { ChangesNotice } from './changes-notice.tsx';

interface Props {
  readonly snapshot: WaitingSnapshot;
}

/** For a player, readiness and the start; for a spectator, a seat if one is free. */
export function StartPanel({ snapshot }: Props) {
  return (
    <section class="panel start">
      <ChangesNotice snapshot={snapshot} />
      {snapshot.me === undefined ? (
        <WatcherPart snapshot={snapshot} />
      ) : (
        <PlayerPart snapshot={snapshot} />
      )}
      <Starting snapshot={snapshot} />
    </section>
  );
}

/** Who starts the game: the host, or nobody, where it starts by itself. */
function Starting({ snapshot }: Props) {
  const { t } = useTranslation();
  if (snapshot.startsItself) return <p class="hint">{t('waiting.startsItself')}</p>;
  return (
    <>
      <StartedBy snapshot={snapshot} />
      {isHost(snapshot) && <StartButton snapshot={snapshot} />}
    </>
  );
}

/** Speaks up when there is another host. */
function StartedBy({ snapshot }: Props) {
  const { t } = useTranslation();
  return (
    <p class="hint" role="status">
      {isHost(snapshot) ? (
        t('waiting.youStart')
      ) : (
        <Sentence
          text={t('waiting.startByHost', { player: slot('host') })}
          slots={{ host: <PlayerName name={nameOf(snapshot, snapshot.host)} /> }}
        />
      )}
    </p>
  );
}

function WatcherPart({ snapshot }: Props) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const hasFreeSeat = snapshot.seats.some(({ occupant }) => occupant === undefined);
  return (
    <>
      <p>{t('waiting.watching')}</p>
      {hasFreeSeat && (
        <button
          type="button"
          class="button button--primary button--wide"
          onClick={() => void actions.ask('sit')}
        >
          {t('waiting.sit')}
        </button>
      )}
    </>
  );
}

/** Who came by a link has had no chance yet to say a name. The host is ready by starting the game. */
function PlayerPart({ snapshot }: Props) {
  return (
    <>
      <NameField />
      {snapshot.startsItself || !isHost(snapshot) ? <ReadyButton snapshot={snapshot} /> : null}
    </>
  );
}

function ReadyButton({ snapshot }: Props) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const isReady = ownOccupant(snapshot)?.isReady === true;
  return (
    <button
      type="button"
      class={isReady ? 'button button--wide' : 'button button--primary button--wide'}
      onClick={() => void actions.ask('ready', { isReady: !isReady })}
    >
      {t(isReady ? 'waiting.notReadyAfterAll' : 'waiting.imReady')}
    </button>
  );
}

function StartButton({ snapshot }: Props) {
  const { t } = useTranslation();
  const { actions } = useApp();
  const obstacle = startObstacle(snapshot);
  return (
    <>
      <button
        type="button"
        class={
          obstacle === undefined ? 'button button--primary button--wide' : 'button button--wide'
        }
        aria-disabled={obstacle !== undefined}
        aria-describedby="start-obstacle"
        onClick={() => obstacle === undefined && void actions.ask('start')}
      >
        {t('waiting.start')}
      </button>
      <p class="hint" id="start-obstacle" role="status">
        {obstacleText(t, obstacle)}
      </p>
    </>
  );
}

function obstacleText(t: Translate, obstacle: ReturnType<typeof startObstacle>): string {
  if (obstacle === undefined) return t('waiting.startAll');
  return obstacle.type === 'free-seats'
    ? t('waiting.startSeats', { count: obstacle.count })
    : t('waiting.startReady', { count: obstacle.count });
}
