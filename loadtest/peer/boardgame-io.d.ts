// boardgame.io has folders with types and files that Node can import, but no file with both.
declare module 'boardgame.io/dist/cjs/server.js' {
  export * from 'boardgame.io/dist/types/packages/server.js';
}
declare module 'boardgame.io/dist/cjs/client.js' {
  export * from 'boardgame.io/dist/types/packages/client.js';
}
declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export * from 'boardgame.io/dist/types/packages/multiplayer.js';
}
declare module 'boardgame.io/dist/cjs/core.js' {
  export * from 'boardgame.io/dist/types/packages/core.js';
}
