/**
 * `npm run pack:rules`: packs the rules as a package for other projects. Compiled, since Node.js doesn't run
 * TypeScript in packages; its only dependency is the one that deals need.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'dist/metro-rules');
/** The package that deals need. */
const HASHES = '@noble/hashes';

console.log(packRules());

/** Makes the package and returns the path of its tarball. */
function packRules(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'common/package'],
    {
      cwd: ROOT,
      stdio: ['ignore', process.stderr, process.stderr],
    },
  );
  writeFileSync(join(FOLDER, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  copyFileSync(join(ROOT, 'common/package/README.md'), join(FOLDER, 'README.md'));
  copyFileSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
  const packed = execFileSync('npm', ['pack', '--silent'], { cwd: FOLDER, encoding: 'utf8' });
  return join(FOLDER, packed.trim());
}

function manifest(): object {
  const { version, license, dependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return {
    name: 'metro-rules',
    version,
    description: 'The rules of the tile-laying board game Metro as pure functions.',
    license,
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { './rules': entry('rules'), './deal': entry('deal') },
    dependencies: { [HASHES]: dependencies[HASHES] },
  };
}

function entry(name: string) {
  return { types: `./package/${name}.d.ts`, default: `./package/${name}.js` };
}
