/** What happens in a game, told to those who don't see it: a sentence for each move, and one for the turn. */
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Translation } from '../../i18n/translator.ts';
import { type LogEntry, logView } from '../../view/table/log-view.ts';
import { statusView } from '../../view/table/seats-view.ts';
import { usePage, useTranslation } from '../page.tsx';
import { spokenEntry } from '../texts/log-text.ts';
import { victoryText } from '../texts/texts.ts';
import { useGame } from './game-context.tsx';

/** Tells the moves that come in, and when it is the viewer's turn. */
export function useGameNews(): void {
  const { announcer } = usePage();
  const translation = useTranslation();
  const { snapshot } = useGame();
  const before = useRef<GameSnapshot | undefined>(undefined);
  useSignalEffect(() => {
    const now = snapshot.value;
    const news = newsOf(translation, before.current, now);
    before.current = now;
    if (news.length > 0) announcer.tell(...news);
  });
}

/**
 * What came between two snapshots. Of what was missed while the connection was lost, one round is told:
 * the log has all of it.
 */
export function newsOf(
  translation: Translation,
  before: GameSnapshot | undefined,
  now: GameSnapshot,
): readonly string[] {
  const known = before?.moves.length ?? now.moves.length;
  const fresh = logView(now).filter((entry) => entry.move > known && !isOwnDraw(entry, now));
  const moves = [...new Set(fresh.map(({ move }) => move))];
  const status = statusText(translation, now);
  const isNew =
    before === undefined || fresh.length > 0 || statusText(translation, before) !== status;
  return [
    ...moves.slice(-now.options.players).map((told) =>
      sentenceOf(
        translation,
        now,
        fresh.filter(({ move }) => move === told),
      ),
    ),
    ...(isNew && status !== undefined ? [status] : []),
  ];
}

/** Who draws sees and hears the tile. */
const isOwnDraw = (entry: LogEntry, { me }: GameSnapshot): boolean =>
  entry.type === 'drew' && entry.seat === me;

/** A move and what it led to, as one sentence. */
const sentenceOf = (
  { t, language }: Translation,
  snapshot: GameSnapshot,
  entries: readonly LogEntry[],
): string =>
  new Intl.ListFormat(language, { style: 'narrow' }).format(
    entries.map((entry) => spokenEntry(t, snapshot, entry)),
  );

/** That it is the viewer's turn, or how the game ended; whose else's turn it is can be looked up. */
function statusText({ t, language }: Translation, snapshot: GameSnapshot): string | undefined {
  const status = statusView(snapshot, false);
  switch (status.type) {
    case 'your-turn':
      return t(status.hasDrawn ? 'status.yourTurnDrawn' : 'status.yourTurn');
    case 'given-up':
      return t('ending.ended');
    case 'finished':
      return victoryText(t, language, status.winners);
    default:
      return undefined;
  }
}
