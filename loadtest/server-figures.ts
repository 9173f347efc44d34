/** The server's own figures, read from its `/metrics`. */

/** A sample of the server's figures. */
export interface ServerFigures {
  /** Processor time used since the server's start, by all its threads. */
  readonly cpuSeconds: number;
  readonly memoryMegabytes: number;
  /** The 99th percentile since the last look, in milliseconds. */
  readonly eventLoopDelay: number;
  /** The longest since the last look, in milliseconds. */
  readonly longestDelay: number;
}

/** The server's sampling interval for its event loop, which is included in the delays that it reports. */
const LOOK_MILLISECONDS = 10;

/** Reads the figures; `undefined` if the server gives none. */
export async function readFigures(
  endpoint: string,
  token: string | undefined,
): Promise<ServerFigures | undefined> {
  if (token === undefined) return undefined;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${endpoint}/metrics`, { headers }).catch(() => undefined);
  return response?.ok ? parseFigures(await response.text()) : undefined;
}

/** The figures in Prometheus' text format; `undefined` if one is missing. */
export function parseFigures(text: string): ServerFigures | undefined {
  const figure = (name: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return line === undefined ? Number.NaN : Number(line.slice(name.length + 1));
  };
  const figures = {
    cpuSeconds: figure('process_cpu_seconds_total'),
    memoryMegabytes: figure('process_resident_memory_bytes') / 1e6,
    eventLoopDelay: delayOf(figure('nodejs_eventloop_lag_p99_seconds')),
    longestDelay: delayOf(figure('nodejs_eventloop_lag_max_seconds')),
  };
  return Object.values(figures).some(Number.isNaN) ? undefined : figures;
}

const delayOf = (seconds: number): number => Math.max(0, seconds * 1000 - LOOK_MILLISECONDS);
