/** Keeps the SDK away from the browser's storage. */

/** A storage that holds nothing. */
const EMPTY = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/**
 * The SDK's own login, which isn't used, looks for a token when a client is made. Where `localStorage` is
 * blocked it asks IndexedDB, and the late answer wipes out the token that the client was given: the
 * player becomes somebody else. A storage can only be handed to it where Cocos has one.
 */
export function keepSdkFromStorage(): void {
  Object.assign(globalThis, { cc: { sys: { localStorage: EMPTY } } });
}
