/** What several parts of a screen ask about the same snapshot is found out once. */

/** The same function, which remembers its answer for as long as the thing asked about is in use. */
export function onceFor<Thing extends object, Answer>(
  find: (thing: Thing) => Answer,
): (thing: Thing) => Answer {
  const answers = new WeakMap<Thing, { readonly answer: Answer }>();
  return (thing) => {
    const known = answers.get(thing);
    if (known !== undefined) return known.answer;
    const answer = find(thing);
    answers.set(thing, { answer });
    return answer;
  };
}
