/** Finds what nobody may learn in the bytes that strangers receive, and in the log. */

/** A text that must not be found. */
export interface Secret {
  /** What it is, for the report: it is not printed itself. */
  readonly what: string;
  readonly text: string;
}

/** What is secret at a moment. */
export interface Secrets {
  /** Found nowhere, since they are too long to come about by chance. */
  readonly everywhere: readonly Secret[];
  /**
   * Hands and holdings of honest players. At a table of the attacker's own their hand may read the same, so
   * that they are looked for in all other answers.
   */
  readonly honest: readonly Secret[];
}

/** Where bytes were received. At a table of strangers their own hands come, as they must. */
export type Place = 'strangers-table' | 'elsewhere';

type Patterns = readonly (readonly [what: string, pattern: RegExp])[];

/** What tells of the inside of the server, whatever its games are. Hostile texts don't match them. */
const INSIDES: Patterns = [
  ['a stack of an error', /\bat [^\n]{0,120}\(?(?:file:\/\/|node:)[^\n]{1,200}:\d+:\d+/],
  ['a file of the program', /node_modules\/|server\/(?:rooms|store|http)\/[\w-]+\.ts/],
  [
    'SQL',
    /SQLITE_|SqliteError|(?:FROM|INTO|UPDATE) (?:games|game_\w+|players|hosts|server_keys)\b/,
  ],
];

/** Longer than any secret: one that comes in two parts is found too. */
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
 * Keeps what is received until it is known what was secret then. A secret that is still one when it is
 * asked for was one before: so nothing is taken for a leak that was made known a moment earlier.
 */
export class LeakFinder {
  /** What was found, and by what. */
  readonly leaks = new Set<string>();
  readonly #streams = new Set<Heard>();
  readonly #patterns: Patterns;

  /** `patterns` are looked for beside the secrets; the log may name what is inside. */
  constructor(patterns: Patterns = INSIDES) {
    this.#patterns = patterns;
  }

  /** Begins to listen. `source` tells what was attacked, for the report. */
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

  /** Looks through everything received since the last time. */
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

/** What is found in a text: secrets, and the inside of the server. */
function found(text: string, secrets: readonly Secret[], patterns: Patterns): readonly string[] {
  return [
    ...secrets.filter((secret) => text.includes(secret.text)).map(({ what }) => what),
    ...patterns.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
  ];
}
