import { expect, test } from 'vitest';
import { createAnnouncer } from './announcer.ts';

/** An announcer whose moments end when the test says so. */
function announcerByHand() {
  const waiting: (() => void)[] = [];
  const announcer = createAnnouncer((run) => waiting.push(run));
  return {
    announcer,
    /** Ends the moment; what was said then, and by how many utterances. */
    said() {
      for (const run of waiting.splice(0)) run();
      const { serial, news, answer } = announcer.utterance.peek();
      return { serial, news, answer };
    },
  };
}

test('what is told in one moment is said together, each sentence once', () => {
  const { announcer, said } = announcerByHand();
  announcer.tell('Ben lays a tile on D3');
  announcer.tell('Your turn');
  announcer.tell('Your turn');
  expect(said()).toEqual({ serial: 1, news: ['Ben lays a tile on D3', 'Your turn'], answer: [] });
});

test('nothing is said twice, and the same is said again in another moment', () => {
  const { announcer, said } = announcerByHand();
  announcer.tell('Your turn');
  said();
  expect(said().serial).toBe(1);
  announcer.tell('Your turn');
  expect(said()).toMatchObject({ serial: 2, news: ['Your turn'] });
});

test('of two answers the newer is said, after the news', () => {
  const { announcer, said } = announcerByHand();
  announcer.answer('On C3', 'Station 7');
  announcer.tell('Your turn');
  announcer.answer('On D3', 'Your turn');
  expect(said()).toEqual({ serial: 1, news: ['Your turn'], answer: ['On D3'] });
});
