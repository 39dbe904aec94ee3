import { needNoToken } from '../../../server/authz/abilities';
import { Role } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildToken } from '../../support/factories';
import { openSocket } from '../../support/socketClient';
import { codeOf, contextOf, testServer } from '../../support/testServer';
import { documentOf, operations, restCalls, sendCall } from './everyOperation';

/**
 * The actors of the ability matrix who have an account and may not use it. Each sends every operation and every REST
 * route with what they had: an access token and a personal access token. All are answered as an expired token is, so
 * their column needs no table. They are administrators, who could do the most.
 */
const states = ['suspended', 'waiting'] as const;
const actors = states.flatMap((state) => [`${state} (signed in)`, `${state} (personal access token)`]);

const server = testServer();
const tokens = new Map<string, string>();
const members = new Map<string, { email: string; password: string; refreshToken: string }>();
let expired: string;
beforeAll(async () => {
  for (const state of states) {
    const member = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    tokens.set(`${state} (signed in)`, member.token);
    tokens.set(`${state} (personal access token)`, (await buildToken(server, member)).token);
    members.set(state, member);
    await server.sql('UPDATE users SET state = ? WHERE id = ?', [state, member.id]);
  }
  const { id } = await buildMember(server);
  const { authenticator, db } = await contextOf(server);
  const [signIn] = await db.read<{ id: string }>('SELECT id FROM sign_ins WHERE user_id = ?', [id]);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 60 * 60_000);
  expired = (await authenticator.makeAccessToken(id, signIn?.id ?? '')).accessToken;
  clock.mockRestore();
});

const graphqlAs = async (document: ReturnType<typeof documentOf>, token?: string) => {
  const { status, errors } = await server.graphql(document.query, document.variables, token);
  return [status, errors?.[0]?.extensions.code];
};

const restAs = async (call: (typeof restCalls)[number], token?: string) => {
  const response = await sendCall(call, server.url, token);
  const text = await response.text();
  return [response.status, response.ok ? undefined : JSON.parse(text).code];
};

const refused = [401, 'UNAUTHENTICATED'];

describe('over GraphQL, as with an expired token,', () => {
  const asked = operations.filter(({ kind }) => kind !== 'subscription');

  it.each(asked.map((operation) => [operation.field.name, operation] as const))(
    '%s answers who may not use their account',
    async (_name, operation) => {
      const document = documentOf(operation);
      const withoutToken = needNoToken.has(operation.ability);
      // Signing up takes the name: what is asked again is refused in the same way.
      if (withoutToken) await graphqlAs(document);
      const expected = withoutToken ? await graphqlAs(document) : refused;
      expect(await graphqlAs(document, expired)).toEqual(expected);
      for (const actor of actors)
        expect([actor, await graphqlAs(document, tokens.get(actor))]).toEqual([actor, expected]);
    },
  );

  it('no socket opens, for subscriptions or anything else', async () => {
    for (const token of [expired, ...tokens.values()]) {
      const socket = await openSocket(server);
      socket.send({ type: 'connection_init', payload: { accessToken: token } });
      expect((await socket.closed).code).toBe(4403);
      expect(socket.received).toEqual([]);
    }
  });
});

describe('over REST, as with an expired token,', () => {
  it.each(restCalls.map((call) => [call.name, call] as const))(
    '%s answers who may not use their account',
    async (_name, call) => {
      // Some routes read no token, and answer everyone as a visitor.
      const withoutToken = call.route.auth === 'none' || needNoToken.has(call.ability);
      if (withoutToken) await restAs(call);
      const expected = withoutToken ? await restAs(call) : refused;
      expect(await restAs(call, expired)).toEqual(expected);
      for (const actor of actors)
        expect([actor, await restAs(call, tokens.get(actor))]).toEqual([actor, expected]);
    },
  );
});

describe.each([
  ['suspended', 'SUSPENDED'],
  ['waiting', 'WAITING_FOR_APPROVAL'],
] as const)('who is %s', (state, code) => {
  const calls = accountCalls(server);

  it('signs in with no right password, learns why only by it, and keeps no sign-in', async () => {
    const { email, password, refreshToken } = members.get(state)!;
    expect(codeOf(await calls.signIn({ email, password }))).toBe(code);
    expect(codeOf(await calls.signIn({ email, password: 'Not this 1' }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await calls.refresh(refreshToken))).toBe('UNAUTHENTICATED');
  });
});
