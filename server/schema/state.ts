/** The synchronized state of a table: fields only. What they mean is said in common/protocol/wire.ts. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { WireTable } from '../../common/protocol/wire.ts';

/** A seat. Fields with a view are sent only to clients whose view holds the seat. */
export const SeatState = schema(
  {
    playerId: t.string().default(''),
    name: t.string().default(''),
    bot: t.string().default(''),
    isProgram: t.boolean().default(false),
    presence: t.string().default(''),
    isReady: t.boolean().default(false),
    hasStandIn: t.boolean().default(false),
    agreesToEnd: t.boolean().default(false),
    score: t.uint16().default(0),
    handCount: t.uint8().default(0),
    hasDrawn: t.boolean().default(false),
    // Texts, not lists: a viewed list must never be reassigned, shifted or given schema items.
    hand: t.string().default('').view(),
    drawn: t.string().default('').view(),
    holding: t.string().default('').view(),
    revealedHolding: t.string().default(''),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

/** A table. */
export const TableState = schema(
  {
    version: t.uint16().default(0),
    phase: t.string().default('waiting'),
    agreed: t.string().default(''),
    host: t.uint8().default(0),
    spectators: t.uint16().default(0),
    removed: t.uint16().default(0),
    seats: t.array(SeatState),
    sequence: t.uint16().default(0),
    turn: t.uint8().default(0),
    stackCount: t.uint8().default(0),
    board: t.array('string'),
    publicDeal: t.string().default(''),
    wagons: t.array('uint16'),
    log: t.array('string'),
    winners: t.array('uint8'),
    clockLeft: t.array('uint32'),
    clockRuns: t.boolean().default(false),
    commitment: t.string().default(''),
    isGivenUp: t.boolean().default(false),
    rematch: t.string().default(''),
    sameDealTable: t.string().default(''),
    isSameDeal: t.boolean().default(false),
    earlierNames: t.array('string'),
    earlierScores: t.array('uint16'),
    earlierRecord: t.string().default(''),
    recordId: t.string().default(''),
    day: t.string().default(''),
  },
  'TableState',
);
export type TableState = SchemaType<typeof TableState>;

/** Fails to compile when the state no longer fits what clients read. @public */
export const asWire = (state: TableState): WireTable => state;
