/** Lengths of time as clocks show them. Not by `Intl.DurationFormat`: browsers have it only since 2025. */

/** Minutes and seconds, such as "1:05". */
export function minutesText(
  language: string,
  { minutes, seconds }: { readonly minutes: number; readonly seconds: number },
): string {
  const digits = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(language, { minimumIntegerDigits, useGrouping: false }).format(value);
  return `${digits(minutes, 1)}:${digits(seconds, 2)}`;
}

/** Such as "2d 3h", the larger unit first. */
export function unitsText(
  language: string,
  ...parts: readonly (readonly [value: number, unit: 'day' | 'hour' | 'minute'])[]
): string {
  // The narrow units of Japanese are Latin letters.
  const style = language === 'ja' ? 'short' : 'narrow';
  const texts = parts.map(([value, unit]) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: style }).format(value),
  );
  return new Intl.ListFormat(language, { type: 'unit', style }).format(texts);
}
