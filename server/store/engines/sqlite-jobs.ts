/**
 * Long work on a whole SQLite file, each time in a thread and through a connection of its own: in a
 * file with a write-ahead log readers and writers don't wait for each other.
 */
import { Worker } from 'node:worker_threads';
import { StoreFailure } from '../errors.ts';

/** How much a check looks at: `quick` leaves out whether indexes say what tables say. */
export type Depth = 'quick' | 'full';

/** What such a thread is started with. */
export type SqliteJob =
  | { readonly type: 'check'; readonly file: string; readonly depth: Depth }
  | { readonly type: 'copy'; readonly file: string; readonly to: string };

/** What a job found wrong with the file: nothing with a sound one. Or why it couldn't be done. */
export type SqliteJobAnswer =
  | { readonly ok: true; readonly findings: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** Does a job and gives what it found. Rejects with a `StoreFailure` if it can't be done. */
export async function runJob(job: SqliteJob): Promise<readonly string[]> {
  const worker = new Worker(new URL('./sqlite-job-worker.ts', import.meta.url), {
    workerData: job,
  });
  const answer = await firstAnswer(worker);
  if (!answer.ok) throw new StoreFailure(answer.message, 'not-kept');
  return answer.findings;
}

async function firstAnswer(worker: Worker): Promise<SqliteJobAnswer> {
  const failed = (message: string): SqliteJobAnswer => ({ ok: false, message });
  const { promise, resolve } = Promise.withResolvers<SqliteJobAnswer>();
  worker.once('message', resolve);
  worker.once('error', (error) => resolve(failed(error.message)));
  worker.once('exit', () => resolve(failed('the thread ended early')));
  return await promise;
}
