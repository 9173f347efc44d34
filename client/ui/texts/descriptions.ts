/** The board in words, for those who play by ear: squares, the way of a line, what a placement would do. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { formatSquare } from '../../../common/rules/ids.ts';
import { routeOf } from '../../../common/rules/lines.ts';
import type { LineChange } from '../../../common/rules/preview.ts';
import { isDoubled } from '../../../common/rules/scoring.ts';
import { exitsOf, SIDES, type Side, type TileCode } from '../../../common/rules/tiles.ts';
import type { Translate, Translation } from '../../i18n/translator.ts';
import { type LineName, lineNameOf, startOfLine } from '../../view/board/line-name.ts';
import {
  type ArrivingLine,
  describeSquare,
  type TrackDescription,
} from '../../view/description/square-description.ts';
import { lineReadout } from '../../view/table/lines-view.ts';
import type { Consequence } from '../../view/turn/turn-view.ts';
import type { Asked } from '../../view/turn/ui-state.ts';
import { fullEndText, lineNameText, lineText, nameOf, ownerText, sideText } from './texts.ts';

/** What is said of something: what it is, then its parts one by one. */
export interface Description {
  readonly title: string;
  readonly parts: readonly string[];
}

/** A square or a line in full. */
export const descriptionOf = (t: Translate, snapshot: GameSnapshot, asked: Asked): Description =>
  asked.type === 'square'
    ? squareDescription(t, snapshot, asked.square)
    : wayDescription(t, snapshot, asked.line);

/** A line and its way, square by square. */
function wayDescription(t: Translate, snapshot: GameSnapshot, line: LineName): Description {
  const legs = routeOf(snapshot.game.board, startOfLine(line));
  return {
    title: lineText(t, snapshot, lineReadout(snapshot, line)),
    parts: legs.map(({ square, entry, exit }) =>
      t('describe.leg', { square: formatSquare(square), track: trackText(t, entry, exit) }),
    ),
  };
}

/** A tile's four tracks with whose line runs on each, or the lines that lead to an empty square. */
function squareDescription(
  t: Translate,
  snapshot: GameSnapshot,
  place: Parameters<typeof describeSquare>[1],
): Description {
  const described = describeSquare(snapshot, place);
  const square = formatSquare(place);
  switch (described.type) {
    case 'centre':
      return { title: t('square.centre', { square }), parts: [] };
    case 'tile': {
      const { laidBy, tracks } = described;
      const title =
        laidBy === undefined
          ? t('square.track', { square })
          : t('square.laidBy', { square, player: nameOf(snapshot, laidBy) });
      return { title, parts: tracks.map((track) => trackLineText(t, snapshot, track)) };
    }
    case 'empty': {
      const { arriving } = described;
      const parts = arriving.map((line) => arrivingText(t, snapshot, line));
      return {
        title: t('square.empty', { square }),
        parts: parts.length > 0 ? parts : [t('describe.nothingArrives')],
      };
    }
    default:
      return assertNever(described);
  }
}

function trackLineText(
  t: Translate,
  snapshot: GameSnapshot,
  { entry, exit, line }: TrackDescription,
): string {
  const track = trackText(t, entry, exit);
  if (line === undefined) return t('describe.trackAlone', { track });
  const owner = ownerText(t, snapshot, line.owner);
  return t('describe.track', { track, line: lineNameText(t, line.name), owner });
}

const arrivingText = (t: Translate, snapshot: GameSnapshot, { side, line }: ArrivingLine): string =>
  t('describe.arriving', {
    side: sideText(t, side),
    line: lineNameText(t, line.name),
    owner: ownerText(t, snapshot, line.owner),
    length: t('line.tiles', { count: line.length }),
  });

/** What laying a tile on a square would do, line by line, or why it may not lie there. */
export function consequenceDescription(
  t: Translate,
  snapshot: GameSnapshot,
  consequence: Consequence,
): Description {
  const square = formatSquare(consequence.square);
  if (consequence.type === 'illegal')
    return {
      title: t('preview.notOn', { square }),
      parts: [t(`refusal.${consequence.violation}`)],
    };
  const { changes } = consequence;
  if (changes.length === 0) return { title: t('preview.nothing', { square }), parts: [] };
  return {
    title: t('preview.on', { square }),
    parts: changes.map((change) => changeText(t, snapshot, change)),
  };
}

function changeText(t: Translate, snapshot: GameSnapshot, change: LineChange): string {
  const { start, owner, lengthBefore: before, line, points, completed } = change;
  const words = {
    line: lineNameText(t, lineNameOf(start)),
    owner: ownerText(t, snapshot, owner),
    change: t('preview.changeSpoken', { before, after: line.length }),
    end: fullEndText(t, line),
  };
  if (!completed) return t('describe.change', words);
  const scored = t('line.points', { count: points });
  return t('describe.changeScored', {
    ...words,
    points: isDoubled(line)
      ? t('app.aside', { words: scored, aside: t('preview.doubled') })
      : scored,
  });
}

/** A tile's tracks in words: "from the top to the right, …". */
export function tracksText({ t, language }: Translation, code: TileCode): string {
  const tracks = SIDES.map((entry) => trackText(t, entry, exitsOf(code)[entry] ?? entry));
  return new Intl.ListFormat(language, { style: 'narrow' }).format(tracks);
}

const trackText = (t: Translate, entry: Side, exit: Side): string =>
  t('hand.tracks', { entry: sideText(t, entry), exit: sideText(t, exit) });
