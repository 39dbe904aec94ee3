import { SignJWT, UnsecuredJWT } from 'jose';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildToken, memberOfFile } from '../../../support/factories';
import { codeOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = accountCalls(server);
let claims: { sub: string; sid: string; iat: number; exp: number };
const member = memberOfFile(server);
beforeAll(async () => {
  claims = JSON.parse(Buffer.from(member.token.split('.')[1] ?? '', 'base64url').toString());
});

const in15Minutes = () => Math.floor(Date.now() / 1000) + 900;

type Claims = Record<'sid' | 'iss' | 'sub', string> & Record<'iat' | 'exp', number>;

function forge(changed: Partial<Claims> = {}, { secret = server.config.authSecret, alg = 'HS256' } = {}) {
  const iat = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims, iss: 'monday-writers', iat, exp: in15Minutes(), ...changed })
    .setProtectedHeader({ alg })
    .sign(secret);
}

describe('an access token', () => {
  it('is valid for 15 minutes, also as the tests create it with the same secret', async () => {
    expect((await calls.whoAmI(await forge())).data.viewer.user.id).toBe(member.id);
    expect(claims.exp - claims.iat).toBe(15 * 60);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['was signed with another secret', () => forge({}, { secret: new Uint8Array(32).fill(7) })],
    [
      'was signed with another algorithm',
      () => forge({}, { alg: 'HS512', secret: new Uint8Array(64).fill(7) }),
    ],
    ['is of another issuer', () => forge({ iss: 'elsewhere' })],
    ['names another member than its sign-in', async () => forge({ sub: (await buildMember(server)).id })],
    ['never ends', () => forge({ exp: undefined })],
    ['does not say when it was made', () => forge({ iat: undefined })],
    ['names no member', () => forge({ sub: undefined })],
    ['names no sign-in', () => forge({ sid: undefined })],
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
    const answer = await calls.whoAmI(await token());
    expect([answer.status, codeOf(answer)]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('expires while the server runs, although its signature was verified before', async () => {
    const token = await forge();
    expect((await calls.whoAmI(token)).status).toBe(200);
    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 16 * 60_000);
    try {
      expect((await calls.whoAmI(token)).status).toBe(401);
    } finally {
      later.mockRestore();
    }
  });

  it('costs one statement per request, and a personal access token costs no more', async () => {
    const { token } = await buildToken(server, member);
    const asks = async (bearer?: string) => {
      const { statements } = await server.countStatements(() => server.graphql('{ __typename }', {}, bearer));
      // The server also reads members in the background.
      return statements.filter((sql) => !sql.includes('WHERE deleted_at >='));
    };
    expect(await asks(member.token)).toEqual([expect.stringContaining('FROM sign_ins ')]);
    expect(await asks(token)).toEqual([expect.stringContaining('FROM personal_access_tokens ')]);
    expect(await asks()).toEqual([]);
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
});
