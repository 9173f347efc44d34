/** One PostgreSQL server for all test files; vitest calls this before the first and after the last. */
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server, or a sentence that says why there is none. */
    readonly postgres: { readonly address: string } | { readonly missing: string };
  }
}

let server: TestPostgres | string = 'PostgreSQL was not started';

/** Starts the server, and tells the test files where it is. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres({ commitsTo: 'memory' });
  const told = typeof server === 'string' ? { missing: server } : { address: server.address };
  project.provide('postgres', told);
}

/** Stops it, and deletes all databases on it. */
export async function teardown(): Promise<void> {
  if (typeof server !== 'string') await server.stop();
}
