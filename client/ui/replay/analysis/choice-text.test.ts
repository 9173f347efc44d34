import { expect, test } from 'vitest';
import { parseAction } from '../../../../common/rules/notation.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import type { Opinion } from '../../../view/replay/analysis-view.ts';
import { judgedText } from './choice-text.ts';
import { ANALYSIS_TEXTS } from './texts/languages.ts';

const words = {
  texts: ANALYSIS_TEXTS.en,
  number: String,
  signed: (value: number) => `+${value}`,
};

function choice(played: string, better: string, loss = 4) {
  const [one, other] = [played, better].map(parseAction);
  if (one === undefined || other === undefined) throw new Error('no action');
  return { move: 3, played: one, better: other, loss };
}

test.each<[Opinion, string]>([
  [{ type: 'only-one' }, 'Nothing else was possible.'],
  [{ type: 'agreed' }, 'The engine would do the same.'],
  [
    { type: 'worse', choice: choice('acba@A2', 'acba@H6') },
    'Played: A2. Better: H6. It cost 4 points.',
  ],
  [
    { type: 'worse', choice: choice('acba@A2', 'acba@A2+1') },
    'Better on A2: the tile shown on the board. It cost 4 points.',
  ],
  [{ type: 'as-good', choice: choice('acba@A2', 'draw') }, 'Just as good: drawing a tile.'],
  [
    { type: 'unmeasured', choice: choice('exchange 40 open', 'wagon@D3') },
    'Played: exchanging a share. Better: a wagon on D3. How much it cost can’t be measured.',
  ],
])('%j is told in words', (opinion, text) => {
  expect(judgedText(words, { opinion, luck: undefined })).toBe(text);
});

test('luck is told behind it', () => {
  const judged = { opinion: { type: 'agreed' }, luck: 2 } as const;
  expect(judgedText(words, judged)).toContain('same. Luck with this tile: +2 points.');
});

test.each(LANGUAGES)('in %s every text with facts tells all of them', (language) => {
  for (const text of Object.values(ANALYSIS_TEXTS[language])) {
    if (typeof text === 'string') continue;
    const facts = ['«1»', '«2»'].slice(0, text.length);
    const said = text('«1»', '«2»');
    expect(facts.filter((fact) => !said.includes(fact))).toEqual([]);
  }
});
