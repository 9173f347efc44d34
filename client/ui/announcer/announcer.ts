/**
 * The one voice of the page. What is told within a moment is said together, each sentence once: a
 * screen reader that is interrupted at every change tells nothing.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

/** What is said at once. `serial` tells two of the same apart. */
export interface Utterance {
  readonly serial: number;
  /** What happened, without being asked for. */
  readonly news: readonly string[];
  /** What the player asked for, by a key or by a press. */
  readonly answer: readonly string[];
}

/** Collects sentences, and says them politely: a screen reader ends its sentence first. */
export interface Announcer {
  readonly utterance: ReadonlySignal<Utterance>;
  /** Tells what happened, with whatever else happens in the same moment. */
  tell(...sentences: readonly string[]): void;
  /** Answers the player. An answer that wasn't said yet gives way to the newer one. */
  answer(...sentences: readonly string[]): void;
}

/** Long enough for all that follows from one message of the server, too short to be noticed. */
const MOMENT_MS = 150;

/** Runs something a moment later. */
export type Later = (run: () => void) => void;

const inAMoment: Later = (run) => void setTimeout(run, MOMENT_MS);

/** Makes an announcer that has said nothing. */
export function createAnnouncer(later: Later = inAMoment): Announcer {
  const utterance = signal<Utterance>({ serial: 0, news: [], answer: [] });
  let news: readonly string[] = [];
  let answer: readonly string[] = [];
  let isWaiting = false;
  const speak = () => {
    isWaiting = false;
    const told = new Set(news);
    const answered = [...new Set(answer)].filter((sentence) => !told.has(sentence));
    news = [];
    answer = [];
    const { serial } = utterance.peek();
    utterance.value = { serial: serial + 1, news: [...told], answer: answered };
  };
  const speakSoon = () => {
    if (!isWaiting) later(speak);
    isWaiting = true;
  };
  return {
    utterance,
    tell(...sentences) {
      news = [...news, ...sentences];
      speakSoon();
    },
    answer(...sentences) {
      answer = sentences;
      speakSoon();
    },
  };
}
