/** The screen of a table: going there, not getting there, waiting for the start, the game. */

import { useComputed } from '@preact/signals';
import type { EntryFailure } from '../../../common/protocol/failures.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import type { TableStay } from '../app-model.ts';
import { useApp, useTranslation } from '../page.tsx';
import { WaitingScreen } from '../waiting/waiting-screen.tsx';
import { HomeButton } from '../widgets/home-button.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { GameScreen } from './game-screen.tsx';
import { PasswordScreen } from './password-screen.tsx';
import { useTurnAlerts } from './turn-alerts.ts';

/** The table of an address. */
export function TableScreen({ code }: { readonly code: string }) {
  const { table } = useApp();
  const stage = useComputed(() => stageOf(table.value));
  useTurnAlerts(code);
  switch (stage.value) {
    case 'entering':
      return <Entering code={code} />;
    case 'waiting':
      return <WaitingScreen />;
    case 'game':
      return <GameScreen />;
    case 'password-needed':
    case 'password-wrong':
      return <PasswordScreen code={code} isWrong={stage.value === 'password-wrong'} />;
    case 'not-found':
    case 'full':
    case 'nobody-watches':
    case 'removed':
    case 'unreachable':
    case 'no-sockets':
    case 'too-many-requests':
    case 'too-many-passwords':
    case 'other-version':
    case 'outdated':
    case 'signed-out':
      return <Failed code={code} failure={stage.value} />;
    default:
      return assertNever(stage.value);
  }
}

type Stage = 'entering' | 'waiting' | 'game' | EntryFailure;

function stageOf(table: TableStay): Stage {
  switch (table.type) {
    case 'none':
    case 'entering':
      return 'entering';
    case 'failed':
      return table.failure;
    case 'open':
      return table.snapshot.phase === 'waiting' ? 'waiting' : 'game';
    default:
      return assertNever(table);
  }
}

function Entering({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen" aria-busy="true">
        <ScreenHeading text={t('entering.heading', { code })} />
        <p>{t('entering.hint')}</p>
      </main>
    </>
  );
}

/** A failure that has a screen of sentences; a password has one of its own. */
type SimpleFailure = Exclude<EntryFailure, 'password-needed' | 'password-wrong'>;

function Failed({ code, failure }: { readonly code: string; readonly failure: SimpleFailure }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader />
      <main id="content" class="message-screen">
        <ScreenHeading text={t(`failure.${failure}`, { code })} />
        <p>{t(`failure.${failure}Hint`)}</p>
        <div class="message-screen__actions">
          <FailureRemedy failure={failure} />
          {(failure === 'unreachable' || failure === 'no-sockets') && (
            <RouteLink class="button" to={{ type: 'practice' }}>
              {t('home.practise')}
            </RouteLink>
          )}
          {failure !== 'signed-out' && <HomeButton />}
        </div>
      </main>
    </>
  );
}

function FailureRemedy({ failure }: { readonly failure: SimpleFailure }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  switch (failure) {
    case 'not-found':
    case 'removed':
    case 'other-version':
      return null;
    case 'nobody-watches':
      return (
        <button type="button" class="button button--primary" onClick={actions.enterToPlay}>
          {t('failure.again')}
        </button>
      );
    case 'full':
    case 'unreachable':
    case 'no-sockets':
    case 'too-many-requests':
    case 'too-many-passwords':
      return (
        <button type="button" class="button button--primary" onClick={actions.enterAgain}>
          {t('failure.again')}
        </button>
      );
    case 'outdated':
      return (
        <button type="button" class="button button--primary" onClick={actions.reload}>
          {t('failure.reload')}
        </button>
      );
    case 'signed-out':
      return (
        <button type="button" class="button button--primary" onClick={() => location.reload()}>
          {t('failure.goOn')}
        </button>
      );
    default:
      return assertNever(failure);
  }
}
