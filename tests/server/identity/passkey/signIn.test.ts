import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, memberOfTest } from '../../../support/factories';
import { addPasskeyOf, passkeyCalls, signInBy } from '../../../support/passkeyCalls';
import { secondFactorCalls, turnOnSecondFactor } from '../../../support/secondFactorCalls';
import type { SoftAuthenticator } from '../../../support/softAuthenticator';
import { codeOf, refusalOf, startTestServer, type TestServer, testServer } from '../../../support/testServer';

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const appUrl = 'https://writers.example';
const server = testServer({ appUrl }, now);
const calls = passkeyCalls(server);
const member = memberOfTest(server);
let authenticator: SoftAuthenticator;
let id: string;
let other: TestServer;

beforeAll(async () => {
  other = await server.another();
});
afterAll(() => other.close());
beforeEach(async () => {
  ({ id, authenticator } = await addPasskeyOf(server, member));
});

const refused = {
  status: 401,
  errors: [{ message: messages.passkey.refused, extensions: { code: 'UNAUTHENTICATED' } }],
};

it('signs the member in without typing a name, and records the time', async () => {
  const { data, errors } = await signInBy(server, authenticator);
  expect(errors).toBeUndefined();
  const { viewer, tokens, deviceToken } = data.signInWithPasskey;
  expect(viewer.user.username).toBe(member.username);
  expect(deviceToken).toHaveLength(43);
  expect(await calls.list(tokens.accessToken)).toEqual([
    { id, name: 'Phone', lastUsedAt: expect.any(String) },
  ]);
  expect((await accountCalls(server).refresh(tokens.refreshToken)).errors).toBeUndefined();
});

it('counts as both steps: no code is asked for, while a password asks for one once two-step sign-in is on', async () => {
  const byPassword = async () =>
    codeOf(await accountCalls(server).signIn({ email: member.email, password: member.password }));
  expect(await byPassword()).toBeUndefined();
  await turnOnSecondFactor(server, member, now());
  expect((await signInBy(server, authenticator)).errors).toBeUndefined();
  expect(await byPassword()).toBe('SECOND_FACTOR_REQUIRED');
});

it('the options name no member, and ask for finger, face or PIN', async () => {
  const options = JSON.parse(await calls.startSignIn());
  expect(options).toMatchObject({ rpId: 'writers.example', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
});

describe('refuses, with one answer for all,', () => {
  it.each([
    ['a page at another address', { origin: 'https://writers.example.evil' }],
    ['a passkey for another site', { rpId: 'evil.example' }],
    ['a passkey that asked for no finger, face or PIN', { isVerified: false }],
    ['an answer to what was never asked', { challenge: 'bm90IG91cnM' }],
    ['an answer of making a passkey', { type: 'webauthn.create' }],
    ['another member’s handle', { userHandle: Buffer.from('user_0').toString('base64url') }],
    ['an answer without a handle', { userHandle: null }],
  ] as const)('%s', async (_what, wrong) => {
    expect(await signInBy(server, authenticator, wrong)).toMatchObject(refused);
    expect((await signInBy(server, authenticator)).errors).toBeUndefined();
  });

  it.each(['', '{}', 'null', '{"id":"a","response":{"clientDataJSON":"e30"}}'])(
    'an invalid response: %s',
    async (text) => {
      expect(await calls.signIn(text)).toMatchObject(refused);
    },
  );

  it('a signature by another key', async () => {
    const stranger = await addPasskeyOf(server, await buildMember(server));
    const forged = JSON.parse(stranger.authenticator.get(await calls.startSignIn()));
    const answer = JSON.stringify({ ...forged, id: authenticator.id, rawId: authenticator.id });
    expect(await calls.signIn(answer)).toMatchObject(refused);
  });
});

it('a text of more than 16,384 characters is refused before it is read', async () => {
  expect(codeOf(await calls.signIn('x'.repeat(16_385)))).toBe('BAD_USER_INPUT');
});

describe('a challenge', () => {
  it('is used up by a wrong answer', async () => {
    const options = await calls.startSignIn();
    expect(await calls.signIn(authenticator.get(options, { isVerified: false }))).toMatchObject(refused);
    expect(await calls.signIn(authenticator.get(options))).toMatchObject(refused);
  });

  it('accepts one of many concurrent responses, on two servers', async () => {
    const answer = authenticator.get(await calls.startSignIn());
    const answers = await Promise.all(
      [server, other, server, other, server, other].map((on) => passkeyCalls(on).signIn(answer)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const one of answers.filter(({ errors }) => errors)) expect(one).toMatchObject(refused);
  });

  it('of one server is answered on another, within 15 minutes', async () => {
    const [early, late] = [await calls.startSignIn(), await calls.startSignIn()];
    aheadMs += 14 * 60_000;
    expect((await passkeyCalls(other).signIn(authenticator.get(early))).errors).toBeUndefined();
    aheadMs += 2 * 60_000;
    expect(await calls.signIn(authenticator.get(late))).toMatchObject(refused);
  });

  it('for confirming that it’s oneself doesn’t sign in, nor vice versa', async () => {
    const verification = await calls.startVerification(member.token);
    expect(await calls.signIn(authenticator.get(verification))).toMatchObject(refused);
    const signIn = await calls.startSignIn();
    expect(await calls.verify({ passkey: authenticator.get(signIn) }, member.token)).toMatchObject(refused);
  });
});

describe('the count', () => {
  it('refuses a copied authenticator, which fell behind', async () => {
    expect((await signInBy(server, authenticator)).errors).toBeUndefined();
    authenticator.counter -= 1;
    expect(await signInBy(server, authenticator)).toMatchObject(refused);
    authenticator.counter += 5;
    expect((await signInBy(server, authenticator)).errors).toBeUndefined();
  });

  it('stays 0 for passkeys that don’t count', async () => {
    const synced = (await addPasskeyOf(server, member, { name: 'Keychain', counts: false })).authenticator;
    for (const _twice of [1, 2]) expect((await signInBy(server, synced)).errors).toBeUndefined();
  });
});

it.each([
  ['suspended', 'SUSPENDED'],
  ['waiting', 'WAITING_FOR_APPROVAL'],
])('lets nobody in who is %s', async (state, code) => {
  await server.sql('UPDATE users SET state = ? WHERE id = ?', [state, member.id]);
  expect(codeOf(await signInBy(server, authenticator))).toBe(code);
  await server.sql("UPDATE users SET state = 'active' WHERE id = ?", [member.id]);
});

describe('confirming that it’s oneself', () => {
  const growOld = () => server.sql('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?', [member.id]);
  const start = () => secondFactorCalls(server).start(member.token);

  it('takes a passkey', async () => {
    await growOld();
    const proof = { proof: 'password', passkey: true };
    expect(refusalOf(await start())).toMatchObject({ code: 'FRESH_SIGN_IN_REQUIRED', ...proof });
    const options = await calls.startVerification(member.token);
    expect(JSON.parse(options).allowCredentials).toMatchObject([{ id: authenticator.id }]);
    const { errors } = await calls.verify({ passkey: authenticator.get(options) }, member.token);
    expect(errors).toBeUndefined();
    expect((await start()).errors).toBeUndefined();
  });

  it('takes it from members without a password, too', async () => {
    await server.sql('UPDATE users SET password_hash = NULL WHERE id = ?', [member.id]);
    await growOld();
    expect((await start()).errors?.[0]?.extensions).toMatchObject({ proof: 'passkey', passkey: true });
    const byPassword = await calls.verify({ password: member.password }, member.token);
    expect(codeOf(byPassword)).toBe('FRESH_SIGN_IN_REQUIRED');
  });

  it('refuses another member’s passkey, and a response to another’s challenge', async () => {
    const stranger = await buildMember(server);
    const theirs = await addPasskeyOf(server, stranger);
    const mine = await calls.startVerification(member.token);
    expect(await calls.verify({ passkey: theirs.authenticator.get(mine) }, member.token)).toMatchObject(
      refused,
    );
    const others = await calls.startVerification(stranger.token);
    expect(await calls.verify({ passkey: authenticator.get(others) }, member.token)).toMatchObject(refused);
  });
});

describe('limits', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ appUrl, rateLimits: 0.1 });
  });
  afterAll(() => limited.close());

  it('count refused passkeys of an address, not right ones', async () => {
    const here = await addPasskeyOf(limited, await buildMember(limited));
    for (const _four of [1, 2, 3, 4])
      expect((await signInBy(limited, here.authenticator)).errors).toBeUndefined();
    const wrong = () => signInBy(limited, here.authenticator, { isVerified: false });
    for (const _three of [1, 2, 3]) expect(await wrong()).toMatchObject(refused);
    expect((await wrong()).status).toBe(429);
  });

  it('bound the challenges of a network', async () => {
    const ask = () => limited.graphql('mutation { startPasskeySignIn { options } }');
    const answers = await Promise.all(Array.from({ length: 31 }, ask));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const [{ count }] = await limited.sql('SELECT COUNT(*) AS count FROM passkey_challenges');
    expect(Number(count)).toBeLessThanOrEqual(40);
  });
});
