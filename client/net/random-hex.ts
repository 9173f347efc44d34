/** Random bits, also where the page came over plain http: `crypto.randomUUID` is missing there. */

/** So many random bytes as hexadecimal digits, two for each. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
