import { afterEach, expect, test, vi } from 'vitest';
import { type AdviceQuestion, adviseOn } from '../../common/bots/advice.ts';
import { viewOf } from '../../common/rules/game.ts';
import { gameOf } from '../../common/testing/builders.ts';
import { adviseBeside } from './advise-beside.ts';
import { advisorBeside } from './advisor.ts';

/** The browser's workers, as far as the page sees them: they answer when they are told to. */
function workersOf() {
  const made: { post: () => void; fail: () => void; isEnded: boolean; asked: AdviceQuestion[] }[] =
    [];
  class PlainWorker {
    onmessage: ((event: { data: unknown }) => void) | undefined;
    onerror: (() => void) | undefined;
    readonly #record = {
      asked: [] as AdviceQuestion[],
      isEnded: false,
      post: () => {
        const question = this.#record.asked.shift();
        if (question === undefined) throw new Error('nothing was asked');
        this.onmessage?.({ data: adviseOn(question.view, question.seat, question.request) });
      },
      fail: () => this.onerror?.(),
    };
    constructor() {
      made.push(this.#record);
    }
    postMessage(question: AdviceQuestion): void {
      this.#record.asked.push(question);
    }
    terminate(): void {
      this.#record.isEnded = true;
    }
  }
  vi.stubGlobal('Worker', PlainWorker);
  const at = (place: number) => {
    const worker = made[place];
    if (worker === undefined) throw new Error(`no worker ${place}`);
    return worker;
  };
  return { made, at };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const view = viewOf(gameOf('cbcb bbbb'), 0);
const question = (count: number): AdviceQuestion => ({
  view,
  seat: 0,
  request: { seed: 1, playouts: 40, count },
});

test('a worker is started with the first question, and answers each in turn', async () => {
  const { made, at } = workersOf();
  const advisor = advisorBeside();
  expect(made).toHaveLength(0);
  const answers = Promise.all([advisor.ask(question(1)), advisor.ask(question(3))]);
  expect(made).toHaveLength(1);
  at(0).post();
  at(0).post();
  expect((await answers).map(({ ratings }) => ratings.length)).toEqual([1, 3]);
});

test('what is no longer needed is never answered, and the next question starts anew', async () => {
  const { at } = workersOf();
  const advisor = advisorBeside();
  const heard = vi.fn();
  void advisor.ask(question(1)).then(heard);
  advisor.end();
  expect(at(0).isEnded).toBe(true);
  const next = advisor.ask(question(2));
  at(0).post();
  at(1).post();
  expect((await next).ratings).toHaveLength(2);
  expect(heard).not.toHaveBeenCalled();
});

test('a worker that fails rejects all that was asked, and another one may do better', async () => {
  const { at } = workersOf();
  const advisor = advisorBeside();
  const asked = [advisor.ask(question(1)), advisor.ask(question(2))];
  at(0).fail();
  const failed = await Promise.allSettled(asked);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = advisor.ask(question(1));
  at(1).post();
  expect((await next).ratings).toHaveLength(1);
});

test('one advice ends its worker, be it answered or not wanted any more', async () => {
  const { at } = workersOf();
  const answer = adviseBeside(question(2), new AbortController().signal);
  at(0).post();
  expect((await answer).ratings).toHaveLength(2);
  expect(at(0).isEnded).toBe(true);
  const asking = new AbortController();
  void adviseBeside(question(2), asking.signal);
  expect(at(1).isEnded).toBe(false);
  asking.abort();
  expect(at(1).isEnded).toBe(true);
});
