import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));

/** Runs the load test; resolves when it has ended, however it did. */
const load = (...args: readonly string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [PROGRAM, '--idle', '1', ...args], (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

const figure = z.number().positive();
const report = z.strictObject({
  rooms: z.literal(2),
  clients: z.literal(8),
  joinsPerSecond: figure,
  actions: z.int().positive(),
  actionsPerSecond: figure,
  latencyMs: z.strictObject({ p50: figure, p95: figure, p99: figure }),
  bytesPerClientAction: figure,
  refusals: z.strictObject({}),
  errors: z.literal(0),
  reconnects: z.int().positive(),
  statesEqual: z.literal(true),
  server: z.strictObject({
    cpuMicrosPerJoin: figure,
    cpuMicrosPerAction: figure,
    idleMicrosPerRoomSecond: figure,
    rssMB: figure,
    eventLoopDelayMs: z.number().min(0),
  }),
});

test.concurrent('a small load test starts a server, plays on it with cuts and spectators, and reports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'metro-load-report-'));
  const what = '--rooms 2 --players 3 --pace fast --seconds 4 --drops 0.2 --watched 1 --queued 0';
  const run = await load(...what.split(' '), '--processes', '1', '--report', folder, '--json');
  expect([run.status, run.stderr]).toEqual([0, expect.any(String)]);
  expect(report.parse(JSON.parse(run.stdout))).toBeDefined();
  const page = readFileSync(join(folder, 'loadtest.html'), 'utf8');
  expect(page.match(/<polyline points="\d/g)).toHaveLength(7);
  rmSync(folder, { recursive: true });
});

test.concurrent('players meet in the queue', async () => {
  const run = await load(
    ...'--rooms 3 --players 2 --pace fast --seconds 1 --queued 1 --processes 2 --json'.split(' '),
  );
  expect([run.status, run.stderr]).toEqual([0, expect.any(String)]);
  expect(JSON.parse(run.stdout)).toMatchObject({ errors: 0, statesEqual: true });
});

test.concurrent('beyond a limit the exit code is 1 and the reason is said', async () => {
  const run = await load(
    ...'--rooms 1 --players 2 --pace fast --seconds 1 --processes 1 --max-p99 0'.split(' '),
  );
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/Failed: p99 is [\d.]+ ms/);
});

test.concurrent('without a server there is an error, and arguments that mean nothing are explained', async () => {
  const nowhere = ['--endpoint', 'http://127.0.0.1:9', '--rooms', '1', '--seconds', '1'];
  expect((await load(...nowhere)).status).toBe(1);
  const run = await load('--rooms', 'many');
  expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('usage:')]);
});
