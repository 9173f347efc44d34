/** The central tracks in requests of `metro query`. RULES.md, Notation. */
import { type Board, CENTRAL_SQUARES } from '../../board.ts';
import type { GameView } from '../../facts.ts';
import { withCentralTracks } from './central-tracks.ts';
import { tracksSchema } from './json.ts';
import type { CentralTracks } from './parts.ts';

/** What the central tracks add to requests; `expansions/query.ts` explains each part. */
export const centralTracksQuery = {
  tableFields: { centralTracks: tracksSchema.optional() },
  fields: ['centralTracks'],
  neededFields: ['centralTracks'],
  cover: (board: Board, table: { readonly centralTracks?: CentralTracks | undefined }): Board =>
    table.centralTracks === undefined ? board : withCentralTracks(board, table.centralTracks),
  bestFieldsOf: ({ board }: GameView) => ({
    centralTracks: CENTRAL_SQUARES.map((square) => board[square]),
  }),
};
