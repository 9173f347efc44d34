/** `npm test`: every check of the project in turn, the quick ones first; stops at the first failure. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Scripts of package.json. Each can be run alone. */
const STEPS = [
  'lint',
  'format',
  'spelling',
  'unused',
  'audit',
  'typecheck',
  'test:unit',
  'test:rooms',
  'test:fuzz',
  'build',
  'size',
  'test:browser',
];

process.exitCode = runSteps(STEPS);

/** Runs the steps and closes with a count; returns the exit code. */
function runSteps(steps: readonly string[]): number {
  for (const [done, step] of steps.entries()) {
    console.log(`\n── npm run ${step}`);
    if (spawnSync('npm', ['run', '--silent', step], { stdio: 'inherit' }).status === 0) continue;
    console.error(`\nnpm run ${step} failed`);
    console.log(`steps: ${done} passed, 1 failed`);
    return 1;
  }
  console.log(`\nsteps: ${steps.length} passed, 0 failed`);
  return 0;
}
