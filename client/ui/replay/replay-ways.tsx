/** The ways on from a replay: the record as a file, the link, the table of a game that goes on. */
import { formatRecord, type GameRecord } from '../../../common/record/record.ts';
import { parsePracticeId } from '../../view/practice/practice-id.ts';
import { fileNameOf, type ReplaySource } from '../../view/replay/replay-source.ts';
import { DealLinkButton } from '../deal/deal-link-button.tsx';
import { useApp, useTranslation } from '../page.tsx';
import { saveFile } from '../sharing/save-file.ts';
import { tableAddress } from '../sharing/share-address.ts';
import { ShareButton } from '../sharing/share-button.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/** What can be done with the game that is shown. */
export function ReplayWays(props: {
  readonly source: ReplaySource;
  readonly player: ReplayPlayer;
  readonly onAgain: () => void;
}) {
  const { source, player, onAgain } = props;
  const { over } = source;
  return (
    <section class="replay-ways">
      {over === undefined ? (
        <Running code={source.code} onAgain={onAgain} />
      ) : (
        <Download record={over.record} fileName={fileNameOf(source)} />
      )}
      {parsePracticeId(source.code) === undefined && <Share player={player} />}
      {over?.dealId !== undefined && <DealAgain dealId={over.dealId} />}
    </section>
  );
}

/** One tap makes a table that plays the deal again; the link lets others do so. */
function DealAgain({ dealId }: { readonly dealId: string }) {
  const { t } = useTranslation();
  const { actions } = useApp();
  return (
    <>
      <button type="button" class="button" onClick={() => actions.openDealTable(dealId)}>
        <Icon name="stack" />
        {t('deal.play')}
      </button>
      <DealLinkButton findDealId={async () => dealId} />
      <p class="hint">{t('deal.hint')}</p>
    </>
  );
}

function Running({ code, onAgain }: { readonly code: string; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p class="hint">{t('replay.running')}</p>
      <button type="button" class="button" onClick={onAgain}>
        {t('replay.again')}
      </button>
      <RouteLink class="button" to={{ type: 'table', code, as: 'player' }}>
        {t('replay.toTable')}
      </RouteLink>
    </>
  );
}

/** The file is made in the page, of the record that was checked here. */
function Download({
  record,
  fileName,
}: {
  readonly record: GameRecord;
  readonly fileName: string;
}) {
  const { t } = useTranslation();
  return (
    <button type="button" class="button" onClick={() => saveFile(fileName, formatRecord(record))}>
      <Icon name="download" />
      {t('replay.download')}
    </button>
  );
}

/** The link leads to the moment that is shown. */
function Share({ player }: { readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  const findLink = () => {
    const move = player.at.value === 0 ? '' : `?move=${player.at.value}`;
    return `${tableAddress()}${move}`;
  };
  return <ShareButton label={t('replay.share')} text={t('replay.shareText')} findLink={findLink} />;
}
