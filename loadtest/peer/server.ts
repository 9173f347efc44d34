/** The program of the peer's server: Metro behind boardgame.io, kept in memory. */
import process from 'node:process';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { peerGame } from './peer-game.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });

const server = Server({ games: [peerGame], origins: [] });
server.router.get('/metrics', async (context) => {
  context.body = await registry.metrics();
});
const { appServer } = await server.run({ port: Number(process.env.PORT ?? 0) });
const address = appServer.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
console.log(`The peer is ready at http://127.0.0.1:${address.port}`);
process.once('SIGTERM', () => process.exit(0));
