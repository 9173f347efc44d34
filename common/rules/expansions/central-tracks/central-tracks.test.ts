import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../../deal/deal.ts';
import { seedOf } from '../../../testing/arbitraries.ts';
import {
  after,
  BASE_OPTIONS,
  gameOf,
  onBoard,
  station,
  violationOf,
} from '../../../testing/builders.ts';
import { isCentral } from '../../board.ts';
import { legalActions } from '../../game.ts';
import { formatSquare } from '../../ids.ts';
import { isComplete, lineFrom } from '../../lines.ts';
import { openSquares } from '../../placement.ts';
import { pointsOf, stationLines } from '../../scoring.ts';
import { dealFault, publicDealOf } from '../../setup.ts';
import { CENTRAL_TRACK_TILES, parseCentralTracks } from './central-tracks.ts';

const expansions = ['central-tracks'] as const;
const straight = { centralTracks: ['aaaa', 'bbbb', 'cccc', 'adad'] } as const;
const game = (first = 'aaaa aaaa') => gameOf(first, { expansions }, straight);

describe('four central-track tiles, drawn at random, cover the central station', () => {
  test('D4, E4, D5 and E5 from the start, for all to see', () => {
    const covered = [...game().board.entries()].filter(([, tile]) => tile !== undefined);
    expect(covered).toEqual([
      [27, 'aaaa'],
      [28, 'bbbb'],
      [35, 'cccc'],
      [36, 'adad'],
    ]);
  });

  test('out of eight: one each of aaaa, bbbb, cccc, adad, dada, cbcb, bcbc, dddd (ruling)', () => {
    expect([...CENTRAL_TRACK_TILES].sort().join(' ')).toBe(
      'aaaa adad bbbb bcbc cbcb cccc dada dddd',
    );
    expect(parseCentralTracks(['aaaa', 'bbbb', 'cccc', 'aaaa'])).toBeUndefined();
    expect(parseCentralTracks(['aaaa', 'bbbb', 'cccc', 'aacb'])).toBeUndefined();
    expect(parseCentralTracks(['aaaa', 'bbbb', 'cccc'])).toBeUndefined();
  });

  test('each of the eight about equally often on each square', () => {
    const options = { ...BASE_OPTIONS, expansions };
    const seen = new Map<string, number>();
    for (let number = 0; number < 800; number++) {
      const { centralTracks } = dealFrom(seedOf(number.toString(16).padStart(32, '0')), options);
      for (const [place, tile] of (centralTracks ?? []).entries())
        seen.set(`${place} ${tile}`, (seen.get(`${place} ${tile}`) ?? 0) + 1);
    }
    expect(seen.size).toBe(32);
    for (const count of seen.values()) expect(count).toBeGreaterThan(60);
  });

  test('the deal must have them, and everybody sees them', () => {
    const options = { ...BASE_OPTIONS, expansions };
    const deal = dealFrom(seedOf('7'.repeat(32)), options);
    const { centralTracks, ...without } = deal;
    expect(dealFault(deal, options)).toBeUndefined();
    expect(dealFault(without, options)).toContain('central tracks');
    expect(publicDealOf(deal, options)).toEqual({ centralTracks });
  });
});

describe('so nothing ends there and nothing doubles', () => {
  const tracks = { centralTracks: ['aaaa', 'adad', 'cccc', 'bbbb'] } as const;

  test('a line runs through, and scores 1 for each central-track tile that it crosses (ruling)', () => {
    const open = onBoard(gameOf('aaaa', { expansions }, tracks), 'aaaa30 aaaa31 aaaa32');
    // A4, B4, C4, D4, E4, where `adad` turns it back, then D4, C4, B4, A4 again.
    const line = lineFrom(open.lines, { type: 'station', station: station(12) });
    expect(line).toMatchObject({ length: 9, end: { type: 'station', station: 12 } });
    expect(pointsOf(line)).toBe(9);
  });

  test('at the end no line ends at the centre', () => {
    const state = onBoard(game(), 'aaaa30 aaaa31 aaaa32');
    const ends = stationLines(state.lines)
      .filter(isComplete)
      .map(({ end }) => end.type);
    expect(ends).not.toContain('centre');
  });
});

describe('they are not laid tiles', () => {
  test('touching one does not make a square adjacent', () => {
    expect(openSquares(game().board).map(formatSquare)).not.toContain('D3');
    expect(violationOf(game(), 'aaaa@D3')).toBe('not-adjacent');
    expect(violationOf(onBoard(game(), 'aaaa22'), 'aaaa@D3')).toBeUndefined();
  });

  test('nothing can be laid on them', () => {
    expect(violationOf(game(), 'aaaa@D4')).toBe('centre');
    expect(legalActions(game()).some((one) => one.type === 'place' && isCentral(one.square))).toBe(
      false,
    );
  });

  test('a turn back at one from a square beside it is no one-tile line', () => {
    const state = gameOf('dddd aaaa', { expansions }, straight);
    expect(violationOf(onBoard(state, 'aaaa22'), 'dddd@D3')).toBeUndefined();
  });

  test('they lie as their code says, also in the rotation variant (section 9)', () => {
    const state = gameOf('aaaa aaaa', { expansions, rotation: true }, straight);
    expect([27, 28, 35, 36].map((place) => state.board[place])).toEqual(straight.centralTracks);
    expect(after(state, 'aaaa@A2').board[27]).toBe('aaaa');
  });
});
