import { expect, test } from 'vitest';
import { pathInOrigin, withinSite } from './site.ts';

test.each([
  ['', '/table/BCDFGH', '/table/BCDFGH'],
  ['/metro', '/table/BCDFGH', '/metro/table/BCDFGH'],
  ['/games/metro', '/', '/games/metro/'],
])('a site at "%s" has %s at %s', (site, inSite, inOrigin) => {
  expect(pathInOrigin(inSite, site)).toBe(inOrigin);
  const address = `https://example.org${inOrigin}?watch#x`;
  expect(withinSite(address, site).href).toBe(`https://example.org${inSite}?watch#x`);
});

test('what only begins like the site is not in it', () => {
  const address = 'https://example.org/metropolis/table/BCDFGH';
  expect(withinSite(address, '/metro').href).toBe(address);
});
