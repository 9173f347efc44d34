import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accountAnswer,
  devicesAnswer,
  keepingAnswer,
  passkeyOptionsAnswer,
  recoveryCodeAnswer,
} from '../../common/protocol/api.ts';
import { CHALLENGE_LIFE } from '../identity/challenges.ts';
import { MOST_WRONG_CODES } from '../identity/recovery-codes.ts';
import { TestPasskey } from '../testing/authenticator.ts';
import { idOf, secretOf } from '../testing/fixtures.ts';
import { startTestServer } from '../testing/test-server.ts';

const ALLOWED = 'https://metro.example';
let now = Date.now();
const server = await startTestServer({}, { origins: new Set([ALLOWED]), now: () => now });
afterAll(() => server.close());
const OWN = server.url;

/** Each test has players of its own. */
let players = 0;
let anna = '';
let boris = '';
beforeEach(() => {
  players += 1;
  anna = `Anna ${players}`;
  boris = `Boris ${players}`;
});

interface Asked {
  readonly method?: string;
  readonly by?: string;
  readonly proof?: string;
  readonly origin?: string | undefined;
  readonly body?: unknown;
}

async function ask(path: string, { method = 'POST', by, body, ...asked }: Asked = {}) {
  const proof = asked.proof ?? (by === undefined ? undefined : secretOf(by));
  const origin = 'origin' in asked ? asked.origin : OWN;
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(origin !== undefined && { origin }),
      ...(proof !== undefined && { authorization: `Bearer ${proof}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const keepingOf = async (by: string) =>
  keepingAnswer.parse((await ask('/me/keeping', { method: 'GET', by })).body);

async function challengeAt(path: string, asked: Asked = {}) {
  return passkeyOptionsAnswer.parse((await ask(path, asked)).body).challenge;
}

/** What a page tells an authenticator. */
const siteWith = (challenge: string, origin = OWN) => ({
  origin,
  rpId: new URL(origin).hostname,
  challenge,
});

async function keep(by: string, passkey: TestPasskey, origin = OWN) {
  const challenge = await challengeAt('/me/passkeys/options', { by, origin });
  const body = passkey.made(siteWith(challenge, origin));
  return await ask('/me/passkeys', { by, origin, body });
}

async function keptPasskey(by: string): Promise<TestPasskey> {
  const passkey = new TestPasskey();
  expect((await keep(by, passkey)).status).toBe(201);
  return passkey;
}

async function signIn(passkey: TestPasskey, origin = OWN) {
  const challenge = await challengeAt('/passkeys/options', { origin });
  return await ask('/passkeys', { origin, body: passkey.signed(siteWith(challenge, origin)) });
}

const makeCode = async (by: string) =>
  recoveryCodeAnswer.parse((await ask('/me/recovery-code', { by })).body).code;
const recover = (code: string) => ask('/recovery', { body: { code } });

describe('a recovery code', () => {
  test('makes another device the same player, as often as it is used', async () => {
    const code = await makeCode(anna);
    expect(code).toMatch(/^([A-Z]{4}-){7}[A-Z]{4}$/);
    for (const typed of [code, ` ${code.toLowerCase().replaceAll('-', ' ')}\n`]) {
      const account = accountAnswer.parse((await recover(typed)).body);
      expect(account.playerId).toBe(idOf(anna));
      expect((await ask('/me', { method: 'GET', proof: account.token })).status).toBe(200);
    }
    const { devices } = devicesAnswer.parse(
      (await ask('/me/devices', { method: 'GET', by: anna })).body,
    );
    expect(devices).toHaveLength(3);
  });

  test('is told once, and is void once there is a newer one or none', async () => {
    const first = await makeCode(anna);
    expect(JSON.stringify(await keepingOf(anna))).not.toContain(first);
    const second = await makeCode(anna);
    expect(second).not.toBe(first);
    expect((await recover(first)).status).toBe(404);
    expect((await recover(second)).status).toBe(200);
    expect((await ask('/me/recovery-code', { method: 'DELETE', by: anna })).status).toBe(204);
    expect((await ask('/me/recovery-code', { method: 'DELETE', by: anna })).status).toBe(404);
    expect((await recover(second)).status).toBe(404);
    expect((await keepingOf(anna)).code).toBeUndefined();
  });

  test('isn’t guessed: after many wrong ones for an identity the right one waits, too', async () => {
    const [code, other] = [await makeCode(anna), await makeCode(boris)];
    const wrong = `${code.slice(0, -2)}${code.endsWith('BB') ? 'CC' : 'BB'}`;
    for (let tries = 0; tries < MOST_WRONG_CODES; tries++)
      expect((await recover(wrong)).status).toBe(404);
    expect((await recover(code)).status).toBe(429);
    expect((await recover(other)).status).toBe(200);
  });

  test('of another form is refused, and changes nothing', async () => {
    for (const code of ['', 'B', 'Ω'.repeat(150), '💥'.repeat(32), '\u0000'])
      expect((await recover(code)).status).toBe(404);
    for (const body of [{}, { code: 1 }, { code: 'B'.repeat(201) }, [], 'x'])
      expect((await ask('/recovery', { body })).status).toBe(400);
    expect((await ask('/me/recovery-code')).status).toBe(401);
  });
});

describe('a passkey', () => {
  test('makes another device the same player', async () => {
    const passkey = await keptPasskey(anna);
    const { body } = await signIn(passkey);
    expect(accountAnswer.parse(body).playerId).toBe(idOf(anna));
    const { passkeys } = await keepingOf(anna);
    expect(passkeys).toEqual([expect.objectContaining({ id: passkey.id })]);
    expect(passkeys[0]?.usedAt).toBeDefined();
  });

  test('belongs to the origin of its page, which may be any allowed one', async () => {
    const passkey = new TestPasskey();
    expect((await keep(anna, passkey, ALLOWED)).status).toBe(201);
    expect((await signIn(passkey, ALLOWED)).status).toBe(200);
    const own = { ...siteWith(await challengeAt('/passkeys/options')), rpId: 'metro.example' };
    expect((await ask('/passkeys', { body: passkey.signed(own) })).status).toBe(404);
  });

  test('can’t be kept or used from a foreign page, or from none', async () => {
    const passkey = await keptPasskey(anna);
    const origin = 'https://evil.example';
    for (const path of ['/me/passkeys/options', '/passkeys/options']) {
      expect((await ask(path, { by: anna, origin })).status).toBe(403);
      expect((await ask(path, { by: anna, origin: undefined })).status).toBe(400);
    }
    // A foreign page that got a challenge of ours, and sends the answer through another program.
    const challenge = await challengeAt('/passkeys/options');
    const body = passkey.signed({ ...siteWith(challenge), origin });
    expect((await ask('/passkeys', { body })).status).toBe(404);
    const own = { ...siteWith(await challengeAt('/me/passkeys/options', { by: boris })), origin };
    const made = await ask('/me/passkeys', { by: boris, body: new TestPasskey().made(own) });
    expect(made).toEqual({ status: 400, body: { code: 'worthless-passkey' } });
    expect((await keepingOf(boris)).passkeys).toEqual([]);
  });

  test('answers a challenge once', async () => {
    const passkey = await keptPasskey(anna);
    const challenge = await challengeAt('/passkeys/options');
    const bodies = [1, 2, 3].map(() => passkey.signed(siteWith(challenge)));
    const answers = [];
    for (const body of [...bodies, bodies[0]])
      answers.push((await ask('/passkeys', { body })).status);
    expect(answers).toEqual([200, 404, 404, 404]);
    const fresh = await challengeAt('/me/passkeys/options', { by: boris });
    const made = [new TestPasskey(), new TestPasskey()].map((one) => one.made(siteWith(fresh)));
    const kept = await Promise.all(made.map((body) => ask('/me/passkeys', { by: boris, body })));
    expect(kept.map(({ status }) => status).sort()).toEqual([201, 400]);
  });

  test('answers a challenge in time, of this server, for this player and purpose', async () => {
    const passkey = await keptPasskey(anna);
    const late = await challengeAt('/passkeys/options');
    now += CHALLENGE_LIFE + 1000;
    const toKeep = await challengeAt('/me/passkeys/options', { by: anna });
    const madeUp = Buffer.from('no challenge of ours').toString('base64url');
    for (const challenge of [late, toKeep, madeUp]) {
      const body = passkey.signed(siteWith(challenge));
      expect((await ask('/passkeys', { body })).status).toBe(404);
    }
    const toSignIn = await challengeAt('/passkeys/options');
    for (const challenge of [toKeep, toSignIn, madeUp]) {
      const body = new TestPasskey().made(siteWith(challenge));
      expect((await ask('/me/passkeys', { by: boris, body })).status).toBe(400);
    }
  });

  test('of somebody else isn’t taken over by its id', async () => {
    const passkey = await keptPasskey(anna);
    const double = new TestPasskey(passkey.id);
    expect((await keep(boris, double)).body).toEqual({ code: 'worthless-passkey' });
    expect((await signIn(double)).status).toBe(404);
    expect((await signIn(passkey)).status).toBe(200);
    const gone = await ask(`/me/passkeys/${passkey.id}`, { method: 'DELETE', by: boris });
    expect(gone.status).toBe(404);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test('that was copied is found by its count', async () => {
    const passkey = await keptPasskey(anna);
    await signIn(passkey);
    passkey.counter = 0;
    expect((await signIn(passkey)).status).toBe(404);
  });

  test('may have signed itself, as some browsers leave it', async () => {
    const passkey = new TestPasskey();
    const challenge = await challengeAt('/me/passkeys/options', { by: anna });
    const body = passkey.made(siteWith(challenge), 'self-signed');
    expect((await ask('/me/passkeys', { by: anna, body })).status).toBe(201);
    expect((await signIn(passkey)).status).toBe(200);
  });

  test('of another form is refused, and changes nothing', async () => {
    const challenge = await challengeAt('/me/passkeys/options', { by: anna });
    const good = new TestPasskey().made(siteWith(challenge));
    const { response } = good;
    const bad = [
      {},
      { ...good, id: 'ü' },
      { ...good, id: 'A'.repeat(1400), rawId: 'A'.repeat(1400) },
      { ...good, type: 'password' },
      { ...good, rawId: 'other' },
      { ...good, response: { ...response, attestationObject: 'oWFh' } },
      { ...good, response: { ...response, attestationObject: 'n5-fn5-f'.repeat(300) } },
      { ...good, response: { ...response, clientDataJSON: 'bm9uc2Vuc2U' } },
    ];
    for (const body of bad)
      expect((await ask('/me/passkeys', { by: anna, body })).status, JSON.stringify(body)).toBe(
        400,
      );
    expect((await ask('/me/passkeys', { body: good })).status).toBe(401);
    expect((await keepingOf(anna)).passkeys).toEqual([]);
    expect((await ask('/me/passkeys', { by: anna, body: good })).status).toBe(201);
  });

  test('is worth nothing once its player has taken it away', async () => {
    const passkey = await keptPasskey(anna);
    const path = `/me/passkeys/${passkey.id}`;
    expect((await ask(path, { method: 'DELETE', by: anna })).status).toBe(204);
    expect((await signIn(passkey)).status).toBe(404);
  });
});

test('a player who is forgotten leaves no way back', async () => {
  const [passkey, code] = [await keptPasskey(anna), await makeCode(anna)];
  expect((await ask('/me', { method: 'DELETE', by: anna })).status).toBe(204);
  expect((await signIn(passkey)).status).toBe(404);
  expect((await recover(code)).status).toBe(404);
  expect(await keepingOf(anna)).toEqual({ passkeys: [] });
});
