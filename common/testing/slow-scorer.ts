/**
 * The final scores once more, written from RULES.md alone and as plainly as can be, to compare the
 * real ones with. Nothing here may use `common/rules`. All is read from the board as it lies at the
 * end; charts are written down again as the rules print them.
 */

/** What lies on a table at the end of a game. Squares are `row * 8 + column`. */
export interface SlowTable {
  readonly players: number;
  /** Tile codes by square, central tracks too. */
  readonly board: readonly (string | undefined)[];
  /** Is expansion 1 in play? */
  readonly hasCompanies: boolean;
  /** Central wagons: the space and its owner, a seat's number or a company's letter, such as `D3 0`. */
  readonly wagons: readonly string[];
  /** By seat: shares as percentage and company, such as `40 A`. */
  readonly shares: readonly (readonly string[])[];
  /** By seat: the stations of the number tiles. */
  readonly numbers: readonly (readonly number[])[];
}

/** Which seat has the wagon of each station, seats separated by bars. RULES.md, section 3. */
const WAGONS: Readonly<Record<number, string>> = {
  2: '1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 | 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32',
  3: '1 4 6 11 15 20 23 25 28 31 | 2 7 9 12 14 19 22 27 29 32 | 3 5 8 10 13 18 21 24 26 30',
  4: '4 7 11 16 20 23 27 32 | 3 8 12 15 19 24 28 31 | 1 6 10 13 18 21 25 30 | 2 5 9 14 17 22 26 29',
  5: '1 5 10 14 22 28 | 6 12 18 23 27 32 | 3 7 15 19 25 29 | 2 9 13 21 26 30 | 4 8 11 20 24 31',
  6: '1 5 10 19 27 | 2 11 18 25 29 | 4 8 14 21 26 | 6 15 20 24 31 | 3 9 13 23 30 | 7 12 22 28 32',
};

/** The stations of companies A to H. RULES.md, section 7. */
const CHART =
  '1 16 21 28 | 2 15 22 27 | 3 14 23 26 | 4 13 24 25 | 5 12 17 32 | 6 11 18 31 | 7 10 19 30 | 8 9 20 29';

const LETTERS = 'ABCDEFGH';

/** The square that each central space feeds, and the track end by which trains enter it. */
const SPACES: Readonly<Record<string, Train>> = {
  D3: { row: 2, column: 3, end: 4 },
  E3: { row: 2, column: 4, end: 4 },
  F4: { row: 3, column: 5, end: 6 },
  F5: { row: 4, column: 5, end: 6 },
  E6: { row: 5, column: 4, end: 0 },
  D6: { row: 5, column: 3, end: 0 },
  C5: { row: 4, column: 2, end: 2 },
  C4: { row: 3, column: 2, end: 2 },
};

/** A train about to enter a square by a track end. */
interface Train {
  readonly row: number;
  readonly column: number;
  readonly end: number;
}

/** Where a departure leads: how often tiles are crossed, and the station, 0 for the centre, or -1 for nowhere. */
interface Run {
  readonly length: number;
  readonly to: number;
}

/**
 * Every line of a board: for each departure, a station's number or a central space, how often tiles
 * are crossed and where the line ends, 0 for the central station, or -1 for nowhere yet.
 */
export function linesSlowly(
  board: SlowTable['board'],
): Readonly<Record<string, readonly [length: number, to: number]>> {
  const lines: Record<string, readonly [number, number]> = {};
  const note = (departure: string, { length, to }: Run) => {
    lines[departure] = [length, to];
  };
  for (let station = 1; station <= 32; station++)
    note(`${station}`, follow(board, stationTrain(station)));
  // With central tracks there is no departure at the central station.
  if (board[27] === undefined)
    for (const space of Object.keys(SPACES)) note(space, follow(board, trainAt(space)));
  return lines;
}

/** What owners of lines have: seats by number, companies by letter. */
export function linePointsSlowly(table: SlowTable): Readonly<Record<string, number>> {
  const points: Record<string, number> = {};
  for (let station = 1; station <= 32; station++) {
    const run = follow(table.board, stationTrain(station));
    add(points, ownerOfStation(table, station), run.to === 0 ? 2 * run.length : worth(run));
  }
  for (const wagon of table.wagons) {
    const [space = '', owner = ''] = wagon.split(' ');
    add(points, owner, worth(follow(table.board, trainAt(space))));
  }
  return points;
}

/** The final score of every seat, seat 0 first. */
export function scoreSlowly(table: SlowTable): readonly number[] {
  const points = linePointsSlowly(table);
  return Array.from({ length: table.players }, (_, seat) => {
    const fromLines = table.hasCompanies ? fromShares(table, points, seat) : (points[seat] ?? 0);
    return fromLines + fromNumbers(table, seat);
  });
}

function fromShares(
  table: SlowTable,
  points: Readonly<Record<string, number>>,
  seat: number,
): number {
  let sum = 0;
  for (const letter of LETTERS) {
    const own = points[letter] ?? 0;
    let value = 8;
    for (const other of LETTERS) if ((points[other] ?? 0) > own) value--;
    const held = Array.from({ length: table.players }, (_, holder) =>
      percentOf(table, holder, letter),
    );
    const mine = held[seat] ?? 0;
    sum += value * (mine / 10);
    if (mine > 0 && held.every((percent) => percent <= mine)) sum += Math.floor(own / 10);
  }
  return sum;
}

function percentOf(table: SlowTable, seat: number, letter: string): number {
  let percent = 0;
  for (const share of table.shares[seat] ?? [])
    if (share.endsWith(letter)) percent += Number(share.slice(0, 2));
  return percent;
}

function fromNumbers(table: SlowTable, seat: number): number {
  let sum = 0;
  for (const number of table.numbers[seat] ?? []) {
    for (let station = 1; station <= 32; station++) {
      const run = follow(table.board, stationTrain(station));
      if (run.to === number) sum += run.length;
    }
    // With central tracks there is no departure at the central station.
    if (table.board[27] !== undefined) continue;
    for (const train of Object.values(SPACES)) {
      const run = follow(table.board, train);
      if (run.to === number) sum += 2 * run.length;
    }
  }
  return sum;
}

const worth = (run: Run): number => (run.to === -1 ? 0 : run.length);

function add(points: Record<string, number>, owner: string, more: number): void {
  points[owner] = (points[owner] ?? 0) + more;
}

function ownerOfStation(table: SlowTable, station: number): string {
  const chart = table.hasCompanies ? CHART : (WAGONS[table.players] ?? '');
  const owner = chart.split(' | ').findIndex((list) => list.split(' ').includes(`${station}`));
  return table.hasCompanies ? LETTERS.charAt(owner) : `${owner}`;
}

function trainAt(space: string): Train {
  const train = SPACES[space];
  if (train === undefined) throw new Error(`no central space ${space}`);
  return train;
}

/** Stations count counter-clockwise from the top right; departures feed even track ends. */
function stationTrain(station: number): Train {
  if (station <= 8) return { row: 0, column: 8 - station, end: 0 };
  if (station <= 16) return { row: station - 9, column: 0, end: 6 };
  if (station <= 24) return { row: 7, column: station - 17, end: 4 };
  return { row: 32 - station, column: 7, end: 2 };
}

function follow(board: readonly (string | undefined)[], from: Train): Run {
  let { row, column, end } = from;
  for (let length = 0; length < 300; length++) {
    if (row < 0) return { length, to: 8 - column };
    if (row > 7) return { length, to: 17 + column };
    if (column < 0) return { length, to: 9 + row };
    if (column > 7) return { length, to: 32 - row };
    const tile = board[row * 8 + column];
    const isCentre = (row === 3 || row === 4) && (column === 3 || column === 4);
    if (tile === undefined) return { length, to: isCentre ? 0 : -1 };
    const exit = (end + { a: 5, b: 3, c: 7, d: 1 }[letterAt(tile, end / 2)]) % 8;
    if (exit === 1) [row, end] = [row - 1, 4];
    else if (exit === 3) [column, end] = [column + 1, 6];
    else if (exit === 5) [row, end] = [row + 1, 0];
    else [column, end] = [column - 1, 2];
  }
  throw new Error('a line without an end');
}

function letterAt(tile: string, place: number): 'a' | 'b' | 'c' | 'd' {
  const letter = (['a', 'b', 'c', 'd'] as const).find((one) => one === tile.charAt(place));
  if (letter === undefined) throw new Error(`no tile ${tile}`);
  return letter;
}
