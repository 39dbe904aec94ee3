import { SignJWT, UnsecuredJWT } from 'jose';
import { type AccountCalls, accountCalls } from '../../support/accountCalls';
import { buildMember, type TestMember } from '../../support/factories';
import { startTestServer, type TestServer } from '../../support/testServer';

let server: TestServer;
let calls: AccountCalls;
let member: TestMember;
let claims: { sub: string; sid: string };

beforeAll(async () => {
  server = await startTestServer();
  calls = accountCalls(server);
  member = await buildMember(server);
  claims = JSON.parse(Buffer.from(member.token.split('.')[1] ?? '', 'base64url').toString());
});
afterAll(() => server.close());

const in15Minutes = () => Math.floor(Date.now() / 1000) + 900;

interface Changes {
  secret?: Uint8Array;
  issuer?: string;
  alg?: string;
  expires?: number;
  subject?: string;
  sid?: string;
}

const forge = ({ secret, issuer, alg, expires, subject, sid }: Changes) =>
  new SignJWT({ sid: sid ?? claims.sid })
    .setProtectedHeader({ alg: alg ?? 'HS256' })
    .setIssuer(issuer ?? 'monday-writers')
    .setSubject(subject ?? claims.sub)
    .setExpirationTime(expires ?? in15Minutes())
    .sign(secret ?? server.config.authSecret);

describe('an access token', () => {
  it('is good as the server made it, and as the tests make it with the same secret', async () => {
    expect((await calls.whoAmI(await forge({}))).data.viewer.user.id).toBe(member.id);
  });

  it('lasts 15 minutes', () => {
    const { iat, exp } = claims as unknown as { iat: number; exp: number };
    expect(exp - iat).toBe(15 * 60);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['has ended', () => forge({ expires: Math.floor(Date.now() / 1000) - 1 })],
    ['was signed with another secret', () => forge({ secret: new Uint8Array(32).fill(7) })],
    ['was signed with another algorithm', () => forge({ alg: 'HS512', secret: new Uint8Array(64).fill(7) })],
    ['is of another issuer', () => forge({ issuer: 'elsewhere' })],
    ['names another member than its sign-in', async () => forge({ subject: (await buildMember(server)).id })],
    ['names a sign-in that never was', () => forge({ sid: 'signin_01h455vb4pex5vsknk084sn02q' })],
    [
      'is not signed at all (alg none)',
      () =>
        new UnsecuredJWT({ sid: claims.sid })
          .setIssuer('monday-writers')
          .setSubject(claims.sub)
          .setExpirationTime(in15Minutes())
          .encode(),
    ],
    ['had its last letters changed', () => `${member.token.slice(0, -4)}AAAA`],
    ['is a refresh token', () => member.refreshToken],
    ['is no token', () => 'nonsense'],
  ])('that %s is refused with 401, not taken for a visitor', async (_what, token) => {
    expect(await calls.whoAmI(await token())).toMatchObject({
      status: 401,
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('ends while the server runs, though its signature was found good before', async () => {
    const token = await forge({});
    expect((await calls.whoAmI(token)).status).toBe(200);
    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 16 * 60_000);
    try {
      expect((await calls.whoAmI(token)).status).toBe(401);
    } finally {
      later.mockRestore();
    }
  });

  it.each(['Basic bm9yYTpwYXNzd29yZA==', 'Bearer', 'Bearer  ', 'Token abc'])(
    'that comes as %j is refused',
    async (authorization) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: '{ viewer { email } }' }),
      });
      expect(response.status).toBe(401);
    },
  );

  it('that is refused keeps nobody from signing up', async () => {
    const { errors } = await calls.signUp(
      { username: 'newcomer', email: 'newcomer@example.com', password: 'Monday7pm' },
      'nonsense',
    );
    expect(errors).toBeUndefined();
  });
});
