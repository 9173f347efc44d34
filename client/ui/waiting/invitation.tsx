/** What somebody reads first who came to another's table: who invites, and to what game. */
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Translation } from '../../i18n/translator.ts';
import { useTranslation } from '../page.tsx';
import { nameOf } from '../texts/texts.ts';
import { PlayerName } from '../widgets/player-name.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';

/** The heading of the screen for a guest, with the game in a sentence below it. */
export function Invitation({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const translation = useTranslation();
  const { t } = translation;
  const host = nameOf(snapshot, snapshot.host);
  return (
    <>
      <ScreenHeading text={t('waiting.invited', { player: host })}>
        <Sentence
          text={t('waiting.invited', { player: slot('host') })}
          slots={{ host: <PlayerName name={host} /> }}
        />
      </ScreenHeading>
      <p class="waiting__game">{gameText(translation, snapshot)}</p>
      <p class="facts">
        <span>{t(`clock.${snapshot.clock ?? 'none'}Value`)}</span>
        <span>{t('waiting.heading', { code: snapshot.code })}</span>
      </p>
    </>
  );
}

function gameText({ t, language }: Translation, { options }: WaitingSnapshot): string {
  const { players: count, expansions } = options;
  if (expansions.length === 0) return t('waiting.baseGame', { count });
  const names = expansions.map((name) => t(`expansion.${name}`));
  return t('waiting.gameWith', {
    count,
    expansions: new Intl.ListFormat(language).format(names),
  });
}
