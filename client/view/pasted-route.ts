/** Where a text leads that somebody was sent: a link, a code, or a message with one of them in it. */
import { lettersOf, parseTableCode } from '../../common/protocol/table-code.ts';
import { parseRoute, type Route } from './route.ts';

/** A link whatever its site: the part of it that says where in the game it leads. */
const PLACES = [
  /\/(?:table|replay)\/[\p{L}\p{Pd}\w%]+(?:\?[\w=&%-]*)?/giu,
  /\/deal\/[\w-]+/giu,
  /\/move#[A-Za-z-]+/giu,
];

/**
 * The first place in the game that a text names; `undefined` where it names none. A table's code has no
 * vowel, so that no word of a sentence is taken for one.
 */
export function routeIn(pasted: string): Route | undefined {
  const text = pasted.normalize('NFKC');
  for (const [path] of PLACES.flatMap((place) => [...text.matchAll(place)])) {
    const route = parseRoute(new URL(path, 'http://localhost'));
    if (route.type !== 'unknown') return route;
  }
  const code = parseTableCode(text) ?? wordsOf(text).find((word) => parseTableCode(word));
  return code === undefined ? undefined : { type: 'table', code: lettersOf(code), as: 'player' };
}

/** What stands between anything but letters, and dashes that may part a code. */
const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}\p{Pd}]+/u);
