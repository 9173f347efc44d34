/** What a link to the page shows where it was sent: how a finished game ended, and a picture. */
import type { Request } from 'express';
import { codeOfRecord } from '../../common/protocol/record-id.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Limits } from '../limits.ts';
import { dayOfTable } from '../records/kept-table.ts';
import { recordOf } from '../records/past.ts';
import type { StoredGame } from '../store/store.ts';
import { spoilsToday } from './days.ts';
import { isRecordNamed } from './records.ts';

/** What previews are made from. */
export interface PreviewParts {
  readonly host: TableHost;
  readonly limits: Limits;
}

/** The entry with what its preview says of the game and of this server. Whatever can't be told stays as built. */
export async function withPreview(
  parts: PreviewParts,
  request: Request,
  html: string,
): Promise<string> {
  const origin = originOf(request);
  const located =
    origin === undefined
      ? html
      : html.replaceAll(/(<meta property="og:image" content=")\.\//g, `$1${origin}/`);
  const [, name] = /^\/replay\/([^/]+)\/?$/.exec(request.path) ?? [];
  const scores = name && (await scoresOf(parts, request, name).catch(() => undefined));
  if (!scores) return located;
  return located.replace(
    /(<meta property="og:title" content=")/,
    (start) => `${start}${escaped(scores)} – `,
  );
}

/** Such as `Ann 91, Ben 84`, for a finished game that the link alone opens; guesses are counted. */
async function scoresOf({ host, limits }: PreviewParts, request: Request, name: string) {
  const code = codeOfRecord(name);
  if (code === undefined) return undefined;
  const found = await limits.guess(gatedAddressOf(request), async () => {
    const stored = await host.store.games.load(code);
    return stored && isRecordNamed(host, stored, name) ? stored : undefined;
  });
  if (!found.ok || (await spoilsToday(host, dayOfTable(found.value), undefined))) return undefined;
  return scoresIn(found.value);
}

function scoresIn(stored: StoredGame): string | undefined {
  const record = recordOf(stored);
  if (record?.result === undefined) return undefined;
  const { scores } = record.result;
  return record.seats.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
}

/** A host as browsers write it. Whatever else a client sends is not written into a page. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;

/** Where the asker reached this server; those who show previews want addresses with their host. */
function originOf({ headers, protocol }: Request): string | undefined {
  const { host = '' } = headers;
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : protocol;
  return HOST.test(host) ? `${scheme}://${host}` : undefined;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
