/** Names of players: what they may be, whatever door they come through. */
import { shownText } from './shown-text.ts';

/** The longest name that is shown, in characters as people count them. */
export const NAME_LENGTH = 20;
/** The longest name in bytes of UTF-8: room for twenty syllables of Hindi, or for eight families of emoji. */
export const NAME_BYTES = 200;

/** A name as it may be shown, kept and sent; `''` where nothing of it can be seen. */
export const shownName = (name: string): string =>
  shownText(name, { characters: NAME_LENGTH, bytes: NAME_BYTES });

/** A name with a number behind it, cut so that both fit. */
export function numberedName(name: string, number: number): string {
  const end = ` ${number}`;
  const limits = { characters: NAME_LENGTH - end.length, bytes: NAME_BYTES - end.length };
  return `${shownText(name, limits)}${end}`;
}
