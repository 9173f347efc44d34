import { describe, expect, test } from 'vitest';
import { square, station } from '../testing/builders.ts';
import {
  arrivalOf,
  CENTRAL_SPACES,
  departureOf,
  entryOf,
  isCentral,
  isEdge,
  neighboursOf,
  placeOfStation,
  pointAfter,
  sideEntered,
  squareEntered,
  startAt,
  stationArrivedAt,
  TILE_SQUARES,
} from './board.ts';
import { formatSquare, parseSquare, SQUARES, STATIONS, squareAt } from './ids.ts';
import { SIDES } from './tiles.ts';

describe('squares', () => {
  test('take tiles all but the four of the central station', () => {
    expect(TILE_SQUARES).toHaveLength(60);
    expect(SQUARES.filter(isCentral).map(formatSquare)).toEqual(['D4', 'E4', 'D5', 'E5']);
  });

  test('lie at the edge or not', () => {
    expect(SQUARES.filter(isEdge)).toHaveLength(28);
    expect(neighboursOf(square('A1')).map(formatSquare)).toEqual(['B1', 'A2']);
    expect(neighboursOf(square('C4')).map(formatSquare)).toEqual(['C3', 'D4', 'C5', 'B4']);
  });

  test('have labels', () => {
    expect([square('A1'), square('H1'), square('A8'), square('H8')]).toEqual([0, 7, 56, 63]);
    for (const one of SQUARES) expect(parseSquare(formatSquare(one))).toBe(one);
    for (const text of ['I1', 'A9', 'A0', 'a1', 'A', 'A11', '']) {
      expect(parseSquare(text)).toBeUndefined();
    }
    expect(squareAt(8, 0)).toBeUndefined();
    expect(squareAt(0, -1)).toBeUndefined();
    expect(squareAt(0.5, 0)).toBeUndefined();
  });
});

describe('stations', () => {
  test.each([
    [1, 'H1', 0],
    [8, 'A1', 0],
    [9, 'A1', 3],
    [16, 'A8', 3],
    [17, 'A8', 2],
    [24, 'H8', 2],
    [25, 'H8', 1],
    [32, 'H1', 1],
  ] as const)('%i lies at %s, side %i', (number, label, side) => {
    expect(placeOfStation(station(number))).toEqual({ square: square(label), side });
  });

  test('have one departure and one arrival each, all different', () => {
    const departures = STATIONS.map((one) => departureOf({ type: 'station', station: one }));
    expect(new Set([...departures, ...STATIONS.map(arrivalOf)]).size).toBe(64);
    for (const one of STATIONS) {
      const { square: beside, side } = placeOfStation(one);
      expect(stationArrivedAt(pointAfter(beside, side))).toBe(one);
      expect(startAt(entryOf(beside, side))).toEqual({ type: 'station', station: one });
    }
  });
});

test('a train that leaves a square enters its neighbour by the side that faces it', () => {
  for (const from of SQUARES)
    for (const side of SIDES) {
      const point = pointAfter(from, side);
      const next = squareEntered(point);
      if (next === undefined) continue;
      expect(pointAfter(next, sideEntered(point))).toBe(entryOf(from, side));
    }
});

test('the central spaces feed the squares around the centre, from its side', () => {
  for (const space of CENTRAL_SPACES) {
    const departure = departureOf({ type: 'central', space });
    const fed = squareEntered(departure);
    expect(fed).toBe(square(space));
    const back = squareEntered(pointAfter(square(space), sideEntered(departure)));
    expect(back !== undefined && isCentral(back)).toBe(true);
    expect(startAt(departure)).toEqual({ type: 'central', space });
  }
});
