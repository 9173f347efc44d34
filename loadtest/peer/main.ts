/**
 * `npm run bench:peer`: compares Metro's server with boardgame.io's: the same rules, bots, pace and machine, one
 * after the other.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { METRO_CLIENTS } from '../client-processes.ts';
import { runLoadTest } from '../load-test.ts';
import { parsePlan } from '../plan.ts';
import { type LoadReport, reportOn } from '../report.ts';
import { METRO_SERVER, startServer } from '../server-process.ts';

const KINDS = {
  metro: { server: METRO_SERVER, clients: METRO_CLIENTS },
  peer: {
    server: fileURLToPath(new URL('server.ts', import.meta.url)),
    clients: fileURLToPath(new URL('client-process.ts', import.meta.url)),
  },
} as const;
type Kind = keyof typeof KINDS;

/** What is compared: a name, the figure, and how it is written. */
const FIGURES: readonly (readonly [string, (report: LoadReport) => number | null])[] = [
  ['clients held', ({ clients }) => clients],
  ['joins a second', ({ joinsPerSecond }) => joinsPerSecond],
  ['actions a second', ({ actionsPerSecond }) => actionsPerSecond],
  ['latency p50, ms', ({ latencyMs }) => latencyMs.p50],
  ['latency p99, ms', ({ latencyMs }) => latencyMs.p99],
  ['bytes per client and action', ({ bytesPerClientAction }) => bytesPerClientAction],
  ['server µs per action', ({ server }) => server.cpuMicrosPerAction],
  ['server µs per idle room and second', ({ server }) => server.idleMicrosPerRoomSecond],
  ['server memory, MB', ({ server }) => server.rssMB],
  ['errors', ({ errors }) => errors],
];

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '100' },
    players: { type: 'string', default: '4' },
    pace: { type: 'string', default: 'fast' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
});

/** One run. Cuts and spectators are left out: the peer has no equivalent. */
async function measure(kind: Kind): Promise<LoadReport> {
  const { rooms, players, pace, seconds } = values;
  const plan = parsePlan(
    [
      ['--rooms', rooms],
      ['--players', players],
      ['--pace', pace],
      ['--seconds', seconds],
      ['--drops', '0'],
      ['--watched', '0'],
      ['--queued', '0'],
    ].flat(),
  );
  if (!plan.ok) throw new Error(plan.error);
  const server = await startServer(KINDS[kind].server);
  try {
    const result = await runLoadTest(plan.value, server, () => {}, KINDS[kind].clients);
    if (result.differences.length > 0) throw new Error(`${kind}: ${result.differences[0]}`);
    return reportOn(result);
  } finally {
    await server.close();
  }
}

/** Means of all rounds, and the peer's as multiples of ours. */
function tableOf({ metro, peer }: Readonly<Record<Kind, readonly LoadReport[]>>): string {
  const rows = FIGURES.map(([name, figureOf]) => {
    const [ours, theirs] = [metro, peer].map((all) => meanOf(all.map(figureOf)));
    const ratio = ours && theirs ? (theirs / ours).toFixed(2) : '–';
    return `${name.padEnd(36)}${shown(ours)}${shown(theirs)}${ratio.padStart(14)}`;
  });
  return [`${''.padEnd(36)}       metro boardgame.io  theirs / ours`, ...rows].join('\n');
}

function meanOf(figures: readonly (number | null)[]): number | undefined {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum + one) / known.length;
}

const shown = (figure: number | undefined): string => (figure?.toFixed(1) ?? '–').padStart(12);

const reports: Record<Kind, LoadReport[]> = { metro: [], peer: [] };
for (let round = 0; round < Number(values.rounds); round++)
  for (const kind of ['metro', 'peer'] as const) {
    reports[kind].push(await measure(kind));
    console.error(`round ${round + 1}: ${kind} done, load of the machine ${loadavg()[0]}`);
  }
console.log(values.json ? JSON.stringify(reports) : tableOf(reports));
