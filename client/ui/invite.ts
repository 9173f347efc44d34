/** Sending a table's address to others. */
import type { AppActions } from './app-model.ts';

/** The address of the table that the page is at, without what concerns this browser alone. */
export const tableAddress = (): string => `${location.origin}${location.pathname}`;

/** Can this browser hand a link to other programs? Phones can. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Copies an address, that of the table if no other is given, and says so. */
export async function copyAddress(
  notify: AppActions['notify'],
  address = tableAddress(),
): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('link-copied');
  } catch {
    // The field with the link stays: it can be copied by hand.
  }
}

/** Hands an address to another program, or copies it where that can't be done. */
export async function shareAddress(
  text: string,
  notify: AppActions['notify'],
  address = tableAddress(),
): Promise<void> {
  if (!canShare()) return copyAddress(notify, address);
  try {
    await navigator.share({ text, url: address });
  } catch {
    // The player closed the list of programs.
  }
  return undefined;
}
