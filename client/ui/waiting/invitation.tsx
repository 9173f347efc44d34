/** What somebody reads first who came to another's table: who invites, and to what game. */
import type { InvitationAnswer } from '../../../common/protocol/api.ts';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Translation } from '../../i18n/translator.ts';
import { useTranslation } from '../page.tsx';
import { nameOf } from '../texts/texts.ts';
import { PlayerName } from '../widgets/player-name.tsx';
import { ScreenHeading } from '../widgets/screen-heading.tsx';
import { Sentence, slot } from '../widgets/sentence.tsx';

/** The invitation to a table that a guest has entered. */
export function Invitation({ snapshot }: { readonly snapshot: WaitingSnapshot }) {
  const { code, host, clock = 'none', options } = snapshot;
  const { players, expansions } = options;
  return (
    <InvitationWords
      invitation={{ code, host: nameOf(snapshot, host), players, expansions, clock }}
    />
  );
}

/** The heading of the screen for a guest, with the game in a sentence below it. */
export function InvitationWords({ invitation }: { readonly invitation: InvitationAnswer }) {
  const translation = useTranslation();
  const { t } = translation;
  const { host, clock, code } = invitation;
  return (
    <>
      <ScreenHeading text={t('waiting.invited', { player: host })}>
        <Sentence
          text={t('waiting.invited', { player: slot('host') })}
          slots={{ host: <PlayerName name={host} /> }}
        />
      </ScreenHeading>
      <p class="waiting__game">{gameText(translation, invitation)}</p>
      <p class="facts">
        <span>{t(`clock.${clock}Value`)}</span>
        <span>{t('waiting.heading', { code })}</span>
      </p>
    </>
  );
}

/** The game in a sentence. */
export function gameText({ t, language }: Translation, invitation: InvitationAnswer): string {
  const { players: count, expansions } = invitation;
  if (expansions.length === 0) return t('waiting.baseGame', { count });
  const names = expansions.map((name) => t(`expansion.${name}`));
  return t('waiting.gameWith', {
    count,
    expansions: new Intl.ListFormat(language).format(names),
  });
}
