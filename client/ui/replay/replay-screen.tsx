/** A game seen again: fetched by its code, then shown moment by moment. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback, useEffect } from 'preact/hooks';
import type { LoadFailure } from '../../../common/protocol/failures.ts';
import { codeOfRecord } from '../../../common/protocol/record-id.ts';
import { type ReplaySource, readPast } from '../../view/replay/replay-source.ts';
import { useApp, useTranslation } from '../page.tsx';
import { showRecordAddress } from '../sharing/share-address.ts';
import { HomeButton } from '../widgets/home-button.tsx';
import { PageHeader } from '../widgets/page-header.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { ReplayTheatre } from './replay-theatre.tsx';

type Loading =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly failure: LoadFailure }
  | { readonly type: 'loaded'; readonly source: ReplaySource };

/** The replay of an address; it opens at a move, or where it fits the game. */
export function ReplayScreen(props: {
  /** The code of a table, or the long id of a private game's record. */
  readonly game: string;
  readonly firstMove: number | undefined;
  /** Is it to be analysed at once? */
  readonly isAnalysed: boolean;
}) {
  const { game, firstMove, isAnalysed } = props;
  const code = codeOfRecord(game) ?? game;
  const { t } = useTranslation();
  const { loading, load } = usePast(game);
  switch (loading.type) {
    case 'loading':
      return <Message heading={t('replay.loading')} hint={t('replay.loadingHint')} />;
    case 'failed':
      return <Failed code={code} failure={loading.failure} onAgain={load} />;
    case 'loaded': {
      const { source } = loading;
      const start = source.over === undefined ? source.moves.length : 0;
      return (
        <ReplayTheatre
          key={source.moves.length}
          source={source}
          start={firstMove ?? start}
          isAnalysed={isAnalysed}
          onAgain={load}
        />
      );
    }
  }
}

/** The past of a game, and how to ask for it again. */
function usePast(game: string) {
  const { queries } = useApp();
  const loading = useSignal<Loading>({ type: 'loading' });
  const load = useCallback(async () => {
    const past = await queries.pastOf(game);
    const source = past.ok ? readPast(codeOfRecord(game) ?? game, past.value) : past;
    if (past.ok && past.value.recordId !== undefined) showRecordAddress(past.value.recordId);
    if (source.ok) loading.value = { type: 'loaded', source: source.value };
    else loading.value = { type: 'failed', failure: past.ok ? 'refused' : past.error };
    if (!source.ok && past.ok) console.error(source.error);
  }, [queries, game, loading]);
  useEffect(() => void load(), [load]);
  return { loading: loading.value, load };
}

const TEXTS = {
  'not-found': ['replay.notFound', 'replay.notFoundHint'],
  unreachable: ['replay.unreachable', 'replay.unreachableHint'],
  refused: ['replay.refused', 'replay.refusedHint'],
} as const;

function Failed(props: {
  readonly code: string;
  readonly failure: LoadFailure;
  readonly onAgain: () => void;
}) {
  const { code, failure, onAgain } = props;
  const { t } = useTranslation();
  const [heading, hint] = TEXTS[failure];
  return (
    <Message heading={t(heading, { code })} hint={t(hint)}>
      <div class="message-screen__actions">
        {failure === 'unreachable' && (
          <button type="button" class="button button--primary" onClick={onAgain}>
            {t('failure.again')}
          </button>
        )}
        {failure === 'refused' && (
          <button type="button" class="button button--primary" onClick={() => location.reload()}>
            {t('failure.reload')}
          </button>
        )}
        <HomeButton />
      </div>
    </Message>
  );
}

const Message = (props: {
  readonly heading: string;
  readonly hint: string;
  readonly children?: ComponentChildren;
}) => (
  <>
    <PageHeader />
    <main id="content" class="message-screen">
      <ScreenHeading text={props.heading} />
      <p>{props.hint}</p>
      {props.children}
    </main>
  </>
);
