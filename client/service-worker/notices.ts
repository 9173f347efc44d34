/** Notices that the server sent: read, worded, and what becomes of one that is pressed. */
import { LANGUAGES } from '../../common/protocol/languages.ts';
import { NOTICE_KINDS, type Notice } from '../../common/protocol/notices.ts';
import { isTableCode } from '../../common/protocol/table-code.ts';
import { NOTICE_TEXTS } from '../i18n/notice-texts.ts';

/** What a notification shows. */
export interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

/** The notice of a text; `undefined` for any other text, such as of a newer server. */
export function parseNotice(text: string): Notice | undefined {
  const { kind, table, others, language } = fieldsOf(text);
  const known = NOTICE_KINDS.find((each) => each === kind);
  const spoken = LANGUAGES.find((each) => each === language);
  if (known === undefined || spoken === undefined || !Array.isArray(others)) return undefined;
  if (typeof table !== 'string' || !isTableCode(table)) return undefined;
  const names = others.filter((name) => typeof name === 'string');
  return { kind: known, table, others: names, language: spoken };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A notice in the language that its reader asked for. Players whose data were deleted have no name. */
export function wordsOf({ kind, others, language }: Notice): NoticeWords {
  const text = NOTICE_TEXTS[language][kind];
  const names = others.filter((name) => name !== '');
  if (names.length === 0) return { title: text.title, body: text.alone };
  return { title: text.title, body: text.with(new Intl.ListFormat(language).format(names)) };
}

/** A page of this site in a window. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  /** Rejects where the page isn't this worker's. */
  navigate(url: string): Promise<unknown>;
}

/**
 * Brings a table to the front: the page that is at it, or else one that shows the home screen, which goes
 * there. Any other page stays as it is, since somebody may be playing on it, and a new one opens.
 */
export async function openTable(
  table: string,
  {
    pages,
    site,
    open,
  }: {
    readonly pages: readonly OpenPage[];
    /** The address of the home screen. */
    readonly site: string;
    readonly open: (url: string) => Promise<unknown>;
  },
): Promise<void> {
  const address = `${site}table/${table}`;
  const isAt = (place: string) => (page: OpenPage) => page.url.split(/[?#]/)[0] === place;
  const there = pages.find(isAt(address));
  if (there !== undefined) return void (await there.focus());
  const home = pages.find(isAt(site));
  if (home === undefined) return void (await open(address));
  try {
    await home.navigate(address);
    await home.focus();
  } catch {
    await open(address);
  }
}
