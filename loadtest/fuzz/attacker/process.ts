/** The attackers' process, apart from the honest players' so as not to affect their latency. */
import process from 'node:process';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { LeakFinder } from '../leak-finder.ts';
import type { AttackTally, Order, Report } from '../orders.ts';
import { Lane } from './lane.ts';

/** Attackers at a time. */
const LANES = 12;

const leaks = new LeakFinder();
const tally = { frames: 0, requests: 0, sockets: 0 } satisfies AttackTally;
let codes: readonly string[] = [];
let lanes: readonly Lane[] = [];
let attacks: Promise<unknown> = Promise.resolve();

process.on('message', (order: Order) => void obey(order));
process.on('disconnect', () => process.exit());

async function obey(order: Order): Promise<void> {
  switch (order.type) {
    case 'attack':
      lanes = Array.from({ length: LANES }, (_, lane) => newLane(order.port, order.seed, lane));
      attacks = Promise.all(lanes.map((lane) => lane.attack()));
      return;
    case 'secrets':
      codes = order.codes;
      leaks.look(order.secrets);
      return tell({ type: 'looked', tally, leaks: [...leaks.leaks] });
    case 'stop':
      for (const lane of lanes) lane.stop();
      await attacks;
      return tell({ type: 'stopped' });
    default:
      assertNever(order);
  }
}

const newLane = (port: number, seed: number, lane: number): Lane =>
  new Lane({
    ...{ port, seed, lane, leaks },
    codes: () => codes,
    count: (what) => {
      tally[what] += 1;
    },
  });

function tell(report: Report): void {
  if (process.connected) process.send?.(report);
}
