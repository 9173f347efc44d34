/** What has happened in a table's game that those who aren't looking want to be told, each thing once. */
import type { NoticeKind } from '../../common/protocol/notices.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { seatsOf } from '../../common/rules/ids.ts';
import type { LiveTable } from './live-table.ts';

/** Something that happened, and whom it concerns: people who may come back. */
export interface News {
  readonly kind: NoticeKind;
  readonly seats: readonly Seat[];
}

/** Where a game stands, as far as news tell of it. */
interface Standing {
  readonly hasBegun: boolean;
  readonly isOver: boolean;
  /** The seat on turn whose person plays it. */
  readonly turn: Seat | undefined;
}

/** The news of one table, from now on: what was so before isn't told, whoever hosts the table next. */
export class GameNews {
  readonly #table: LiveTable;
  #known: Standing;

  constructor(table: LiveTable) {
    this.#table = table;
    this.#known = standingOf(table);
  }

  /**
   * What has happened since the last look. Games without a clock of days tell of their beginning alone:
   * who plays them sits there, or is gone.
   */
  take(): readonly News[] {
    const before = this.#known;
    const now = standingOf(this.#table);
    this.#known = now;
    const people = this.#people;
    const news: News[] = [];
    if (now.hasBegun && !before.hasBegun) news.push({ kind: 'begin', seats: people });
    if (this.#table.clock?.runsAlways !== true) return news;
    if (now.isOver && !before.isOver) news.push({ kind: 'end', seats: people });
    if (now.turn !== undefined && now.turn !== before.turn)
      news.push({ kind: 'turn', seats: [now.turn] });
    return news;
  }

  get #people(): readonly Seat[] {
    const { occupants, players } = this.#table.seating;
    return seatsOf(players).filter((seat) => {
      const occupant = occupants[seat];
      return occupant?.bot === undefined && occupant?.presence !== 'left';
    });
  }
}

function standingOf(table: LiveTable): Standing {
  const { game, isOver, seating } = table;
  const phase = game?.state.phase;
  const turn = phase?.type === 'playing' && !isOver ? phase.turn : undefined;
  const isPersons =
    turn !== undefined && seating.occupants[turn]?.bot === undefined && !table.hasStandIn(turn);
  return { hasBegun: game !== undefined, isOver, turn: isPersons ? turn : undefined };
}
