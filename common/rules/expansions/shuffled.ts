/** The items in an order in which each is as likely; `below` draws a whole number below a limit. */
export function shuffled<Item>(
  items: readonly Item[],
  below: (limit: number) => number,
): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length), 1));
}
