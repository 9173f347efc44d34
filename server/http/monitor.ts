/**
 * `/monitor`: what is happening on this server right now, for operators who know the password. It shows
 * nothing that a table's players don't see, and no names. Plain HTML without a script.
 */
import type { Application, Request, Response } from 'express';
import type { LiveTable } from '../games/live-table.ts';
import type { TableHost } from '../hosting/table-host.ts';
import type { Limits } from '../limits.ts';
import type { ServerFigures } from '../metrics.ts';
import { judgeOperator } from './operators.ts';

/** What the page is made from. */
export interface MonitorParts {
  /** Without it the page doesn't exist. */
  readonly password: string | undefined;
  readonly host: TableHost;
  readonly figures: () => ServerFigures;
  readonly limits: Limits;
}

/** How many tables are listed, newest first. */
const MOST_TABLES = 200;
const CHALLENGE = 'Basic realm="Metro", charset="UTF-8"';

/** Serves the page to requests with the password, under any user name (HTTP basic authentication). */
export function serveMonitor(app: Application, parts: MonitorParts): void {
  const { password } = parts;
  if (password === undefined) return;
  app.get('/monitor', async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!(await mayEnter(request, response, { ...parts, password }))) return;
    response.type('html').send(pageOf(parts));
  });
}

/** Refuses requests without the password. */
async function mayEnter(
  request: Request,
  response: Response,
  { password, limits }: MonitorParts & { readonly password: string },
): Promise<boolean> {
  const page = { name: 'monitor', secret: password, limits } as const;
  const judged = await judgeOperator(page, { request, given: passwordOf(request) });
  if (judged === 'too-many-guesses')
    response
      .status(429)
      .type('text')
      .send('Too many wrong passwords. Try again in a few minutes.\n');
  if (judged === 'unknown')
    response
      .status(401)
      .set('WWW-Authenticate', CHALLENGE)
      .type('text')
      .send('This page needs a password.\n');
  return judged === 'welcome';
}

function passwordOf(request: Request): string | undefined {
  const encoded = /^Basic (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  return encoded && /:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString())?.[1];
}

function pageOf({ host, figures }: MonitorParts): string {
  const { tables, seats, sockets, unkept } = figures();
  const newest = [...host.tables].slice(-MOST_TABLES).reverse();
  const facts: readonly Fact[] = [
    ['Waiting tables', tables.waiting],
    ['Games', tables.playing],
    ['Finished games', tables.finished],
    ['Seats taken', seats],
    ['Sockets', sockets],
    ['Actions waiting to be kept', unkept],
    ['Megabytes of memory', Math.round(process.memoryUsage.rss() / 1e6)],
    ['Minutes since start', Math.round(process.uptime() / 60)],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>Metro: what is happening now</title>
<style>${STYLE}</style>
</head>
<body>
<h1>What is happening now</h1>
<p>Process ${process.pid}, ${new Date().toISOString().slice(11, 19)} UTC. This page reloads every 10 seconds.</p>
<dl>${facts.map(([name, value]) => `<div><dt>${name}<dd>${value}</div>`).join('')}</dl>
<h2>Tables${newest.length < host.tables.size ? `, the newest ${newest.length}` : ''}</h2>
<table><thead><tr>${COLUMNS.map((name) => `<th scope="col">${name}`).join('')}</thead>
<tbody>${newest.map(([code, table]) => rowOf(code, table)).join('')}</table>
</body>
</html>
`;
}

type Fact = readonly [name: string, value: number];

const COLUMNS = ['Code', 'Stands at', 'Seats', 'Here', 'Bots', 'Moves', 'Open to', 'Expansions'];

/** Codes, numbers and our own words only: nothing here was typed by a player, so nothing needs escaping. */
function rowOf(code: string, table: LiveTable): string {
  const { seating, options, terms, phase, game } = table;
  const here = seating.people.filter(({ presence }) => presence === 'here').length;
  const cells = [
    code,
    table.isGivenUp ? 'given up' : phase,
    `${seating.takenCount} of ${options.players}`,
    here,
    seating.takenCount - seating.people.length,
    game?.moves.length ?? 0,
    terms.options.isPublic ? 'all' : 'those with the link',
    options.expansions.join(', ') || '–',
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}`).join('')}\n`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
dl { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)) }
dl div { border: 1px solid #8886; border-radius: .5rem; padding: .5rem 1rem }
dd { font-size: 1.75rem; font-variant-numeric: tabular-nums; margin: 0 }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { border-bottom: 1px solid #8886; padding: .25rem 1rem .25rem 0; text-align: left; white-space: nowrap }
td { font-variant-numeric: tabular-nums }`;
