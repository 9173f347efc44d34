/** What the bare servers share: their address is told, their figures can be read, and they end when told to. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import process from 'node:process';
import { collectDefaultMetrics, Registry } from 'prom-client';

const registry = new Registry();
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });

/** Answers `/metrics`, as Metro's server does. */
export async function answerMetrics(_request: IncomingMessage, response: ServerResponse) {
  response.end(await registry.metrics());
}

/** Tells the load test where the server listens. */
export function tellAddress(http: Server): void {
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  console.log(`The bare server is ready at http://127.0.0.1:${address.port}`);
}

process.once('SIGTERM', () => process.exit(0));
