/** An analysis handed on: by a link that begins it again, or as a file. */
import { summaryOf } from '../../../../common/analysis/decision.ts';
import { decisionJson, summaryJson } from '../../../../common/analysis/json.ts';
import { formatRecord } from '../../../../common/record/record.ts';
import { seatsOf } from '../../../../common/rules/ids.ts';
import { parsePracticeId } from '../../../view/practice/practice-id.ts';
import type { OverGame } from '../../../view/replay/replay-source.ts';
import { useTranslation } from '../../page.tsx';
import { saveFile } from '../../sharing/save-file.ts';
import { tableAddress } from '../../sharing/share-address.ts';
import { ShareButton } from '../../sharing/share-button.tsx';
import { useGame } from '../../table/game-context.tsx';
import { Icon } from '../../widgets/icon.tsx';
import type { ReplayPlayer } from '../replay-player.ts';
import type { Analysing } from './analysing.ts';
import { useAnalysisWords } from './use-analysis-texts.ts';

/** The buttons; the file waits until all is judged. */
export function AnalysisWays(props: {
  readonly analysing: Analysing;
  readonly over: OverGame;
  readonly player: ReplayPlayer;
}) {
  const { analysing, over, player } = props;
  const { t } = useTranslation();
  const { texts } = useAnalysisWords();
  const { code } = useGame().snapshot.value;
  const findLink = () => `${tableAddress()}?move=${player.at.value}&analysis`;
  return (
    <div class="replay-ways">
      {parsePracticeId(code) === undefined && (
        <ShareButton label={texts.share} text={t('replay.shareText')} findLink={findLink} />
      )}
      {analysing.stage.value === 'finished' && (
        <button
          type="button"
          class="button"
          onClick={() => saveFile(`metro-${code}-analysis.json`, fileOf(analysing, over))}
        >
          <Icon name="download" />
          {texts.download}
        </button>
      )}
    </div>
  );
}

/** What `metro query` answers, as one text, with the record that it is about. */
function fileOf({ decisions, thoroughness }: Analysing, { record }: OverGame): string {
  const analysis = {
    format: 'metro-analysis',
    version: 1,
    ...thoroughness,
    record: JSON.parse(formatRecord(record)),
    decisions: decisions.value.map(decisionJson),
    seats: seatsOf(record.options.players).map((seat) =>
      summaryJson(summaryOf(seat, decisions.value)),
    ),
  };
  return `${JSON.stringify(analysis, null, 2)}\n`;
}
