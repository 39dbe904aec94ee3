import { newId } from '../../../../server/lib/ids';
import { SignIn } from '../../../../server/model/signIn.entity';
import { accountCalls } from '../../../support/accountCalls';
import { memberOfTest } from '../../../support/factories';
import { codeOf, type GraphQLAnswer, testServer } from '../../../support/testServer';
import { walkForward } from '../../../support/walkPages';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);
const stranger = memberOfTest(server);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Inserts a sign-in of the member. */
async function buildSignIn(given: Partial<SignIn>, owner = member): Promise<string> {
  const id = newId('signin');
  const now = new Date();
  await server.app.services.db.transaction(async (tx) => {
    await tx.insert(SignIn, {
      id,
      userId: owner.id,
      remembered: true,
      userAgent: 'tests',
      createdAt: now,
      lastUsedAt: now,
      revokedAt: null,
      ...given,
    });
  });
  return id;
}
const idsOf = async (token = member.token) => (await calls.signIns(token)).map(({ id }) => id);
const currentId = async (token = member.token) =>
  (await calls.signIns(token)).find(({ isCurrent }) => isCurrent)?.id ?? '';

describe("the viewer's sign-ins", () => {
  it('name the device, and mark the current one', async () => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': firefox },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }',
        variables: { input: { email: member.email, password: member.password } },
      }),
    });
    const { data } = (await answer.json()) as GraphQLAnswer;
    const { accessToken } = data.signIn.tokens;
    const shown = ({ device, isCurrent }: { device: string; isCurrent: boolean }) => ({ device, isCurrent });
    expect((await calls.signIns(accessToken)).map(shown)).toEqual([
      { device: 'Firefox on Windows', isCurrent: true },
      { device: 'Unknown device', isCurrent: false },
    ]);
    expect((await calls.signIns(member.token)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('come page by page, the latest used first', async () => {
    const older = [
      await buildSignIn({ lastUsedAt: daysAgo(3) }),
      await buildSignIn({ lastUsedAt: daysAgo(1) }),
      await buildSignIn({ lastUsedAt: daysAgo(2) }),
    ];
    const [three, one, two] = older;
    const expected = [await currentId(), one, two, three];
    expect(await idsOf()).toEqual(expected);
    const page = async (args: string) => {
      const data = await server.ask(
        `{ viewer { signIns(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id } } } } }`,
        member.token,
      );
      expect(data.viewer.signIns.totalCount).toBe(4);
      return data.viewer.signIns;
    };
    const found = (await walkForward<{ id: string }>(page, 2)).map(({ id }) => id);
    expect(found).toEqual(expected);
  });

  it.each<[string, Partial<SignIn>, boolean]>([
    ['remembered and used 29 days ago are listed', { remembered: true, lastUsedAt: daysAgo(29) }, true],
    ['remembered and used 31 days ago are not', { remembered: true, lastUsedAt: daysAgo(31) }, false],
    [
      'not remembered and used within a day are listed',
      { remembered: false, lastUsedAt: daysAgo(0.9) },
      true,
    ],
    ['not remembered and used before that are not', { remembered: false, lastUsedAt: daysAgo(1.1) }, false],
    ['that were revoked are not', { revokedAt: new Date() }, false],
  ])('%s, in the list and by their id', async (_what, given, listed) => {
    const id = await buildSignIn(given);
    expect((await idsOf()).includes(id)).toBe(listed);
    const data = await server.ask('query ($id: ID!) { node(id: $id) { id } }', member.token, { id });
    expect(data.node).toEqual(listed ? { id } : null);
  });

  it('can be read by id only by the viewer, in one statement for any number', async () => {
    const mine = [await currentId(), await buildSignIn({}), await buildSignIn({})];
    const ask = (token?: string) =>
      server.graphql(
        'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on SignIn { id isCurrent } } }',
        { ids: mine },
        token,
      );
    const { result, statements } = await server.countStatements(() => ask(member.token));
    expect(result.data.nodes).toEqual(mine.map((id, n) => ({ id, isCurrent: n === 0 })));
    expect(statements.filter((sql) => sql.includes('FROM sign_ins s WHERE'))).toHaveLength(1);
    expect((await ask(stranger.token)).data.nodes).toEqual([null, null, null]);
    expect((await ask()).data.nodes).toEqual([null, null, null]);
  });

  it('are read by member, however many others exist', async () => {
    await Promise.all(Array.from({ length: 5 }, () => buildSignIn({})));
    const { statements } = await server.countStatements(() => calls.signIns(member.token));
    const list = statements.find((sql) => sql.includes('ORDER BY s.last_used_at')) ?? '';
    const now = new Date();
    const [plan] = await server.sql(`EXPLAIN ${list}`, [member.id, now, now]);
    expect(plan.key).toBe('sign_ins_user');
  });
});

describe('revoking a sign-in', () => {
  it('ends it at once, with all of its tokens, and no other, also the current one; repeating it has the same response', async () => {
    const { data } = await calls.signIn({ email: member.email, password: member.password });
    const { accessToken, refreshToken } = data.signIn.tokens;
    const id = await currentId(accessToken);
    for (const _ of ['first', 'repeated'])
      expect((await calls.revokeSignIn(id, member.token)).data).toEqual({
        revokeSignIn: { revokedSignInId: id },
      });
    expect((await calls.whoAmI(accessToken)).status).toBe(401);
    expect(codeOf(await calls.refresh(refreshToken))).toBe('UNAUTHENTICATED');
    expect(await idsOf()).toEqual([await currentId()]);
    expect((await calls.revokeSignIn(await currentId(), member.token)).errors).toBeUndefined();
    expect((await calls.whoAmI(member.token)).status).toBe(401);
  });

  it.each([
    ['another member’s', async () => currentId(stranger.token)],
    ['one that never was', async () => newId('signin')],
    ['no sign-in', async () => member.id],
    ['no id', async () => 'signin_🙂'],
  ])('is NOT_FOUND for %s', async (_what, idOf) => {
    expect(codeOf(await calls.revokeSignIn(await idOf(), member.token))).toBe('NOT_FOUND');
    expect((await calls.whoAmI(stranger.token)).status).toBe(200);
  });
});

describe('revoking all sign-ins', () => {
  it('keeps the current one if requested, and returns the ids of those that ended', async () => {
    const current = await currentId();
    const others = [await buildSignIn({}), await buildSignIn({})];
    await buildSignIn({ revokedAt: new Date() });
    const { data } = await calls.revokeAllSignIns(true, member.token);
    expect(data.revokeAllSignIns.revokedSignInIds.sort()).toEqual(others.sort());
    expect(await idsOf()).toEqual([current]);
    expect((await calls.revokeAllSignIns(true, member.token)).data.revokeAllSignIns.revokedSignInIds).toEqual(
      [],
    );
  });

  it('also ends the current one if requested, and nobody else’s', async () => {
    const current = await currentId();
    const { data } = await calls.revokeAllSignIns(false, member.token);
    expect(data.revokeAllSignIns.revokedSignInIds).toEqual([current]);
    expect((await calls.whoAmI(member.token)).status).toBe(401);
    expect(codeOf(await calls.refresh(member.refreshToken))).toBe('UNAUTHENTICATED');
    expect((await calls.whoAmI(stranger.token)).status).toBe(200);
  });
});

it('a deleted member is signed out, whatever tokens still exist', async () => {
  await server.sql('UPDATE users SET deleted_at = NOW(3) WHERE id = ?', [member.id]);
  expect((await calls.whoAmI(member.token)).status).toBe(401);
});
