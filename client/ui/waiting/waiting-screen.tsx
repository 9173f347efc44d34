/** A table before the start: who is here, what is played, and how friends find it. */
import { useComputed } from '@preact/signals';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { isInvited } from '../../view/waiting/waiting-view.ts';
import { SameDealNote } from '../deal/same-deal-note.tsx';
import { useApp, usePage, useTranslation } from '../page.tsx';
import { MissingPanel } from '../quick/missing-panel.tsx';
import { ConnectionBadge } from '../table/connection-badge.tsx';
import { KeepingNote } from '../widgets/keeping-note.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { GameSettings } from './game-settings.tsx';
import { Invitation } from './invitation.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { SeatList } from './seat-list.tsx';
import { StartPanel } from './start-panel.tsx';

/** The table that the page is at, while it waits. */
export function WaitingScreen() {
  const { t } = useTranslation();
  const { table } = useApp();
  const { dialog } = usePage();
  const snapshot = useComputed(() =>
    table.value.type === 'open' && table.value.snapshot.phase === 'waiting'
      ? table.value.snapshot
      : undefined,
  ).value;
  if (snapshot === undefined) return null;
  return (
    <>
      <PageHeader>
        <ConnectionBadge />
      </PageHeader>
      <main id="content" class="waiting">
        <div class="waiting__title">
          {isInvited(snapshot) ? (
            <Invitation snapshot={snapshot} />
          ) : (
            <ScreenHeading text={t('waiting.heading', { code: snapshot.code })} />
          )}
          <Watchers snapshot={snapshot} />
          <KeepingNote />
        </div>
        <div class="waiting__side">
          {snapshot.sameDeal !== undefined && (
            <section class="panel">
              <SameDealNote earlier={snapshot.sameDeal.earlier} />
            </section>
          )}
          <SeatList snapshot={snapshot} />
          <GameSettings snapshot={snapshot} />
        </div>
        <div class="waiting__side">
          <MissingPanel snapshot={snapshot} />
          <StartPanel snapshot={snapshot} />
          <InvitePanel snapshot={snapshot} />
          <button
            type="button"
            class="button button--wide waiting__leave"
            aria-haspopup="dialog"
            onClick={() => {
              dialog.value = 'leave';
            }}
          >
            {t('waiting.leave')}
          </button>
        </div>
      </main>
    </>
  );
}

function Watchers({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { t } = useTranslation();
  if (snapshot.spectators === 0) return null;
  return <p class="hint">{t('waiting.spectators', { count: snapshot.spectators })}</p>;
}
