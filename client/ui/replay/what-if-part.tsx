/** The way from a moment of a finished game to playing it on differently. */

import { withinSite } from '../../site/site.ts';
import { parseRoute } from '../../view/route.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { nameOf } from '../texts/texts.ts';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/** For whoever was on turn at the moment that is shown; nothing once the game is over. */
export function WhatIfPart({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  const snapshot = useGame().snapshot.value;
  const { phase } = snapshot.game;
  if (phase.type !== 'playing') return null;
  const { turn: seat } = phase;
  const to = {
    type: 'what-if',
    game: gameHere(snapshot.code),
    move: player.at.value,
    seat,
  } as const;
  return (
    <section class="replay-ways">
      <RouteLink class="button" to={to}>
        <Icon name="play" />
        {t('whatIf.start', { player: nameOf(snapshot, seat) })}
      </RouteLink>
      <p class="hint">{t('whatIf.hint')}</p>
    </section>
  );
}

/** What the address calls the game: for a private one more than its code. */
function gameHere(code: string): string {
  const here = parseRoute(withinSite(location.href));
  return here.type === 'replay' ? here.game : code;
}
