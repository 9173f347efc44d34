/** What clients and bare servers send each other: as many frames, about as large, as an action of Metro's. */

/** An action: bytes as of a short text with its id. */
export const ACTION_BYTES = 80;
/** What all at the table receive of it. */
export const PATCH_BYTES = 40;
/** The answer to whoever acted. */
export const ANSWER_BYTES = 12;
