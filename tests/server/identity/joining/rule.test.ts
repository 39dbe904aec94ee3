import { makeMember } from '../../../../server/cli/userCommands';
import { JoiningMode, Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildInvitation, buildMember, type TestMember } from '../../../support/factories';
import { restClient } from '../../../support/restClient';
import { type TestServer, testServer } from '../../../support/testServer';
import { joiningCalls, newcomer, stateOf, usesOf } from './joiningCalls';

const server = testServer();
const { joining: texts } = messages;
const servers = {} as Record<JoiningMode, TestServer>;
let organiser: TestMember;
let invitations: Record<string, string | undefined>;

beforeAll(async () => {
  for (const mode of Object.values(JoiningMode)) servers[mode] = await server.another({ joining: mode });
  organiser = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Olga' });
  const suspended = await buildMember(server);
  const set = async (change: string, inviter = organiser) => {
    const { id, token } = await buildInvitation(server, inviter, { usesMax: 50 });
    await server.sql(
      `UPDATE invitations i JOIN users u ON u.id = i.invited_by_id SET ${change} WHERE i.id = ?`,
      [id],
    );
    return token;
  };
  invitations = {
    none: undefined,
    good: await set('i.uses = 0'),
    'used up': await set('i.uses = i.uses_max'),
    expired: await set('i.expires_at = NOW(3) - INTERVAL 1 SECOND'),
    revoked: await set('i.revoked_at = NOW(3)'),
    'from a suspended member': await set("u.state = 'suspended'", suspended),
    unknown: 'x'.repeat(32),
  };
});
afterAll(() => Promise.all(Object.values(servers).map((other) => other.close())));

const refusedOnes = ['used up', 'expired', 'revoked', 'from a suspended member', 'unknown'];
const outcomes: Record<JoiningMode, Record<string, string>> = {
  open: { none: 'active', good: 'active', refused: 'active' },
  approval: { none: 'waiting', good: 'active', refused: texts.invitationRefused },
  invitation: { none: texts.invitationNeeded, good: 'active', refused: texts.invitationRefused },
  closed: { none: texts.closed, good: texts.closed, refused: texts.closed },
};
const codes: Record<string, string | undefined> = {
  active: undefined,
  waiting: 'WAITING_FOR_APPROVAL',
  [texts.invitationRefused]: 'BAD_USER_INPUT',
  [texts.invitationNeeded]: 'JOINING_CLOSED',
  [texts.closed]: 'JOINING_CLOSED',
};

const rows = Object.entries(outcomes).flatMap(([mode, of]) =>
  ['none', 'good', ...refusedOnes].map(
    (invitation) => [mode as JoiningMode, invitation, of[invitation] ?? of.refused ?? ''] as const,
  ),
);

describe.each(rows)('with JOINING=%s and an invitation that is %s', (mode, which, outcome) => {
  const isRefused = outcome !== 'active' && outcome !== 'waiting';

  it(`a sign-up over GraphQL: ${outcome}`, async () => {
    const input = newcomer(invitations[which]);
    const { data, errors } = await accountCalls(servers[mode]).signUp(input);
    expect(errors?.[0]?.extensions.code).toBe(codes[outcome]);
    if (isRefused) expect(errors?.[0]?.message).toContain(outcome);
    expect(Boolean(data?.signUp?.tokens)).toBe(outcome === 'active');
    expect(await stateOf(server, input.email)).toBe(isRefused ? undefined : outcome);
  });

  it('a sign-up over REST: the same', async () => {
    const input = newcomer(invitations[which]);
    const { status, body } = await restClient(servers[mode]).post<{ code?: string }>('/auth/signup', input);
    const expected = { undefined: 201, BAD_USER_INPUT: 422 }[String(codes[outcome])] ?? 403;
    expect([status, body.code]).toEqual([expected, codes[outcome]]);
    expect(await stateOf(server, input.email)).toBe(isRefused ? undefined : outcome);
  });

  it('is announced beforehand', async () => {
    const { data } = await joiningCalls(servers[mode]).joining(invitations[which] ?? null);
    expect(data.joining).toEqual({
      mode: mode.toUpperCase(),
      invitation:
        which === 'none'
          ? null
          : { isUsable: which === 'good', inviterName: which === 'good' ? 'Olga' : null },
    });
  });
});

describe.each([JoiningMode.APPROVAL, JoiningMode.INVITATION, JoiningMode.CLOSED])(
  'with JOINING=%s',
  (mode) => {
    const emails = async () =>
      (await server.sql<{ email: string }>('SELECT email FROM users ORDER BY id')).map(({ email }) => email);

    it('no mailed link makes an account for an unknown address', async () => {
      const before = await emails();
      const calls = accountCalls(servers[mode]);
      await calls.requestMagicLink('unknown@example.com');
      await calls.requestPasswordReset('unknown@example.com');
      servers[mode].app.services.mailQueue.wake();
      await calls.signInWithMagicLink('x'.repeat(43));
      await calls.resetPassword({ accessToken: 'a', refreshToken: 'b', password: 'Monday7pm' });
      expect(await emails()).toEqual(before);
    });

    it('the operator makes accounts as before', async () => {
      const username = `made_when_${mode}`;
      const house = { ...servers[mode].app.services, close: async () => ({ heard: true }) };
      await makeMember(
        house,
        { username, email: `${username}@example.com`, role: Role.USER },
        async () => 'Monday7pm',
      );
      expect(await stateOf(server, `${username}@example.com`)).toBe('active');
    });
  },
);

it('shows who joined by which invitation, also in the log', async () => {
  const { id, token } = await buildInvitation(server, organiser, { usesMax: 2 });
  const input = newcomer(token);
  const { data } = await accountCalls(servers.invitation).signUp(input);
  expect(await usesOf(server, id)).toBe(1);
  const seen = '... on Invitation { uses invitedBy { name } members { edges { node { username } } } }';
  const listed = await server.graphql(`{ node(id: "${id}") { ${seen} } }`, {}, organiser.token);
  expect(listed.errors).toBeUndefined();
  expect(listed.data.node).toEqual({
    uses: 1,
    invitedBy: { name: 'Olga' },
    members: { edges: [{ node: { username: input.username } }] },
  });
  const [entry] = await server.sql<{ thing: string }>(
    "SELECT thing FROM audit_log WHERE act = 'sign_up' AND subject_id = ?",
    [data.signUp.viewer.user.id],
  );
  expect(entry?.thing).toBe(id);
});

it('a waiting member gets no mail until an organiser has decided', async () => {
  const input = newcomer();
  await accountCalls(servers.approval).signUp(input);
  const waiting = await server.sql('SELECT id FROM mails WHERE email = ?', [input.email]);
  expect(waiting).toEqual([]);
});
