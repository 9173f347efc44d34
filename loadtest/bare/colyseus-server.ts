/** Colyseus with nothing around it: a room with four views, which changes a little with each action. */
import { createServer } from 'node:http';
import process from 'node:process';
import { type Client, Room, Server } from '@colyseus/core';
import { type SchemaType, StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { answerMetrics, tellAddress } from './measured-program.ts';

const Seat = schema({ hand: t.string().default('').view() }, 'Seat');
const Table = schema(
  {
    sequence: t.uint16().default(0),
    turn: t.uint8().default(0),
    last: t.string().default(''),
    seats: t.array(Seat),
  },
  'Table',
);

/** Patches go out by hand with each action, as Metro's do. */
const REST_MILLISECONDS = 60_000;

class BareRoom extends Room<{ state: SchemaType<typeof Table> }> {
  override patchRate = REST_MILLISECONDS;
  override maxClients = 4;
  override state = new Table();
  readonly #seats = new Map<string, number>();

  override onCreate(): void {
    this.onMessage('play', (client, action: string) => this.#play(client, action));
  }

  override onJoin(client: Client): void {
    const seat = new Seat();
    this.#seats.set(client.sessionId, this.state.seats.length);
    this.state.seats.push(seat);
    client.view = new StateView();
    client.view.add(seat);
  }

  /** About as many bytes as an action of Metro's changes: some for all, a hand for whoever acted. */
  #play(client: Client, action: string): void {
    const { state } = this;
    state.sequence += 1;
    state.turn = state.sequence % 4;
    state.last = action.slice(0, 16);
    const seat = state.seats[this.#seats.get(client.sessionId) ?? 0];
    if (seat !== undefined) seat.hand = `tile ${state.sequence}`;
    this.broadcastPatch();
    client.send('answer', state.sequence);
  }
}

const http = createServer();
const server = new Server({
  greet: false,
  gracefullyShutdown: false,
  transport: new WebSocketTransport({ server: http }),
  express: (app) => {
    app.get('/metrics', (request, response) => void answerMetrics(request, response));
  },
});
server.define('bare', BareRoom);
await server.listen(Number(process.env.PORT ?? 0), '127.0.0.1');
tellAddress(http);
