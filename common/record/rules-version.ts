/**
 * The version of the rules by which a kept game is replayed. It is raised when the same actions would lead to
 * a different state; the older rules are then kept for older games.
 */
export const RULES_VERSION = 1;
