/** The list of rooms, by their ids. */
import { type IRoomCache, LocalDriver, type SortOptions } from '@colyseus/core';

/**
 * Finds a room by its id at once. Colyseus' own driver looks at every room for each client that
 * enters one: with thousands of rooms that was most of what entering cost.
 */
export class IndexedDriver extends LocalDriver {
  readonly #byId = new Map<string, IRoomCache>();

  override findOne(
    conditions: Partial<IRoomCache>,
    sortOptions?: SortOptions,
  ): Promise<IRoomCache> {
    const { roomId, ...others } = conditions;
    const room = roomId === undefined ? undefined : this.#byId.get(roomId);
    const isEnough = room !== undefined && Object.keys(others).length === 0;
    return isEnough ? Promise.resolve(room) : super.findOne(conditions, sortOptions);
  }

  override async insert(room: IRoomCache): Promise<boolean> {
    const isInserted = await super.insert(room);
    if (isInserted) this.#byId.set(room.roomId, room);
    return isInserted;
  }

  override persist(room: IRoomCache, create?: boolean): boolean {
    if (create) this.#byId.set(room.roomId, room);
    return super.persist(room, create);
  }

  override remove(roomId: string): boolean {
    this.#byId.delete(roomId);
    return super.remove(roomId);
  }

  override clear(): void {
    this.#byId.clear();
    super.clear();
  }
}
