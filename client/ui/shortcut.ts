/** Which shortcut a key means, on any keyboard and with an input method switched on. */

/** What a shortcut is known by. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'isComposing' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

/**
 * The letter, digit or sign of a shortcut, a letter as a small one; `undefined` while something is
 * composed, with a modifier, and for any other key. What a key types counts where it types a Latin
 * letter or a sign of ours. Else the key's place counts: with an input method on (`Process`), on
 * keyboards of other scripts, and for digits that are typed with Shift.
 */
export function shortcutOf(event: KeyPress): string | undefined {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const typed = event.key.toLowerCase();
  return /^[a-z0-9?+-]$/.test(typed) ? typed : shortcutAt(event);
}

/** By the names that keys have by their places on a US keyboard. */
function shortcutAt({ key, code, shiftKey }: KeyPress): string | undefined {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? undefined : digit;
  const typesLatin = /^[\x21-\x7e]$/.test(key);
  return typesLatin ? undefined : SIGNS[`${shiftKey ? 'Shift ' : ''}${code}`];
}

const SIGNS: Readonly<Record<string, string>> = {
  'Shift Slash': '?',
  'Shift Equal': '+',
  NumpadAdd: '+',
  Minus: '-',
  NumpadSubtract: '-',
};
