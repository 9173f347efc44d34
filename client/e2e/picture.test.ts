/** The picture of a final board: saved, copied and sent by its buttons, and printed on one page. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { playFast } from './fast-game.ts';
import { faultsOf, newPerson, secretOf } from './people.ts';

const PNG = '89504e470d0a1a0a';

test('the final board is saved, copied, sent and printed', async ({ browser, baseURL }) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const ann = await newPerson(browser, 'Ann', { permissions });
  // Chromium on Linux has nobody to send to, and no printer here: what would go there is noted instead.
  await ann.addInitScript(() => {
    const sent = { canShare: () => true, share: async ({ files }: ShareData) => note(files) };
    const note = (files: readonly File[] = []) => {
      document.title = files.map(({ name, type, size }) => `${name} ${type} ${size > 0}`).join();
    };
    window.print = () => {
      document.title = 'printed';
    };
    for (const [name, value] of Object.entries(sent))
      Object.defineProperty(navigator, name, { value });
  });
  const code = await playFast({ baseURL: baseURL ?? '', secret: await secretOf(ann) });
  await ann.goto(`/table/${code}`);
  const press = (name: string) => ann.getByRole('button', { name, exact: true }).click();

  const download = ann.waitForEvent('download');
  await press('Save');
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`metro-${code}.png`);
  expect((await readFile(await saved.path())).subarray(0, 8).toString('hex')).toBe(PNG);

  await press('Copy');
  await expect
    .poll(() => ann.evaluate(async () => (await navigator.clipboard.read())[0]?.types))
    .toEqual(['image/png']);

  await press('Send');
  await expect(ann).toHaveTitle(`metro-${code}.png image/png true`);

  await press('Print');
  await expect(ann).toHaveTitle('printed');
  const pages = (await ann.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  expect(faultsOf(ann)).toEqual([]);
});
