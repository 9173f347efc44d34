/** What every screen must be: free of what axe finds, and no wider than its window. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Inspects a screen, and leaves a picture of it among the test's artefacts. */
export async function inspect(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `artifacts/${test.info().project.name}-${name}.png` });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect([name, found]).toEqual([name, []]);
  const [content = 0, window = 0] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect([name, content]).toEqual([name, Math.min(content, window)]);
}

/** What axe finds by all of its rules: nothing. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
