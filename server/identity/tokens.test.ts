import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { idOf } from '../testing/fixtures.ts';
import { newDeviceId } from './devices.ts';
import { TOKEN_LIFE, Tokens } from './tokens.ts';

const KEY = 'k'.repeat(32);
const tokens = new Tokens(KEY);
const anna = idOf('Anna');
const laptop = newDeviceId();

/** A token that somebody else made. */
const forged = (key: string, subject: string, audience: string) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setAudience(audience)
    .sign(new TextEncoder().encode(key));

const unsigned = (subject: string): string =>
  [{ alg: 'none' }, { sub: subject, aud: 'metro' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
    .concat('.');

describe('a token', () => {
  test('leads to the player that it was signed for', async () => {
    expect(await tokens.read(await tokens.sign(anna, laptop))).toMatchObject({ playerId: anna });
  });

  test('is worth something to every process with the same key', async () => {
    const facts = await new Tokens(KEY).read(await tokens.sign(anna, laptop));
    expect(facts?.playerId).toBe(anna);
  });

  test('is worth something for a year, and says when it began', async () => {
    let now = 1_700_000_000_123;
    const dated = new Tokens(KEY, () => now);
    const token = await dated.sign(anna, laptop);
    now += TOKEN_LIFE;
    expect(await dated.read(token)).toEqual({
      playerId: anna,
      signedAt: 1_700_000_000_123,
      device: laptop,
    });
    now += 2000;
    expect(await dated.read(token)).toBeUndefined();
  });

  test('of the first version is worth something for ever', async () => {
    const endless = await forged(KEY, anna, 'metro');
    expect(await tokens.read(endless)).toEqual({ playerId: anna, signedAt: 0, device: undefined });
  });

  test('is worth nothing when it is changed', async () => {
    const [head = '', , signature = ''] = (await tokens.sign(anna, laptop)).split('.');
    const body = Buffer.from(JSON.stringify({ sub: idOf('Bert'), aud: 'metro' }));
    const changed = [head, body.toString('base64url'), signature].join('.');
    expect(await tokens.read(changed)).toBeUndefined();
  });

  test.each([
    ['nothing', async () => ''],
    ['no token', async () => 'Anna'],
    ['one by another key', () => forged('x'.repeat(32), anna, 'metro')],
    ['one for something else', () => forged(KEY, anna, 'tram')],
    ['one for nobody', () => forged(KEY, 'Anna', 'metro')],
    ['one that nobody signed', async () => unsigned(anna)],
  ])('is refused where it is %s', async (_what, make) => {
    expect(await tokens.read(await make())).toBeUndefined();
  });
});

test('a key that could be guessed is refused', () => {
  expect(() => new Tokens('short')).toThrow('TOKEN_KEY');
});
