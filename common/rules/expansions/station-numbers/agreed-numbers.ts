/** How many number tiles of each colour players may agree on. It needs no other rules: the home screen asks it. */
import type { PlayerCount } from '../../ids.ts';
import type { GameOptions } from '../../options.ts';
import { hasExpansion } from '../sets.ts';

/** The most tiles of each colour that players can agree on: 8 divided by the players, rounded down. */
export const mostNumbersPerColour = (players: PlayerCount): number => Math.floor(8 / players);

/** How many tiles of each colour a player gets unless agreed otherwise. */
export const usualNumbersPerColour = (players: PlayerCount): number => (players === 2 ? 2 : 1);

/** How many tiles of each colour a player gets. */
export const numbersPerColour = ({ players, numbersPerColour: agreed }: GameOptions): number =>
  agreed ?? usualNumbersPerColour(players);

/** What is wrong with the agreed number of tiles; `undefined` if nothing is. */
export function numbersFault(options: GameOptions): string | undefined {
  const { players, expansions, numbersPerColour: agreed } = options;
  if (agreed === undefined) return undefined;
  if (!hasExpansion(expansions, 'station-numbers')) return 'number tiles are not in play';
  const most = mostNumbersPerColour(players);
  return Number.isInteger(agreed) && agreed >= 1 && agreed <= most
    ? undefined
    : `${players} players can have 1 to ${most} number tiles of each colour, not ${agreed}`;
}
