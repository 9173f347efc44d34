/** Views that are made anew with every snapshot, and yet say by identity what of them has changed. */

/**
 * A fresh value with the parts of the last one that say the same: the last value itself where all of them
 * do. Whoever shows a part sees by its identity that nothing changed. Lists are compared place by place.
 */
export function withSameParts<Value>(last: unknown, fresh: Value): Value;
export function withSameParts(last: unknown, fresh: unknown): unknown {
  if (Array.isArray(fresh)) return Array.isArray(last) ? sameList(last, fresh) : fresh;
  return isPlain(fresh) && isPlain(last) ? sameObject(last, fresh) : fresh;
}

type Plain = Readonly<Record<string, unknown>>;

function sameList(last: readonly unknown[], fresh: readonly unknown[]): readonly unknown[] {
  const parts = fresh.map((part, index) => withSameParts(last[index], part));
  const isSame = parts.length === last.length && parts.every((part, at) => part === last[at]);
  return isSame ? last : parts;
}

function sameObject(last: Plain, fresh: Plain): Plain {
  const names = Object.keys(fresh);
  const parts = names.map((name) => [name, withSameParts(last[name], fresh[name])] as const);
  const isSame =
    names.length === Object.keys(last).length &&
    parts.every(([name, part]) => part === last[name] && name in last);
  return isSame ? last : Object.fromEntries(parts);
}

/** Maps, sets and the like are compared by their identity alone. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
