import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestIn } from './manifests.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** Width and height of a PNG, from its first chunk. */
function sizesOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test.each(['en', 'ja', 'zh-CN'] as const)(
  'all pictures that the manifest in %s names are there',
  (language) => {
    const { icons, screenshots } = manifestIn(language);
    for (const { src, sizes } of icons)
      expect(sizesOf(readFileSync(join(PUBLIC, src)))).toBe(sizes);
    for (const { src } of screenshots)
      expect(readFileSync(join(PUBLIC, src)).length).toBeGreaterThan(0);
  },
);

test('each language has its own words', () => {
  expect(manifestIn('ja')).toMatchObject({ name: 'メトロ', lang: 'ja' });
  expect(manifestIn('zh-CN').shortcuts[0]?.name).not.toBe(manifestIn('en').shortcuts[0]?.name);
});
