/** The program of a process that acts as many clients. */
import process from 'node:process';
import { assertNever } from '../common/rules/assert-never.ts';
import type { Order, Report } from './orders.ts';
import { bytesReceived } from './sockets.ts';
import { BotTable } from './table.ts';
import { Counter } from './tally.ts';

/** So many tables are opened at the same time. */
const OPENERS = 8;
const REPORT_MILLISECONDS = 1000;

const counter = new Counter();
const tables = new Set<BotTable>();
const differences: string[] = [];
let bytesReported = 0;
let isPlaying = false;

process.on('message', (order: Order) => void obey(order));
process.on('disconnect', () => process.exit());
setInterval(reportProgress, REPORT_MILLISECONDS);

async function obey(order: Order): Promise<void> {
  await carryOut(order);
  reportProgress();
  tell({ type: 'done', order: order.type, differences });
  if (order.type === 'close') process.disconnect();
}

async function carryOut(order: Order): Promise<void> {
  switch (order.type) {
    case 'open':
      return openTables(order);
    case 'play':
      isPlaying = true;
      for (const table of tables) table.play();
      return;
    case 'check':
      return checkTables();
    case 'close':
      for (const table of tables) table.close();
      return;
    default:
      assertNever(order);
  }
}

async function openTables(order: Order & { type: 'open' }): Promise<void> {
  let left = order.rooms;
  const open = async () => {
    while (left-- > 0) await openTable(order);
  };
  await Promise.all(Array.from({ length: OPENERS }, open));
}

async function openTable(order: Order & { type: 'open' }): Promise<void> {
  const { players, pace, drops, watched } = order.plan;
  const table: BotTable = new BotTable({
    endpoint: order.endpoint,
    options: { players, rotation: false, handSize: 1, expansions: [], isPublic: true },
    pace,
    drops,
    isWatched: Math.random() < watched,
    counter,
    onFinished: () => void replace(table, order),
  });
  try {
    await table.open();
    tables.add(table);
    if (isPlaying) table.play();
  } catch (error) {
    counter.error(error);
    table.close();
  }
}

/** A finished game is checked, and another one takes its place. */
async function replace(table: BotTable, order: Order & { type: 'open' }): Promise<void> {
  counter.count('games');
  tables.delete(table);
  await checkTable(table);
  table.close();
  if (isPlaying) await openTable(order);
}

async function checkTables(): Promise<void> {
  isPlaying = false;
  for (const table of tables) table.stop();
  for (const table of tables) await checkTable(table);
}

async function checkTable(table: BotTable): Promise<void> {
  try {
    const difference = await table.check();
    if (difference !== undefined) differences.push(difference);
  } catch (error) {
    counter.error(error);
  }
}

function reportProgress(): void {
  const bytes = bytesReceived();
  const clients = [...tables].reduce((sum, table) => sum + table.clientCount, 0);
  tell({ type: 'progress', tally: counter.take(bytes - bytesReported), clients });
  bytesReported = bytes;
}

function tell(report: Report): void {
  if (process.connected) process.send?.(report);
}
