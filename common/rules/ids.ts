/** The names of things on the board: squares, stations, seats. RULES.md, section 1. */

declare const brand: unique symbol;
type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Squares along one side of the board. */
export const BOARD_SIZE = 8;
/** All squares, the four of the central station included. */
export const SQUARE_COUNT = BOARD_SIZE * BOARD_SIZE;
/** Stations around the edge. */
export const STATION_COUNT = 32;

/** A square as `row * 8 + column`, both 0–7 from the top left (A1 is 0, H1 is 7, H8 is 63). */
export type Square = Brand<number, 'Square'>;
/** A station's number, 1–32, counter-clockwise from the top right. */
export type StationNumber = Brand<number, 'StationNumber'>;

/** The seats of a full table. Seats count from 0 in code and from 1 for people. */
export const SEATS = [0, 1, 2, 3, 4, 5] as const;
export type Seat = (typeof SEATS)[number];

/** The numbers of players a game can have. */
export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Every square, A1 first, row by row. */
export const SQUARES: readonly Square[] = Array.from(
  { length: SQUARE_COUNT },
  (_, index) => index as Square,
);

/** Every station, 1 first. */
export const STATIONS: readonly StationNumber[] = Array.from(
  { length: STATION_COUNT },
  (_, index) => (index + 1) as StationNumber,
);

/** The square at a row and column (0–7 each); `undefined` off the board. */
export function squareAt(row: number, column: number): Square | undefined {
  return isOnBoard(row) && isOnBoard(column) ? ((row * BOARD_SIZE + column) as Square) : undefined;
}

/** The row of a square, 0 (top) to 7. */
export const rowOf = (square: Square): number => Math.floor(square / BOARD_SIZE);

/** The column of a square, 0 (A) to 7 (H). */
export const columnOf = (square: Square): number => square % BOARD_SIZE;

/** A square from its label, such as `C4`; `undefined` for any other text. */
export function parseSquare(label: string): Square | undefined {
  if (!/^[A-H][1-8]$/.test(label)) return undefined;
  return squareAt(Number(label[1]) - 1, label.charCodeAt(0) - 'A'.charCodeAt(0));
}

/** A square's label: column letter, then row number from 1, such as `C4`. */
export const formatSquare = (square: Square): string =>
  `${String.fromCharCode('A'.charCodeAt(0) + columnOf(square))}${rowOf(square) + 1}`;

/** A station from its number; `undefined` unless it is a whole number from 1 to 32. */
export const parseStation = (value: number): StationNumber | undefined =>
  Number.isInteger(value) && value >= 1 && value <= STATION_COUNT
    ? (value as StationNumber)
    : undefined;

/** A seat from its index; `undefined` unless it is one of 0–5. */
export const parseSeat = (value: number): Seat | undefined => SEATS.find((seat) => seat === value);

/** The seats of a game with this many players, seat 0 first. */
export const seatsOf = (players: PlayerCount): readonly Seat[] => SEATS.slice(0, players);

/** The seat after another, clockwise. */
export const seatAfter = (seat: Seat, players: PlayerCount): Seat =>
  SEATS[(seat + 1) % players] ?? 0;

function isOnBoard(coordinate: number): boolean {
  return Number.isInteger(coordinate) && coordinate >= 0 && coordinate < BOARD_SIZE;
}
