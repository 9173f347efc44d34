/** How long ago something was, in words. */

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Such as "3 days ago", by the device's own clock; `at` is in milliseconds since 1970. */
export function timeAgo(at: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, Date.now() - at);
  const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? (['minute', 60_000] as const);
  return format.format(-Math.floor(passed / length), unit);
}
