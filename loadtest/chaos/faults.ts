/** What goes wrong on the line between a client and the server: drawn from a seed, piece by piece. */
import { type RandomBelow, randomBelow, type Seed } from '../../common/deal/deal.ts';

/** What happens to a piece of data. */
export type Fault =
  | { readonly type: 'none' }
  /** It arrives late, and so does everything after it. */
  | { readonly type: 'delay'; readonly milliseconds: number }
  /** The line stands still, in both directions. */
  | { readonly type: 'stall'; readonly milliseconds: number }
  /** It arrives in parts of this many bytes. */
  | { readonly type: 'split'; readonly bytes: number }
  /**
   * It is silently lost, with all that follows in both directions, until the line is cut: TCP never loses
   * anything in the middle of what it delivers.
   */
  | { readonly type: 'drop'; readonly milliseconds: number }
  /** Part of it arrives, then the line is cut. */
  | { readonly type: 'cut' };

/** The two ways along a line. */
export type Direction = 'up' | 'down';

/** How many of every thousand pieces have each fault. */
const PER_THOUSAND = { delay: 150, split: 150, stall: 8, drop: 6, cut: 12 } as const;

const KINDS = ['delay', 'split', 'stall', 'drop', 'cut'] as const;

/** The faults of one direction of a line, one for each piece of data; lines are numbered as they come. */
export function faultsOf(seed: Seed, line: number, direction: Direction): () => Fault {
  const below = randomBelow(seed, `line ${line} ${direction}`);
  return () => {
    let number = below(1000);
    for (const kind of KINDS) {
      if (number < PER_THOUSAND[kind]) return faultOf(kind, below);
      number -= PER_THOUSAND[kind];
    }
    return { type: 'none' };
  };
}

function faultOf(type: (typeof KINDS)[number], below: RandomBelow): Fault {
  switch (type) {
    case 'delay':
      return { type, milliseconds: 10 + below(200) };
    case 'stall':
      return { type, milliseconds: 500 + below(3000) };
    case 'split':
      return { type, bytes: 1 + below(40) };
    case 'drop':
      return { type, milliseconds: 1000 + below(6000) };
    case 'cut':
      return { type };
  }
}
