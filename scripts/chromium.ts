/**
 * The Chromium for the browser tests. When imported, this finds one; when run as a program, it installs one
 * if there is none, and reports what it did.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** The browser's names on different systems. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The flags with which tests and benches start it. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without WebGL the board draws on a plain canvas, which is ten times as fast as WebGL in software.
  '--disable-software-rasterizer',
];

/** Debian's browser, and a font for the pages in Japanese and Chinese. */
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-cjk'];

/**
 * The executable of a Chromium: that of `CHROMIUM_PATH`, one on the path, or Playwright's own.
 * Throws if there is none.
 */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined)
    throw new Error('no Chromium: "node scripts/chromium.ts" installs one, or set CHROMIUM_PATH');
  return path;
}

function provideChromium(): void {
  const found = findChromium();
  if (found !== undefined && hasJapaneseFont()) {
    console.log(`browser tests use ${found}`);
    return;
  }
  if (canInstallPackages()) installPackages();
  if (findChromium() === undefined)
    run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  console.log(`browser tests use ${chromiumPath()}`);
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH: wanted, PATH: path = '' } = process.env;
  if (wanted !== undefined) return isProgram(wanted) ? wanted : refuse(wanted);
  const folders = path.split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, chromium.executablePath()].find(isProgram);
}

function refuse(path: string): never {
  throw new Error(`CHROMIUM_PATH names ${path}, which is not a program`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Without such a font, pages in Japanese and Chinese show boxes. If fonts can't be listed, it is assumed to exist. */
function hasJapaneseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  return status !== 0 || stdout.trim() !== '';
}

function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installPackages(): void {
  console.log(`installing Debian's packages ${DEBIAN_PACKAGES.join(' and ')}`);
  run('apt-get', ['update', '--quiet=2']);
  run('apt-get', ['install', '--yes', '--quiet=2', '--no-install-recommends', ...DEBIAN_PACKAGES]);
}

/** A failure isn't final: another way may work, and what is still missing is reported at the end. */
function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed`);
}

// Last, since it needs what is defined above.
if (import.meta.main) provideChromium();
