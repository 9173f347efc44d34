/** Compares what source files use with what the table allows. */
import { posix } from 'node:path';
import { type Import, type Uses, usesOf } from './source.ts';
import { CLOCKLESS, type Exception, MEASURING, TESTS, ZONES, type Zone } from './table.ts';

/** A use that the table forbids. */
export type Trespass = Pick<Exception, 'file' | 'uses'>;

/** What a file (its path from the root, its text) uses although the table forbids it. */
export function trespassesOf(file: string, text: string): readonly Trespass[] {
  const zone = zoneOf(file);
  if (zone === undefined) return [{ file, uses: 'a folder without a row in the table' }];
  const uses = usesOf(file, text);
  return [
    ...uses.imports.filter((one) => !mayImport(zone, file, one)).map((one) => targetOf(file, one)),
    ...impurities(file, uses),
  ].map((used) => ({ file, uses: used }));
}

/** The zone of a file; `undefined` if the table has no row for it. */
export const zoneOf = (file: string): Zone | undefined =>
  ZONES.find(({ files }) => isWithin(file, files));

/** The uses that no exception covers, and the exceptions that are no longer needed. */
export function compare(trespasses: readonly Trespass[], exceptions: readonly Exception[]) {
  const isSame = (one: Trespass, other: Trespass) =>
    one.file === other.file && one.uses === other.uses;
  return {
    forbidden: trespasses.filter((one) => !exceptions.some((other) => isSame(one, other))),
    stale: exceptions.filter((one) => !trespasses.some((other) => isSame(one, other))),
  };
}

function mayImport(zone: Zone, file: string, one: Import): boolean {
  const target = targetOf(file, one);
  const rows = isForTests(file) ? [zone, TESTS] : [zone];
  if (!one.specifier.startsWith('.'))
    return rows.some(({ packages }) => packages.some((name) => isPackage(target, name)));
  const allowed = [zone.files, ...rows.flatMap(({ may }) => may)];
  if (one.isType) allowed.push(...(zone.types ?? []));
  const named = isHelp(target) && !isForTests(file) ? allowed.filter(isHelp) : allowed;
  const isForbidden = zone.not?.some((files) => isWithin(target, files)) ?? false;
  return !isForbidden && named.some((files) => isWithin(target, files));
}

/** Helpers for tests: other files may use them only if their row names them. */
const isHelp = (path: string): boolean => /\/testing(\/|$)/.test(path);

const isForTests = (file: string): boolean => isTest(file) || isHelp(file);

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** A relative import as a path from the root, a package by its name. */
const targetOf = (file: string, { specifier }: Import): string =>
  specifier.startsWith('.')
    ? posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))
    : specifier;

const isPackage = (specifier: string, name: string): boolean =>
  name.endsWith('*')
    ? specifier.startsWith(name.slice(0, -1))
    : specifier === name || specifier.startsWith(`${name}/`);

/** Is the path that file or folder, or in it? */
function isWithin(path: string, files: string): boolean {
  const pattern = files.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`^${pattern}(/|$|\\.[a-z]+$)`).test(path);
}

function impurities(file: string, uses: Uses): readonly string[] {
  if (!isWithin(file, CLOCKLESS)) return [];
  return uses.impurities.filter((one) => one !== 'performance.now' || !isWithin(file, MEASURING));
}
