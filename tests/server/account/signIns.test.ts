import { newId } from '../../../server/ids';
import { SignIn } from '../../../server/model/signIn.entity';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, memberOfTest } from '../../support/factories';
import { type GraphQLAnswer, testServer } from '../../support/testServer';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;

const server = testServer();
const calls = accountCalls(server);
const member = memberOfTest(server);

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Inserts a sign-in of the member. */
async function buildSignIn(given: Partial<SignIn>, owner = member): Promise<string> {
  const id = newId('signin');
  const now = new Date();
  await server.app.services.db.transaction(async (tx) => {
    tx.skipPublicCacheBump();
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
    const found: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { data } = await server.graphql(
        `query ($after: String) {
          viewer { signIns(first: 2, after: $after) {
            totalCount pageInfo { hasNextPage endCursor } edges { node { id createdAt lastUsedAt } }
          } }
        }`,
        { after },
        member.token,
      );
      const { edges, pageInfo, totalCount } = data.viewer.signIns;
      expect(totalCount).toBe(4);
      found.push(...edges.map(({ node }: { node: { id: string } }) => node.id));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
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
    const { data } = await server.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, member.token);
    expect(data.node).toEqual(listed ? { id } : null);
  });

  it('can be read by id only by the viewer, in one statement for any number', async () => {
    const stranger = await buildMember(server);
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
    const [plan] = await server.app.services.db.dataSource.query(`EXPLAIN ${list}`, [member.id, now, now]);
    expect(plan.key).toBe('sign_ins_user');
  });
});

describe('revoking a sign-in', () => {
  it('ends it at once, with all of its tokens, and no other', async () => {
    const { data } = await calls.signIn({ email: member.email, password: member.password });
    const { accessToken, refreshToken } = data.signIn.tokens;
    const id = await currentId(accessToken);
    expect((await calls.revokeSignIn(id, member.token)).data).toEqual({
      revokeSignIn: { revokedSignInId: id },
    });
    expect((await calls.whoAmI(accessToken)).status).toBe(401);
    expect(codeOf(await calls.refresh(refreshToken))).toBe('UNAUTHENTICATED');
    expect(await idsOf()).toEqual([await currentId()]);
  });

  it('works for the current one', async () => {
    const id = await currentId();
    expect((await calls.revokeSignIn(id, member.token)).errors).toBeUndefined();
    expect((await calls.whoAmI(member.token)).status).toBe(401);
  });

  it('returns the same when repeated', async () => {
    const id = await buildSignIn({});
    const [first, again] = [
      await calls.revokeSignIn(id, member.token),
      await calls.revokeSignIn(id, member.token),
    ];
    expect(again.data).toEqual(first.data);
  });

  it.each([
    ['another member’s', async () => currentId((await buildMember(server)).token)],
    ['one that never was', async () => newId('signin')],
    ['no sign-in', async () => member.id],
    ['no id', async () => 'signin_🙂'],
  ])('is NOT_FOUND for %s', async (_what, idOf) => {
    const id = await idOf();
    expect(codeOf(await calls.revokeSignIn(id, member.token))).toBe('NOT_FOUND');
  });

  it('does not affect another member’s', async () => {
    const stranger = await buildMember(server);
    await calls.revokeSignIn(await currentId(stranger.token), member.token);
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

  it('also ends the current one if requested', async () => {
    const current = await currentId();
    const { data } = await calls.revokeAllSignIns(false, member.token);
    expect(data.revokeAllSignIns.revokedSignInIds).toEqual([current]);
    expect((await calls.whoAmI(member.token)).status).toBe(401);
    expect(codeOf(await calls.refresh(member.refreshToken))).toBe('UNAUTHENTICATED');
  });

  it('affects nobody else', async () => {
    const stranger = await buildMember(server);
    await calls.revokeAllSignIns(false, member.token);
    expect((await calls.whoAmI(stranger.token)).status).toBe(200);
  });
});

it.each([
  ['revokeSignIn', () => calls.revokeSignIn(newId('signin'))],
  ['revokeAllSignIns', () => calls.revokeAllSignIns(true)],
])('%s is for members', async (_name, ask) => {
  expect(await ask()).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

it('a deleted member is signed out, whatever tokens still exist', async () => {
  await server.app.services.db.dataSource.query('UPDATE users SET deleted_at = NOW(3) WHERE id = ?', [
    member.id,
  ]);
  expect((await calls.whoAmI(member.token)).status).toBe(401);
});
