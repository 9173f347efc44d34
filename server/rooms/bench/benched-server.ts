/** A server in a process of its own, which a bench asks for figures. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { listening } from './messages.ts';

/** The server, as a bench knows it. */
export interface BenchedServer {
  readonly url: string;
  /** Its figures now, in the format that its program sends. */
  figures<Format extends z.ZodType>(format: Format): Promise<z.output<Format>>;
}

/** Runs a program of this folder with a store of its own, for as long as the work takes. */
export async function withServer(
  program: string,
  execArgv: readonly string[],
  work: (server: BenchedServer) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'metro-bench-'));
  const path = fileURLToPath(new URL(program, import.meta.url));
  const child = fork(path, [join(folder, 'metro.sqlite')], { execArgv: [...execArgv] });
  try {
    const { url } = listening.parse(await messageOf(child));
    const figures = async <Format extends z.ZodType>(format: Format) => {
      child.send('figures');
      return format.parse(await messageOf(child));
    };
    await work({ url, figures });
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function messageOf(child: ChildProcess): Promise<unknown> {
  const [message] = await once(child, 'message');
  return message;
}
