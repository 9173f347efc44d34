/** The thread of one long job on a SQLite file: it does the job, reports, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkFile } from './sqlite-check.ts';
import { copyFile } from './sqlite-copy.ts';
import type { SqliteJob, SqliteJobAnswer } from './sqlite-jobs.ts';

parentPort?.postMessage(await attempt(workerData));

async function attempt(job: SqliteJob): Promise<SqliteJobAnswer> {
  try {
    return { ok: true, findings: await perform(job) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(job: SqliteJob): Promise<readonly string[]> {
  return job.type === 'check' ? checkFile(job.file, job.depth) : await copyFile(job.file, job.to);
}
