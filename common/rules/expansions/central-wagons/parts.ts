/** What the central wagons add to the types of the game. RULES.md, section 7, expansion 2. */
import type { CentralSpace } from '../../board.ts';
import type { Seat } from '../../ids.ts';
import type { Company, Percent, Share } from '../companies/shares.ts';

/** What the central wagons add, place by place; `expansions/list.ts` says what each place is. */
export interface CentralWagonsParts {
  readonly table: {
    /** The wagons at the central station, in the order in which they were placed. */
    readonly centralWagons?: readonly CentralWagon[];
  };
  readonly action: CentralWagonAction;
  readonly event: CentralWagonPlaced;
  readonly violation: 'share-needed' | 'wagon-placed' | 'space-taken';
}

/** A wagon on a space of the central station. */
export interface CentralWagon {
  readonly space: CentralSpace;
  /** A seat, or a company where companies are in play. */
  readonly owner: Seat | Company;
}

/** Puts a wagon on a space of the central station. */
export interface CentralWagonAction {
  readonly type: 'central-wagon';
  readonly space: CentralSpace;
  /** With companies: which of the seat's shares is laid open, so that its company's wagon goes there. */
  readonly share?: Percent;
}

/** A wagon was put on a space of the central station. */
export interface CentralWagonPlaced {
  readonly type: 'central-wagon-placed';
  readonly seat: Seat;
  readonly space: CentralSpace;
  readonly owner: Seat | Company;
  /** The share that was laid open for it; `undefined` without companies. */
  readonly share: Share | undefined;
}
