/** What the lobby shows. Without zod, for a page that hasn't loaded the schemas yet. */
/** The two lists: tables that wait and have a free seat, and games that may be watched. */
export const LOBBY_LISTS = ['waiting', 'playing'] as const;
export type LobbyList = (typeof LOBBY_LISTS)[number];

/** How many tables a visitor sees at first, and by how many more each time. */
export const LOBBY_PAGE = 20;
/** How many tables a visitor sees at most. */
export const MOST_TABLES = 200;

/** What a visitor looks at by default. */
export const FIRST_LOOK = { list: 'waiting', filter: {}, count: LOBBY_PAGE } as const;
