import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PATIENTLY, secretOf } from './testing/fixtures.ts';
import { addressOf, type Program, startProgram } from './testing/program.ts';
import { TestPlayer } from './testing/test-player.ts';

let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
});

const folder = mkdtempSync(join(tmpdir(), 'metro-program-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The program with these settings, and games of its own. */
function run(settings: Readonly<Record<string, string>>) {
  const program = startProgram({ DATABASE_URL: '', DATA_DIR: folder, ...settings });
  running = program.child;
  return program;
}

/** What a program has logged, as its collector reads it. */
const linesOf = ({ said }: Program): readonly Record<string, unknown>[] =>
  said.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the program', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'tells what it does, serves a game, and ends cleanly on %s',
    async (signal) => {
      const program = run({ PORT: '0', HOST: '127.0.0.1' });
      const url = await addressOf(program);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const anna = await TestPlayer.make(url, 'Anna');
      const ended = once(program.child, 'close');
      program.child.kill(signal);
      expect(await anna.closed).toBe(4001);
      expect(await ended).toEqual([0, null]);
      expect(program.said.err).toBe('');
      expect(linesOf(program).map(({ level, msg }) => `${level}: ${msg}`)).toEqual([
        `info: Metro is ready at ${url}`,
        'info: table opened',
        'info: closing',
        'info: table closed',
        'info: closed',
      ]);
      expect(linesOf(program)[1]).toMatchObject({ table: anna.code });
      expect(program.said.out).not.toContain(secretOf('Anna'));
    },
  );

  test('ends with its log whole and in order, however late lines are written', async () => {
    // One thread writes files, and it always has something longer to do first.
    const hash = `pbkdf2('','',200_000,64,'sha512',again)`;
    const code = `import{isMainThread}from'node:worker_threads';import{pbkdf2}from'node:crypto';const again=()=>${hash};if(isMainThread)again()`;
    const program = run({
      PORT: '0',
      HOST: '127.0.0.1',
      UV_THREADPOOL_SIZE: '1',
      NODE_OPTIONS: `--import "data:text/javascript,${code}"`,
    });
    await addressOf(program);
    const closed = once(program.child, 'close');
    program.child.kill('SIGTERM');
    expect(await closed).toEqual([0, null]);
    expect(linesOf(program).map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^Metro is ready/),
      'closing',
      'closed',
    ]);
  });

  test.each([
    ['a rejection', "Promise.reject(new Error('lost'))"],
    ['an exception', "throw new Error('lost')"],
  ])('survives %s that nothing catches, and says so', async (_what, fault) => {
    // Threads load it too; what they do there is another matter.
    const inMain = `import{isMainThread}from'node:worker_threads';if(isMainThread)`;
    const preload = `data:text/javascript,${inMain}setInterval(()=>{${fault}},100)`;
    const program = run({
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_TOKEN: 'only for operators',
      NODE_OPTIONS: `--import "${preload}"`,
    });
    const url = await addressOf(program);
    await expect.poll(() => program.said.out, PATIENTLY).toContain('Error: lost');
    const line = linesOf(program).find(({ level }) => level === 'error');
    expect(line).toMatchObject({ alarm: true, msg: expect.stringMatching(/^un(caught|handled)/) });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const headers = { authorization: 'Bearer only for operators' };
    const figures = await (await fetch(`${url}/metrics`, { headers })).text();
    expect(figures).toMatch(/^metro_uncaught_total\{kind="\w+"\} [1-9]/m);
  });

  test('says in a sentence that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { child, said } = run({ PORT: port, HOST: '127.0.0.1' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toEqual({
      out: '',
      err: `Port ${port} is in use already: stop what uses it, or choose another with PORT.\n`,
    });
    other.close();
  });

  test('says in a sentence that another one uses its folder', async () => {
    const first = run({ PORT: '0', HOST: '127.0.0.1' });
    const url = await addressOf(first);
    const second = startProgram({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' });
    expect(await once(second.child, 'exit')).toEqual([1, null]);
    expect(second.said.err).toContain('Another process uses the games in');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test.each([
    [
      { PORT: '0', DATABASE_URL: 'mysql://x' },
      "The store's address begins with mysql://, and only postgres:// is known.\n",
    ],
    [
      { PORT: 'http', LOG_LEVEL: 'all', TOKEN_KEY: 'short' },
      'PORT must be a whole number from 0 to 65535, not "http".\n' +
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "all".\n' +
        'TOKEN_KEY must be at least 32 characters long.\n',
    ],
    [
      { PORT: '0', HOST: '192.0.2.1' },
      'HOST must be an address of this machine, not "192.0.2.1".\n',
    ],
  ])('says in a sentence what is wrong with %j', async (settings, sentence) => {
    const { child, said } = run(settings);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(said).toEqual({ out: '', err: sentence });
  });
});
