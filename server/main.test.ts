import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { PATIENTLY } from './testing/fixtures.ts';
import { TestPlayer } from './testing/test-player.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let running: ChildProcess | undefined;
afterEach(() => {
  running?.kill('SIGKILL');
});

/** The program with these settings, and all that it says. */
function run(settings: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, ...settings } });
  running = child;
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  return { child, said };
}

/** The address that a started program prints. */
async function addressOf({ child, said }: ReturnType<typeof run>): Promise<string> {
  while (!said.out.includes('\n'))
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const address = /http:\S+/.exec(said.out)?.[0];
  if (address === undefined) throw new Error(said.out + said.err);
  return address;
}

describe('the program', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'says one line, serves a game, and ends cleanly on %s',
    async (signal) => {
      const program = run({ PORT: '0', HOST: '127.0.0.1' });
      const url = await addressOf(program);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const anna = await TestPlayer.make(url, 'Anna');
      const exit = once(program.child, 'exit');
      program.child.kill(signal);
      expect(await anna.closed).toBe(4001);
      expect(await exit).toEqual([0, null]);
      expect(program.said).toEqual({ out: `Metro is ready at ${url}\n`, err: '' });
    },
  );

  test.each([
    ['a rejection', "Promise.reject(new Error('lost'))"],
    ['an exception', "throw new Error('lost')"],
  ])('survives %s that nothing catches, and says so', async (_what, fault) => {
    const preload = `data:text/javascript,setInterval(() => { ${fault} }, 100)`;
    const program = run({ PORT: '0', HOST: '127.0.0.1', NODE_OPTIONS: `--import "${preload}"` });
    const url = await addressOf(program);
    await expect.poll(() => program.said.err, PATIENTLY).toContain('Error: lost');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
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

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".\n'],
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
