/** The version of messages and of the synchronized state. A client of another version must reload. */
export const PROTOCOL_VERSION = 6;
