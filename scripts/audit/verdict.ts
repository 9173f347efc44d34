/** The verdict of an audit of the dependencies. */

/** The answer of `npm audit --json`, judged. */
export type Verdict =
  | { readonly type: 'clean' }
  /** Packages with known vulnerabilities that are no reason to stop. */
  | { readonly type: 'slight'; readonly packages: readonly string[] }
  /** Packages with vulnerabilities that are. */
  | { readonly type: 'serious'; readonly packages: readonly string[] }
  /** The registry didn't answer, or not with an audit: nothing is known. */
  | { readonly type: 'unknown'; readonly reason: string };

const SERIOUS = ['high', 'critical'];

/** Judges npm's output. Never throws, whatever npm writes. */
export function verdictOf(output: string): Verdict {
  const report = parsed(output);
  const found = propertyOf(report, 'vulnerabilities');
  if (!isObject(found) || !isObject(propertyOf(report, 'metadata')))
    return { type: 'unknown', reason: reasonIn(report) };
  const packages = Object.entries(found).map(([name, hole]) => ({
    name,
    severity: String(propertyOf(hole, 'severity')),
  }));
  const say = ({ name, severity }: (typeof packages)[number]) => `${name} (${severity})`;
  const serious = packages.filter(({ severity }) => SERIOUS.includes(severity));
  if (serious.length > 0) return { type: 'serious', packages: serious.map(say) };
  return packages.length > 0 ? { type: 'slight', packages: packages.map(say) } : { type: 'clean' };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Why npm has no audit, without the address of the registry. */
function reasonIn(report: unknown): string {
  const status = propertyOf(report, 'statusCode');
  const code = propertyOf(propertyOf(report, 'error'), 'code');
  if (typeof status === 'number') return `the registry answers ${status}`;
  return typeof code === 'string' ? `npm says ${code}` : 'npm says nothing that is an audit';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const propertyOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined;
