/** The least that a server can do: one message makes an answer and a frame for each at the table. */
import { createServer } from 'node:http';
import process from 'node:process';
import { type WebSocket, WebSocketServer } from 'ws';
import { ANSWER_BYTES, PATCH_BYTES } from './frames.ts';
import { answerMetrics, tellAddress } from './measured-program.ts';

const PATCH = new Uint8Array(PATCH_BYTES);
const ANSWER = new Uint8Array(ANSWER_BYTES);

/** By the path of a table's sockets. */
const tables = new Map<string, Set<WebSocket>>();

const http = createServer(answerMetrics);
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('message', () => {
    for (const one of table) one.send(PATCH);
    socket.send(ANSWER);
  });
  socket.on('close', () => {
    table.delete(socket);
    if (table.size === 0) tables.delete(url);
  });
});
http.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => tellAddress(http));
