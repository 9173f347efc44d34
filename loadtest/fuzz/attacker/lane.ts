/** One of several attackers: a guest, and one attack after another. */
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { assertNever } from '../../../common/rules/assert-never.ts';
import type { LeakFinder } from '../leak-finder.ts';
import {
  type Attack,
  attacksOf,
  HONEST_CODE,
  OWN_CODE,
  type RequestAttack,
  type RoomAttack,
  type Step,
  type StrayAttack,
} from './attacks.ts';
import { acknowledgement } from './frames.ts';
import { HostileSocket } from './hostile-socket.ts';

/** What all attackers of a run share. */
export interface LaneParts {
  readonly port: number;
  readonly seed: number;
  readonly lane: number;
  readonly leaks: LeakFinder;
  /** Codes of the tables where honest people play. */
  readonly codes: () => readonly string[];
  readonly count: (what: 'frames' | 'requests' | 'sockets') => void;
}

/** The longest that an attacker waits for an answer, in milliseconds. */
const PATIENCE = 1500;
/** How long an attacker that doesn't read stays, in milliseconds. */
const UNREAD = 4000;
/** How long an attacker listens after its last frame, in milliseconds. */
const LISTENING = 100;

/** Frames that can be sent again. */
const REPLAYABLE = 50;

/** Several attackers share an address, so that they reach its limits. */
const ADDRESSES = 3;

/** How many attackers may linger without reading at a time. */
const MOST_LINGERING = 5;

export class Lane {
  readonly #parts: LaneParts;
  readonly #guest: string;
  readonly #sent: Uint8Array[] = [];
  readonly #lingering = new Set<Promise<void>>();
  #ownCode = 'AAAAAA';
  #codeTurn = 0;
  #isStopped = false;

  constructor(parts: LaneParts) {
    this.#parts = parts;
    this.#guest = createHash('sha256').update(`${parts.seed}/${parts.lane}`).digest('hex');
  }

  /** Attacks until told to stop. */
  async attack(): Promise<void> {
    let number = 0;
    for (const attack of attacksOf(this.#parts.seed, this.#parts.lane)) {
      if (this.#isStopped) break;
      await this.#perform(attack, number++);
    }
    await Promise.all(this.#lingering);
  }

  stop(): void {
    this.#isStopped = true;
  }

  #perform(attack: Attack, number: number): Promise<void> {
    const source = `attack ${number} of lane ${this.#parts.lane} (${attack.type})`;
    switch (attack.type) {
      case 'request':
        return this.#request(attack, source);
      case 'stray':
        return this.#stray(attack, source);
      case 'room':
        return this.#room(attack, source);
      default:
        return assertNever(attack);
    }
  }

  async #request({ method, path, headers, body }: RequestAttack, source: string): Promise<void> {
    const { socket } = await this.#open(source);
    socket.send(
      this.#requestText(method, this.#named(path), [
        ...headers,
        ['Connection', 'close'],
        ['Content-Length', String(Buffer.byteLength(body))],
      ]),
    );
    socket.send(body);
    this.#parts.count('requests');
    await socket.answer(/\r\n\r\n./, PATIENCE);
    await delay(5);
    socket.cut();
  }

  async #stray({ upgrade, steps }: StrayAttack, source: string): Promise<void> {
    const { socket } = await this.#open(source);
    if (upgrade !== undefined) await this.#upgrade(socket, this.#named(upgrade));
    await this.#take(socket, steps, upgrade === undefined ? 'bytes' : 'frames');
    socket.cut();
  }

  async #room(attack: RoomAttack, source: string): Promise<void> {
    const seat = await this.#reserve(attack, source);
    if (seat === undefined) return;
    const { socket, stream } = await this.#open(source);
    const isHonest = this.#parts.codes().includes(seat.room);
    stream.moved(isHonest ? 'elsewhere' : 'strangers-table');
    await this.#upgrade(socket, `/${seat.process}/${seat.room}?sessionId=${seat.session}`);
    if (attack.acknowledges) this.#sendFrame(socket, acknowledgement);
    if (!attack.reads) socket.stopReading();
    await this.#take(socket, attack.steps, 'frames');
    if (attack.reads || this.#lingering.size >= MOST_LINGERING) socket.cut();
    else this.#linger(socket);
  }

  /** A client that doesn't read stays for a while, while others attack. */
  #linger(socket: HostileSocket): void {
    const gone = delay(UNREAD).then(() => {
      socket.cut();
      this.#lingering.delete(gone);
    });
    this.#lingering.add(gone);
  }

  /** Asks the matchmaker; `undefined` if it refuses. */
  async #reserve({ method, name, options }: RoomAttack, source: string) {
    const { socket } = await this.#open(`${source}, matchmaking`);
    const body = JSON.stringify(options) ?? '';
    const path = `/matchmake/${method}/${encodeURIComponent(this.#named(name).toWellFormed())}`;
    socket.send(
      this.#requestText('POST', path, [
        ['Authorization', `Bearer ${this.#guest}`],
        ['Content-Type', 'application/json'],
        ['Connection', 'close'],
        ['Content-Length', String(Buffer.byteLength(body))],
      ]),
    );
    socket.send(body);
    this.#parts.count('requests');
    const text = await socket.answer(/"sessionId":.*\}|"(?:error|code)":/s, PATIENCE);
    socket.cut();
    const part = (key: string) => new RegExp(`"${key}":"([^"]*)"`).exec(text)?.[1];
    const [session, room, processId] = ['sessionId', 'roomId', 'processId'].map(part);
    if (session === undefined || room === undefined || processId === undefined) return undefined;
    if (method === 'create') this.#ownCode = room;
    return { session, room, process: processId };
  }

  async #open(source: string) {
    const stream = this.#parts.leaks.listen(source);
    this.#parts.count('sockets');
    return { stream, socket: await HostileSocket.open(this.#parts.port, stream) };
  }

  async #upgrade(socket: HostileSocket, path: string): Promise<void> {
    socket.send(
      this.#requestText('GET', path, [
        ['Connection', 'Upgrade'],
        ['Upgrade', 'websocket'],
        ['Sec-WebSocket-Version', '13'],
        ['Sec-WebSocket-Key', 'MDEyMzQ1Njc4OWFiY2RlZg=='],
      ]),
    );
    await socket.answer(/\r\n\r\n/, PATIENCE);
  }

  async #take(socket: HostileSocket, steps: readonly Step[], as: 'frames' | 'bytes') {
    for (const step of steps) {
      if (!socket.isOpen || this.#isStopped) break;
      if (step.type === 'wait') await delay(step.milliseconds);
      else {
        const bytes = step.type === 'send' ? step.bytes : this.#sent.at(-1 - step.back);
        if (bytes === undefined) continue;
        if (as === 'frames') this.#sendFrame(socket, bytes);
        else socket.send(bytes);
      }
    }
    await delay(LISTENING);
  }

  #sendFrame(socket: HostileSocket, bytes: Uint8Array): void {
    socket.send(bytes);
    this.#parts.count('frames');
    this.#sent.push(bytes);
    if (this.#sent.length > REPLAYABLE) this.#sent.shift();
  }

  /** In the name of the proxy that the server trusts in this run: the request counts as a stranger's, with limits. */
  #requestText(
    method: string,
    path: string,
    headers: readonly (readonly [name: string, value: string])[],
  ): string {
    const all = [
      ['Host', `127.0.0.1:${this.#parts.port}`],
      ['X-Forwarded-For', `203.0.113.${1 + (this.#parts.lane % ADDRESSES)}`],
      ...headers,
    ];
    return [
      `${method} ${path} HTTP/1.1`,
      ...all.map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n');
  }

  #named(text: string): string {
    const codes = this.#parts.codes();
    const honest = codes[this.#codeTurn++ % Math.max(1, codes.length)] ?? this.#ownCode;
    return text.replaceAll(HONEST_CODE, honest).replaceAll(OWN_CODE, this.#ownCode);
  }
}
