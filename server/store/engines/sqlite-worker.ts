/**
 * The thread that holds the SQLite file: it does one task after another, so that the server's own
 * thread never waits for a disk.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { Misplaced } from './file-watch.ts';
import { isCode, sqliteCode } from './sqlite-codes.ts';
import { SqliteFile } from './sqlite-file.ts';
import type {
  SqliteAnswer,
  SqliteFailure,
  SqliteRequest,
  SqliteRows,
  SqliteTask,
} from './sqlite-messages.ts';

/** SQLite's code for a disk that failed: whether a commit got there is anybody's guess. */
const IO_ERROR = 10;

if (parentPort === null) throw new Error('this file runs as a worker thread');
serve(parentPort);

/** Opens the file, says how that went under the number 0, then answers requests until closed. */
function serve(port: MessagePort): void {
  let file: SqliteFile | undefined;
  const opening = attempt(0, () => {
    file = new SqliteFile(workerData);
    return [];
  });
  port.on('message', ({ id, task }: SqliteRequest) => {
    port.postMessage(attempt(id, () => perform(file, task)));
    if (task.type === 'close') port.close();
  });
  port.postMessage(opening);
  if (!opening.ok) port.close();
}

function perform(file: SqliteFile | undefined, task: SqliteTask): SqliteRows {
  if (file === undefined) throw new Error('the file is not open');
  switch (task.type) {
    case 'query':
      return inPlace(file, () => [file.query(task.statement)]);
    case 'transaction':
      return inPlace(file, () => file.transaction(task.statements));
    case 'close':
      file.close();
      return [];
    default:
      return assertNever(task);
  }
}

/** Answers only for what stands in the file at its path: looked at before, and again afterwards. */
function inPlace(file: SqliteFile, work: () => SqliteRows): SqliteRows {
  const before = file.fault();
  if (before !== undefined) throw new Misplaced(before, 'not-kept');
  const rows = work();
  const after = file.fault();
  if (after !== undefined) throw new Misplaced(after, 'unknown');
  return rows;
}

function attempt(id: number, work: () => SqliteRows): SqliteAnswer {
  try {
    return { id, ok: true, rows: work() };
  } catch (error) {
    return { id, ok: false, failure: failureOf(error) };
  }
}

/** Every error but that of the disk itself has undone what it was about. */
function failureOf(error: unknown): SqliteFailure {
  const code = sqliteCode(error);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof Misplaced) return { message, code, fate: error.fate };
  return { message, code, fate: isCode(code, IO_ERROR) ? 'unknown' : 'not-kept' };
}
