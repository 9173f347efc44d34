/** Memory that clients take who don't read: bounded for each connection and each address. */

/** Bytes that may wait. */
export interface BacklogLimits {
  readonly perConnection: number;
  readonly perAddress: number;
}

/** A connection whose client may be slow to read. */
export interface Reader {
  /** How many bytes wait for it now. */
  readonly waiting: number;
  /** Frees them. */
  close(): void;
}

/**
 * A page of the list of tables is some 30 kB and a table less than 10: a client that far behind doesn't
 * read. A school behind one address stays far below the second one.
 */
const USUAL: BacklogLimits = { perConnection: 512 * 1024, perAddress: 16 * 1024 * 1024 };

/** All that waits for the clients of one address. */
class AddressBacklog {
  /** What waited when each was last looked at; it may be less by now. */
  readonly #known = new Map<Reader, number>();
  #sum = 0;

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Checks one again, and returns the most that waits for a client of the address. */
  look(reader: Reader): number {
    const { waiting } = reader;
    this.#sum += waiting - (this.#known.get(reader) ?? 0);
    this.#known.set(reader, waiting);
    return this.#sum;
  }

  forget(reader: Reader): void {
    this.#sum -= this.#known.get(reader) ?? 0;
    this.#known.delete(reader);
  }

  /** Closes those for whom most waits, until what is left is within the limit. */
  shrink(limit: number): void {
    for (const reader of this.#known.keys()) this.look(reader);
    const greediest = [...this.#known].sort(([, one], [, other]) => other - one);
    for (const [reader] of greediest) {
      if (this.#sum <= limit) return;
      this.forget(reader);
      reader.close();
    }
  }
}

/** What waits for all clients. */
export class Backlog {
  readonly #limits: BacklogLimits;
  readonly #byAddress = new Map<string, AddressBacklog>();

  constructor(limits: Partial<BacklogLimits> = {}) {
    this.#limits = { ...USUAL, ...limits };
  }

  /** More waits for a client of this address. Closes clients beyond a limit. */
  note(address: string, reader: Reader): void {
    const backlog = this.#byAddress.get(address) ?? new AddressBacklog();
    this.#byAddress.set(address, backlog);
    const { perConnection, perAddress } = this.#limits;
    if (reader.waiting > perConnection) {
      this.forget(address, reader);
      reader.close();
    } else if (backlog.look(reader) > perAddress) backlog.shrink(perAddress);
  }

  /** Nothing waits for this client any more: it is gone. */
  forget(address: string, reader: Reader): void {
    const backlog = this.#byAddress.get(address);
    backlog?.forget(reader);
    if (backlog?.isEmpty) this.#byAddress.delete(address);
  }
}
