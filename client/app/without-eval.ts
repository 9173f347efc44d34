/**
 * Keeps zod from writing code at run time: the page's security policy forbids it, and every attempt
 * would be reported. Imported before anything that parses.
 */
declare global {
  /** Zod's own place for its settings; what finds it there when it is loaded keeps to it. */
  var __zod_globalConfig: { readonly jitless: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

export {};
