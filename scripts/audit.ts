/**
 * `npm run audit`: asks the registry for known vulnerabilities in what the server and the page depend on.
 * Fails on serious ones. If the registry gives no answer it says so but doesn't fail: nobody can fix that
 * here, and a build must not depend on it.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { assertNever } from '../common/rules/assert-never.ts';
import { verdictOf } from './audit/verdict.ts';

const ASKED = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'];

const verdict = verdictOf(spawnSync('npm', ASKED, { encoding: 'utf8' }).stdout);
switch (verdict.type) {
  case 'clean':
    console.log('No known holes in the dependencies.');
    break;
  case 'slight':
    console.log(`Known holes, none of them serious: ${verdict.packages.join(', ')}`);
    break;
  case 'serious':
    console.error(`Serious holes: ${verdict.packages.join(', ')}. Run npm audit for more.`);
    process.exitCode = 1;
    break;
  case 'unknown':
    console.log(`The dependencies were NOT audited: ${verdict.reason}.`);
    break;
  default:
    assertNever(verdict);
}
