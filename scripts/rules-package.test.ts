import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const run = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });

/** The example that the package's README begins with. */
const example =
  /```ts\n(.+?)```/s.exec(readFileSync(join(root, 'common/package/README.md'), 'utf8'))?.[1] ?? '';

let project: string;
beforeAll(() => {
  const tarball = run(process.execPath, ['scripts/rules-package.ts']).trim();
  project = mkdtempSync(join(tmpdir(), 'metro-rules-'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--silent'];
  run('npm', ['install', ...quietly, tarball], project);
  writeFileSync(join(project, 'example.ts'), example);
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the example of its README plays a whole game in an empty project', () => {
  const lines = run(process.execPath, ['example.ts'], project).trim().split('\n');
  expect(lines[0]).toMatch(/^[01] \S+ \[ \d+, \d+ \]$/);
  expect(lines.filter((line) => line.includes('@'))).toHaveLength(60);
});

test('the example fits its types, under strict settings', () => {
  const options = {
    compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', noEmit: true },
    files: ['example.ts'],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(options));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  expect(run(process.execPath, [compiler, '-p', '.'], project)).toBe('');
});

test('nothing but the rules and deals can be imported from it', () => {
  const reach = "await import('metro-rules/rules/laying.js')";
  const code = `try { ${reach}; } catch (error) { console.log(error.code); }`;
  const output = run(process.execPath, ['--input-type=module', '--eval', code], project);
  expect(output).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
});
