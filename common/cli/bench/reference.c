/*
 * The measure for `npm run bench:rules`: the same work as random-play.ts in plain C, with bit sets
 * for squares and joined line ends. The rules are those of RULES.md, sections 1 to 5; both programs
 * use the same generator, so that they play the same games and their checksums must agree.
 *
 * usage: reference games|scores|lists COUNT SLICES
 * Does the work COUNT times in each slice; prints the seconds of the best slice and the checksum of
 * the last one.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIZE = 8, SQUARES = 64, STATIONS = 32, KINDS = 24, TILES = 60 };
/* A point is the entry of a square by a side (square * 4 + side), or a station's arrival. */
enum { ENTRIES = SQUARES * 4, POINTS = ENTRIES + STATIONS };

static const char *const CODES[KINDS] = {
    "aacb", "cbaa", "acba", "baac", "aaaa", "cbcb", "bcbc", "cccc", "bbbb", "dacc", "cdac", "ccda",
    "accd", "dbba", "adbb", "badb", "bbad", "ddbc", "cddb", "bcdd", "dbcd", "adad", "dada", "dddd"};
static const int COPIES[KINDS] = {4, 4, 4, 4, 4, 3, 3, 2, 2, 2, 2, 2,
                                  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2};

static const uint64_t COLUMN_A = 0x0101010101010101ull;
static const uint64_t CENTRE = 0x0000001818000000ull;
static const uint64_t EDGE = 0xff818181818181ffull;

static uint16_t beyond[KINDS][ENTRIES]; /* where a train that enters there comes out */
static uint64_t banned[KINDS];          /* squares where the kind makes a one-tile line */
static uint16_t departure[STATIONS];
static uint8_t central[POINTS];

static uint32_t state;

static void seed_with(uint32_t seed) {
  state = (seed ^ seed >> 16) * 0x45d9f3bu;
  state = (state ^ state >> 16) * 0x45d9f3bu;
  state ^= state >> 16;
  if (state == 0) state = 1;
}

static uint32_t below(uint32_t limit) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return (state >> 16) * limit >> 16;
}

static int entry(int row, int column, int side) { return (row * SIZE + column) * 4 + side; }

static int departure_of(int station) { /* stations count from 0 here */
  const int along = station % SIZE, last = SIZE - 1;
  switch (station / SIZE) {
    case 0: return entry(0, last - along, 0);
    case 1: return entry(along, 0, 3);
    case 2: return entry(last, along, 2);
    default: return entry(last - along, last, 1);
  }
}

/* Where a train arrives that leaves a square by a side. */
static int point_after(int square, int side) {
  static const int ROWS[4] = {-1, 0, 1, 0}, COLUMNS[4] = {0, 1, 0, -1};
  const int row = square / SIZE + ROWS[side], column = square % SIZE + COLUMNS[side];
  if (row >= 0 && row < SIZE && column >= 0 && column < SIZE)
    return entry(row, column, (side + 2) % 4);
  for (int station = 0; station < STATIONS; station++)
    if (departure[station] == square * 4 + side) return ENTRIES + station;
  abort();
}

static int turn_of(char letter) {
  return letter == 'a' ? 2 : letter == 'b' ? 1 : letter == 'c' ? 3 : 0;
}

static void prepare(void) {
  for (int station = 0; station < STATIONS; station++) departure[station] = departure_of(station);
  for (int kind = 0; kind < KINDS; kind++) {
    for (int point = 0; point < ENTRIES; point++)
      beyond[kind][point] = point_after(point / 4, (point + turn_of(CODES[kind][point % 4])) % 4);
    for (int station = 0; station < STATIONS; station++)
      if (beyond[kind][departure[station]] >= ENTRIES)
        banned[kind] |= 1ull << (departure[station] / 4);
  }
  for (int point = 0; point < ENTRIES; point++) central[point] = CENTRE >> (point / 4) & 1;
}

static uint64_t legal_squares(uint64_t laid, int kind) {
  const uint64_t reached = EDGE | laid << 8 | laid >> 8 | (laid & ~(COLUMN_A << 7)) << 1 |
                           (laid & ~COLUMN_A) >> 1;
  const uint64_t open = reached & ~laid & ~CENTRE;
  const uint64_t allowed = open & ~banned[kind];
  return allowed ? allowed : open;
}

static int nth_square(uint64_t set, uint32_t n) {
  while (n-- > 0) set &= set - 1;
  return __builtin_ctzll(set);
}

typedef struct {
  uint64_t laid;
  uint16_t ends[POINTS], starts[POINTS], lengths[POINTS]; /* as in common/rules/lines.ts */
} Board;

static Board empty_board;

static void lay(Board *board, int square, int kind) {
  board->laid |= 1ull << square;
  for (int side = 0; side < 4; side++) {
    const int from = square * 4 + side, to = beyond[kind][from];
    const int begin = board->starts[from], end = board->ends[to];
    const int length = begin == to ? 0 : board->lengths[to];
    board->ends[begin] = (uint16_t)end;
    board->starts[end] = (uint16_t)begin;
    board->lengths[begin] = (uint16_t)(board->lengths[begin] + 1 + length);
  }
}

static void shuffle(uint8_t *deck) {
  for (int last = TILES - 1; last > 0; last--) {
    const uint32_t other = below((uint32_t)last + 1);
    const uint8_t kind = deck[last];
    deck[last] = deck[other];
    deck[other] = kind;
  }
}

/* With a hand of one tile the tiles come down in the order of the deck, whoever's turn it is. */
static void play_turns(Board *board, uint8_t *tiles, const uint8_t *deck, int turns) {
  *board = empty_board;
  for (int turn = 0; turn < turns; turn++) {
    const uint64_t legal = legal_squares(board->laid, deck[turn]);
    const int square = nth_square(legal, below((uint32_t)__builtin_popcountll(legal)));
    lay(board, square, deck[turn]);
    tiles[square] = deck[turn];
  }
}

/* The two scores of a finished game; with two players stations 1, 3, 5 … belong to seat 0. */
static void score_joined(const Board *board, uint32_t scores[2]) {
  scores[0] = scores[1] = 0;
  for (int station = 0; station < STATIONS; station++) {
    const int from = departure[station];
    scores[station % 2] += (uint32_t)board->lengths[from] << central[board->ends[from]];
  }
}

/* The same from nothing but the tiles of a full board: follows every line. */
static void score_traced(const uint8_t *tiles, uint32_t scores[2]) {
  scores[0] = scores[1] = 0;
  for (int station = 0; station < STATIONS; station++) {
    int point = departure[station];
    uint32_t length = 0;
    for (; point < ENTRIES && !central[point]; length++) point = beyond[tiles[point / 4]][point];
    scores[station % 2] += point < ENTRIES ? 2 * length : length;
  }
}

/* Position n of the sample is what game n looks like after n turns; its board is then filled up. */
static Board sample[TILES];
static uint8_t sample_next[TILES], sample_tiles[TILES][SQUARES];

static void make_sample(uint8_t *deck) {
  static Board full;
  static uint8_t ignored[SQUARES];
  for (int turns = 0; turns < TILES; turns++) {
    shuffle(deck);
    sample_next[turns] = deck[turns];
    play_turns(&sample[turns], ignored, deck, turns);
    play_turns(&full, sample_tiles[turns], deck, TILES);
  }
}

static uint32_t run_games(long count, uint8_t *deck) {
  static Board board;
  static uint8_t tiles[SQUARES];
  uint32_t checksum = 0, scores[2];
  while (count-- > 0) {
    shuffle(deck);
    play_turns(&board, tiles, deck, TILES);
    score_joined(&board, scores);
    checksum = checksum * 31 + scores[0] * 256 + scores[1];
  }
  return checksum;
}

static uint32_t run_scores(long count) {
  uint32_t checksum = 0, scores[2];
  for (long index = 0; index < count; index++) {
    score_traced(sample_tiles[index % TILES], scores);
    checksum = checksum * 31 + scores[0] * 256 + scores[1];
  }
  return checksum;
}

static uint32_t run_lists(long count) {
  uint32_t checksum = 0;
  uint8_t list[SQUARES];
  for (long index = 0; index < count; index++) {
    const int position = (int)(index % TILES);
    uint64_t legal = legal_squares(sample[position].laid, sample_next[position]);
    uint32_t listed = 0;
    for (; legal; legal &= legal - 1) list[listed++] = (uint8_t)__builtin_ctzll(legal);
    checksum = checksum * 31 + listed * 256 + list[listed - 1];
  }
  return checksum;
}

static uint32_t run(const char *task, long count, uint8_t *deck) {
  if (!strcmp(task, "games")) return run_games(count, deck);
  return !strcmp(task, "scores") ? run_scores(count) : run_lists(count);
}

/* Time of the processor, so that other programs on the machine count little. */
static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  prepare();
  for (int point = 0; point < POINTS; point++)
    empty_board.ends[point] = empty_board.starts[point] = (uint16_t)point;
  uint8_t deck[TILES];
  for (int kind = 0, tile = 0; kind < KINDS; kind++)
    for (int copy = 0; copy < COPIES[kind]; copy++) deck[tile++] = (uint8_t)kind;
  seed_with(1);
  make_sample(deck);
  double best = 1e9;
  uint32_t checksum = 0;
  for (long slices = atol(words[3]); slices > 0; slices--) {
    const double start = now();
    checksum = run(words[1], atol(words[2]), deck);
    const double seconds = now() - start;
    if (seconds < best) best = seconds;
  }
  printf("%.9f %u\n", best, checksum);
  return 0;
}
