import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { eventually, outboxOf, resetTokensIn } from '../../../support/mails';
import { totpOf, turnOnSecondFactor, wrongCodeOf } from '../../../support/secondFactorCalls';
import { codeOf, type GraphQLAnswer, startTestServer, type TestServer } from '../../../support/testServer';

let server: TestServer;
let other: TestServer;
let member: TestMember;
let secret: string;
/** Added to the clock; limits use the real one. */
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  server = await startTestServer({ rateLimits: 1, trustProxy: 1 }, now);
  other = await server.another();
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await buildMember(server);
  ({ secret } = await turnOnSecondFactor(server, member, now()));
  aheadMs += 30_000;
});

let network = 0;
async function send(mutation: string, input: object, ip: string, on = server): Promise<GraphQLAnswer> {
  const response = await fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ query: mutation, variables: { input } }),
  });
  return (await response.json()) as GraphQLAnswer;
}
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { deviceToken } }';
const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';

/** A sign-in from a network of its own, so that only the account's counters matter. */
function from(code: string | undefined, more: { deviceToken?: string; on?: TestServer; ip?: string } = {}) {
  network += 1;
  const { deviceToken, on, ip = `10.${network >> 8}.${network & 255}.1` } = more;
  return send(signIn, { email: member.email, password: member.password, code, deviceToken }, ip, on);
}

const wrong = () => wrongCodeOf(secret, now());

describe('wrong codes after a right password', () => {
  it('from one network count as failed sign-ins: the eleventh is refused, even if it is right', async () => {
    const ip = '10.200.1.1';
    for (let tries = 0; tries < 10; tries += 1)
      expect(codeOf(await from(wrong(), { ip }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await from(totpOf(secret, now()), { ip }))).toBe('RATE_LIMITED');
  });

  it('from everywhere are refused after 30 a day, on all servers', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, n) => from(wrong(), { on: n % 2 ? server : other })),
    );
    const checked = tries.filter((answer) => codeOf(answer) === 'BAD_USER_INPUT');
    expect(checked.length).toBeLessThanOrEqual(30);
    expect(tries.filter((answer) => codeOf(answer) === undefined)).toEqual([]);
    expect(codeOf(await from(totpOf(secret, now()), { on: other }))).toBe('RATE_LIMITED');
  });

  it('by others don’t block a device that signed in before', async () => {
    const { data } = await from(totpOf(secret, now()));
    const { deviceToken } = data.signIn;
    for (let tries = 0; tries < 31; tries += 1) await from(wrong());
    aheadMs += 30_000;
    expect(codeOf(await from(totpOf(secret, now())))).toBe('RATE_LIMITED');
    expect(codeOf(await from(totpOf(secret, now()), { deviceToken }))).toBeUndefined();
  });

  it('by others block a device that signed in before it was turned on: it may be one of many', async () => {
    member = await buildMember(server);
    const { deviceToken } = (await from(undefined)).data.signIn;
    ({ secret } = await turnOnSecondFactor(server, member, now()));
    await Promise.all(Array.from({ length: 30 }, () => from(wrong())));
    aheadMs += 30_000;
    expect(codeOf(await from(totpOf(secret, now()), { deviceToken }))).toBe('RATE_LIMITED');
  });

  it('don’t include requests for a code or right codes', async () => {
    const ip = '10.201.1.1';
    for (let tries = 0; tries < 12; tries += 1)
      expect(codeOf(await from(undefined, { ip }))).toBe('SECOND_FACTOR_REQUIRED');
    for (let tries = 0; tries < 12; tries += 1) {
      aheadMs += 30_000;
      expect(codeOf(await from(totpOf(secret, now()), { ip }))).toBeUndefined();
    }
  });
  it('with a link use up neither the tries of other networks nor those of signing in', async () => {
    await accountCalls(server).requestPasswordReset(member.email);
    const mail = await eventually('the link', async () =>
      (await outboxOf(server, member.email)).find(({ text }) => text?.includes('type=recovery')),
    );
    const password = 'Tuesday8pm';
    const byLink = (ip: string, code: string) => send(reset, { ...resetTokensIn(mail), password, code }, ip);
    const right = () => totpOf(secret, now());
    for (let tries = 0; tries < 10; tries += 1)
      expect(codeOf(await byLink(`10.202.1.${tries}`, wrong()))).toBe('BAD_USER_INPUT');
    expect(codeOf(await byLink('10.202.1.99', right()))).toBe('RATE_LIMITED');
    expect(codeOf(await from(right(), { ip: '10.203.1.1' }))).toBeUndefined();
    aheadMs += 30_000;
    expect(codeOf(await byLink('10.203.1.1', right()))).toBeUndefined();
    aheadMs += 30_000;
    member = { ...member, password };
    expect(codeOf(await from(right(), { ip: '10.203.1.1' }))).toBeUndefined();
  });
});
