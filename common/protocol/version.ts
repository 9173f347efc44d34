/** The version of the messages and the synchronized state. A client with another version must reload. */
export const PROTOCOL_VERSION = 7;
