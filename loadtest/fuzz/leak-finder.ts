/** Searches the bytes that strangers receive, and the log, for secrets. */

/** A text that must not be found. */
export interface Secret {
  /** What it is, for the report: the secret itself is not printed. */
  readonly what: string;
  readonly text: string;
}

/** What is secret at a moment. */
export interface Secrets {
  /** Must not be found anywhere: they are too long to occur by chance. */
  readonly everywhere: readonly Secret[];
  /**
   * Hands and holdings of honest players. At an attacker's own table their hand may happen to be the same, so
   * these are searched for in all other answers.
   */
  readonly honest: readonly Secret[];
}

/** Where bytes were received. At a table of their own, strangers rightly receive their hands. */
export type Place = 'strangers-table' | 'elsewhere';

type Patterns = readonly (readonly [what: string, pattern: RegExp])[];

/** Signs of the server's internals, whatever its games are. Hostile texts don't match them. */
const INSIDES: Patterns = [
  ['a stack of an error', /\bat [^\n]{0,120}\(?(?:file:\/\/|node:)[^\n]{1,200}:\d+:\d+/],
  ['a file of the program', /node_modules\/|server\/(?:rooms|store|http)\/[\w-]+\.ts/],
  [
    'SQL',
    /SQLITE_|SqliteError|(?:FROM|INTO|UPDATE) (?:games|game_\w+|players|hosts|server_keys)\b/,
  ],
];

/** Longer than any secret, so that one received in two parts is found too. */
const OVERLAP = 400;

/** The bytes of one connection. */
export interface Stream {
  hear(bytes: Uint8Array): void;
  /** From now on they come from another place. */
  moved(place: Place): void;
  /** There are no more. */
  end(): void;
}

interface Heard {
  readonly source: string;
  place: Place;
  tail: string;
  parts: string[];
  isOver: boolean;
}

/**
 * Holds received bytes until the secrets of that time are known. What is still secret when asked for was
 * secret earlier too, so nothing that was revealed a moment before is taken for a leak.
 */
export class LeakFinder {
  /** What was found, and by what. */
  readonly leaks = new Set<string>();
  readonly #streams = new Set<Heard>();
  readonly #patterns: Patterns;

  /** `patterns` are searched for in addition to the secrets; the log may mention internals. */
  constructor(patterns: Patterns = INSIDES) {
    this.#patterns = patterns;
  }

  /** Begins to listen. `source` names what was attacked, for the report. */
  listen(source: string, place: Place = 'elsewhere'): Stream {
    const heard: Heard = { source, place, tail: '', parts: [], isOver: false };
    this.#streams.add(heard);
    return {
      hear: (bytes) => {
        heard.parts.push(Buffer.from(bytes).toString('latin1'));
      },
      moved: (place) => {
        heard.place = place;
      },
      end: () => {
        heard.isOver = true;
      },
    };
  }

  /** Searches everything received since the last time. */
  look({ everywhere, honest }: Secrets): void {
    for (const heard of this.#streams) {
      if (heard.parts.length > 0) {
        const text = heard.tail + heard.parts.join('');
        const secrets = heard.place === 'elsewhere' ? [...everywhere, ...honest] : everywhere;
        for (const what of found(text, secrets, this.#patterns))
          this.leaks.add(`${what} in ${heard.source}`);
        heard.tail = text.slice(-OVERLAP);
        heard.parts = [];
      }
      if (heard.isOver) this.#streams.delete(heard);
    }
  }
}

/** What a text contains: secrets, and the server's internals. */
function found(text: string, secrets: readonly Secret[], patterns: Patterns): readonly string[] {
  return [
    ...secrets.filter((secret) => text.includes(secret.text)).map(({ what }) => what),
    ...patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
  ];
}
