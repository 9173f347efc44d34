/** Tells players who aren't looking at their table what has happened there. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import type { LiveTable } from '../games/live-table.ts';
import { GameNews } from '../games/news.ts';
import type { Messenger } from '../push/messenger.ts';

/** What notices of a table need. */
interface NoticesParts {
  readonly code: string;
  readonly table: LiveTable;
  readonly messenger: Pick<Messenger, 'tell'>;
  readonly isLooking: (player: PlayerId) => boolean;
}

/** The notices of one table. */
export class TableNotices {
  readonly #parts: NoticesParts;
  readonly #news: GameNews;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
    this.#news = new GameNews(parts.table);
  }

  /** Sends what has happened since the last time, to those who don't see it. */
  send(): void {
    const { code, table, messenger, isLooking } = this.#parts;
    for (const { kind, seats } of this.#news.take())
      for (const seat of seats) {
        const playerId = table.seating.occupants[seat]?.playerId;
        if (playerId === undefined || isLooking(playerId)) continue;
        messenger.tell(playerId, { kind, table: code, others: this.#othersOf(seat) });
      }
  }

  #othersOf(seat: Seat): readonly string[] {
    const { occupants, players } = this.#parts.table.seating;
    return seatsOf(players)
      .filter((other) => other !== seat)
      .map((other) => occupants[other]?.name ?? '');
  }
}
