/** `npm test`: every check of the project, the quick ones first; stops at the first failure. */
import process from 'node:process';

import concurrently, { type CloseEvent } from 'concurrently';

/**
 * Scripts of package.json; each can be run alone. One stage comes after the other; the lanes of a stage run
 * side by side, each its scripts in turn. Two lanes are what two cores carry.
 */
const STAGES: readonly (readonly (readonly string[])[])[] = [
  [['lint', 'format', 'unused', 'audit', 'spelling'], ['typecheck']],
  [['test:unit']],
  [['test:rooms'], ['test:fuzz', 'build', 'size']],
  [['test:browser']],
];

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

for (const [signal, code] of Object.entries(EXIT_CODES))
  process.once(signal, () => {
    process.exitCode = code;
  });

for (const lanes of STAGES) {
  const failed = await failedLanes(lanes);
  if (process.exitCode !== undefined) break;
  if (failed.length === 0) continue;
  console.error(`\nnpm test failed in: ${failed.join('\n')}`);
  process.exitCode = 1;
  break;
}
if (process.exitCode === undefined) console.log('\nnpm test passed');

/**
 * Runs the lanes of one stage and prints what each says, one lane after the other. A failure ends the others;
 * the library passes signals on to all. Returns the commands of the lanes that failed by themselves.
 */
async function failedLanes(lanes: readonly (readonly string[])[]): Promise<readonly string[]> {
  const { result } = concurrently(
    lanes.map((scripts) => scripts.map((script) => `npm run ${script}`).join(' && ')),
    // A lane that runs alone has the terminal to itself.
    lanes.length === 1 ? { raw: true } : { group: true, prefix: 'none', killOthersOn: 'failure' },
  );
  const ends = await result.catch((closed: readonly CloseEvent[]) => closed);
  return ends
    .filter(({ exitCode, killed }) => exitCode !== 0 && !killed)
    .map(({ command }) => command.command);
}
