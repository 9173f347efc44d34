/** `metro verify`: replays a game record and reports how the game went, or what is wrong with it. */
import { readFile } from 'node:fs/promises';
import { getSystemErrorMessage } from 'node:util';
import { type GameRecord, parseRecord } from '../record/record.ts';
import { finalState, type Replay, verifyRecord } from '../record/replay.ts';
import { TILE_SQUARES } from '../rules/board.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { TILE_COUNT } from '../rules/tiles.ts';
import { faultText } from './record-fault.ts';

/** The outcome of a record's game, in lines for people, or a sentence about what is wrong. */
export async function verifyFile(path: string): Promise<Result<string, string>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return err(`${path} is no game record: ${record.error}`);
  const replay = verifyRecord(record.value);
  return replay.ok
    ? ok(summaryOf(record.value, replay.value))
    : err(`${path} is wrong: ${faultText(replay.error)}`);
}

async function readText(path: string): Promise<Result<string, string>> {
  try {
    return ok(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'errno' in error && typeof error.errno === 'number')
      return err(`${path} can't be read: ${getSystemErrorMessage(error.errno)}`);
    throw error;
  }
}

function summaryOf({ options, seats, isGivenUp, isSameDeal }: GameRecord, replay: Replay): string {
  const { scores, board, phase } = finalState(replay);
  const winners = phase.type === 'finished' ? phase.winners : [];
  const laid = TILE_SQUARES.filter((square) => board[square] !== undefined).length;
  const variants = [
    ...(options.rotation ? ['rotation'] : []),
    ...(options.handSize === 1 ? [] : [`hand of ${options.handSize}`]),
    ...options.expansions,
    ...(isSameDeal ? ['same deal as an earlier game'] : []),
  ];
  const ending = isGivenUp ? 'ended by agreement' : phase.type;
  return [
    ['The record is right', ...variants].join(', '),
    `${ending}: ${replay.steps.length} actions, ${laid} of ${TILE_COUNT} tiles laid`,
    ...seats.map(({ name }, seat) => {
      const win = winners.some((winner) => winner === seat) ? ', wins' : '';
      return `seat ${seat + 1} (${printable(name)}): ${scores[seat]} points${win}`;
    }),
  ].join('\n');
}

/** A name from a stranger's file must not send control characters to the terminal. */
const printable = (name: string): string => name.replace(/\p{C}/gu, '');
