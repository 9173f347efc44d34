/**
 * The version of the rules by which a kept game is replayed. It rises when the same actions would lead
 * to another state than before; the older rules are kept then for the older games.
 */
export const RULES_VERSION = 1;
