import { expect, test } from 'vitest';
import { entryFor, isPage } from './kept-entry.ts';

test.each([
  ['/', '/', true],
  ['/practice', '/', true],
  ['/table/KXWPRT', '/', true],
  ['/apis', '/', true],
  ['/api/records/KXWPRT/download', '/', false],
  ['/healthz', '/', false],
  ['/metro/practice', '/metro/', true],
  ['/metro/api/me', '/metro/', false],
  ['/elsewhere', '/metro/', false],
])('%s of a site at %s is a page: %s', (path, site, is) => {
  expect(isPage(path, site)).toBe(is);
});

test('the kept entry finds its files from any depth, and keeps what it was told', async () => {
  const policy = { 'Content-Security-Policy': "default-src 'self'" };
  const html = '<script src="./assets/a.js"></script><link href="./assets/b.css"><a href="/x">';
  const kept = new Response(html, { headers: { ...policy, 'Content-Encoding': 'br' } });
  const entry = await entryFor(kept, '/metro/');
  expect(await entry.text()).toBe(
    '<script src="/metro/assets/a.js"></script><link href="/metro/assets/b.css"><a href="/x">',
  );
  expect(entry.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
  expect(entry.headers.has('Content-Encoding')).toBe(false);
});
