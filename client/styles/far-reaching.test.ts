import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** With `:has()` there, a browser looks through the page at every insertion anywhere in it. */
const HAS_AT_THE_ROOT = /(?:^|[\s,])(?:\.app|\.game|body|html|:root)[^\s,{]*:has\(/m;

test.each(globSync('**/*.css', { cwd: import.meta.dirname }))(
  '%s looks for no part of the whole page',
  (file) => {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8')).not.toMatch(HAS_AT_THE_ROOT);
  },
);
