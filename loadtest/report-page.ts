/** The report as a page: figures and charts in one self-contained file. */
import type { LoadResult, Moment } from './load-test.ts';
import { machineRemark, reportOn } from './report.ts';

interface Line {
  readonly name: string;
  readonly colour: string;
  /** `undefined` if nothing was measured. */
  readonly figureOf: (moment: Moment, before: Moment | undefined) => number | undefined;
}

interface Chart {
  readonly title: string;
  readonly lines: readonly Line[];
}

const BLUE = '#1f5fa8';
const RED = '#b3261e';

const CHARTS: readonly Chart[] = [
  {
    title: 'Clients',
    lines: [{ name: 'connected', colour: BLUE, figureOf: ({ clients }) => clients }],
  },
  {
    title: 'Actions a second',
    lines: [
      {
        name: 'seen by all',
        colour: BLUE,
        figureOf: ({ actions, at }, before) => before && actions / (at - before.at),
      },
    ],
  },
  {
    title: 'From sending to the last patch, in milliseconds',
    lines: [
      { name: 'p50', colour: BLUE, figureOf: ({ latency }) => latency.p50 },
      { name: 'p99', colour: RED, figureOf: ({ latency }) => latency.p99 },
    ],
  },
  {
    title: 'The server’s processor, in percent of one core',
    lines: [{ name: 'in use', colour: BLUE, figureOf: processorShare }],
  },
  {
    title: 'The server’s memory, in MB',
    lines: [{ name: 'resident', colour: BLUE, figureOf: ({ server }) => server?.memoryMegabytes }],
  },
  {
    title: 'Delay of the server’s event loop (p99 of each second), in milliseconds',
    lines: [{ name: 'delay', colour: BLUE, figureOf: ({ server }) => server?.eventLoopDelay }],
  },
];

function processorShare({ server, at }: Moment, before: Moment | undefined): number | undefined {
  if (server === undefined || before?.server === undefined) return undefined;
  return (100 * (server.cpuSeconds - before.server.cpuSeconds)) / (at - before.at);
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}td,th{padding:.2rem 1rem .2rem 0;text-align:left;vertical-align:top}
svg{width:100%;height:auto;background:#f6f5f1}figure{margin:2rem 0}text{font-size:12px}`;

/** The page of a result. */
export function formatPage(result: LoadResult): string {
  const rows = rowsOf(reportOn(result)).map(
    ([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const { players, pace, seconds } = result.plan;
  const remark = machineRemark(result);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Load test</title><style>${STYLE}</style>
<h1>Load test</h1>
<p>${result.plan.rooms} tables of ${players}, ${seconds} seconds, ${pace} pace.</p>
${remark === undefined ? '' : `<p><strong>${escaped(remark)}</strong></p>`}
<table>${rows.join('')}</table>
${CHARTS.map((chart) => chartOf(chart, result.moments)).join('\n')}
${result.differences.map((one) => `<pre>${escaped(one)}</pre>`).join('\n')}
</html>
`;
}

/** Nested figures get names such as `latencyMs.p99`. */
function rowsOf(report: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(report).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? rowsOf(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)] as const],
  );
}

const WIDTH = 900;
const HEIGHT = 200;
const MARGIN = 50;

function chartOf({ title, lines }: Chart, moments: readonly Moment[]): string {
  const points = lines.map(({ figureOf }) =>
    moments.flatMap((moment, index) => {
      const figure = figureOf(moment, moments[index - 1]);
      return figure === undefined ? [] : [{ at: moment.at, figure }];
    }),
  );
  const highest = Math.max(1, ...points.flat().map(({ figure }) => figure));
  const last = Math.max(1, ...moments.map(({ at }) => at));
  const x = (at: number) => (MARGIN + (at / last) * (WIDTH - MARGIN)).toFixed(1);
  const y = (figure: number) => (HEIGHT - 20 - (figure / highest) * (HEIGHT - 40)).toFixed(1);
  const paths = lines.map(({ colour, name }, index) => {
    const path = points[index]?.map(({ at, figure }) => `${x(at)},${y(figure)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"><title>${name}</title></polyline>`;
  });
  const legend = lines.map(({ name, colour }) => `<span style="color:${colour}">━ ${name}</span>`);
  return `<figure><figcaption>${escaped(title)} ${legend.join(' ')}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">
<text x="0" y="${y(highest)}">${highest.toFixed(0)}</text><text x="0" y="${y(0)}">0</text>
${startsOf(moments).map(({ at, phase }) => `<text x="${x(at)}" y="${HEIGHT - 4}">${phase}</text>`)}
${paths.join('\n')}</svg></figure>`;
}

/** The first moment of each part. */
const startsOf = (moments: readonly Moment[]): readonly Moment[] =>
  moments.filter(({ phase }, index) => phase !== moments[index - 1]?.phase);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
