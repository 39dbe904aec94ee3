import { JoiningMode, Role } from '../../../../server/contract/enums';
import { hashOfInvitation } from '../../../../server/features/identity/joining/joiningRule';
import { accountCalls } from '../../../support/accountCalls';
import { buildInvitation, buildMember, memberOfFile } from '../../../support/factories';
import { startLasting } from '../../../support/lasting';
import { codeOf, fieldsOf, testServer } from '../../../support/testServer';
import { joiningCalls, newcomer } from './joiningCalls';

const server = testServer();
const calls = joiningCalls(server);
const organiser = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR], username: 'olga' });
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });

it('an invitation has a note, a number of uses and an end, and a link that is returned once', async () => {
  const { data } = await calls.create(
    { note: ' For the library ', usesMax: 12, expiresInDays: 7 },
    organiser.token,
  );
  const { link, invitation } = data.createInvitation;
  expect(invitation).toMatchObject({
    note: 'For the library',
    uses: 0,
    usesMax: 12,
    isUsable: true,
    viewerCanRevoke: true,
    invitedBy: { username: 'olga' },
  });
  const days = (new Date(invitation.expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(7);
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe(`${server.config.appUrl}/register`);
  const token = url.searchParams.get('invitation') ?? '';
  expect(token).toMatch(/^[\w-]{32}$/);
  const [row] = await server.sql('SELECT * FROM invitations WHERE id = ?', [invitation.id]);
  expect(row).toMatchObject({ token_hash: hashOfInvitation(token) });
  expect(JSON.stringify(row)).not.toContain(token);
});

it('by default an invitation is for one, for two weeks, and it can be without an end', async () => {
  const made = async (input: object) =>
    (await calls.create(input, organiser.token)).data.createInvitation.invitation;
  const expectLasting = startLasting();
  const invitation = await made({});
  expect(invitation).toMatchObject({ usesMax: 1, note: '' });
  expectLasting(new Date(invitation.expiresAt), 14 * 24 * 60 * 60 * 1000);
  expect((await made({ expiresInDays: null })).expiresAt).toBeNull();
});

it.each([
  ['usesMax', { usesMax: 0 }],
  ['usesMax', { usesMax: 501 }],
  ['expiresInDays', { expiresInDays: 0 }],
  ['expiresInDays', { expiresInDays: 367 }],
  ['note', { note: 'x'.repeat(201) }],
  ['note', { note: 'two\nlines' }],
])('refuses an invitation with a wrong %s: %j', async (field, input) => {
  expect(fieldsOf(await calls.create(input, organiser.token))).toEqual({ [field]: expect.any(String) });
});

it('revoking twice is the same as once, and the log has one entry of each act; an unknown invitation can’t be revoked', async () => {
  expect(codeOf(await calls.revoke('invitation_01h455vb4pex5vsknk084sn02q', admin.token))).toBe('NOT_FOUND');
  const { data } = await calls.create({}, organiser.token);
  const { id } = data.createInvitation.invitation;
  const first = await calls.revoke(id, admin.token);
  const second = await calls.revoke(id, organiser.token);
  expect(second.data).toEqual(first.data);
  expect(first.data.revokeInvitation.invitation).toMatchObject({ isUsable: false });
  expect(
    await server.sql(
      'SELECT act, actor_id AS actor, subject_id AS subject FROM audit_log WHERE thing = ? ORDER BY id',
      [id],
    ),
  ).toEqual([
    { act: 'invitation_made', actor: organiser.id, subject: organiser.id },
    { act: 'invitation_revoked', actor: admin.id, subject: organiser.id },
  ]);
});

it('invitations of a former organiser are invalid', async () => {
  const former = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  const { data } = await calls.create({}, former.token);
  const token = new URL(data.createInvitation.link).searchParams.get('invitation');
  const isUsable = async () => (await calls.joining(token)).data.joining.invitation.isUsable;
  expect(await isUsable()).toBe(true);
  await server.sql('UPDATE users SET roles = ? WHERE id = ?', [Role.USER, former.id]);
  expect(await isUsable()).toBe(false);
});

it('many people with one network address can join by an invitation, while failed tries are limited', async () => {
  const { token } = await buildInvitation(server, organiser, { usesMax: 30 });
  const { signUp } = accountCalls(await server.another({ joining: JoiningMode.INVITATION, rateLimits: 1 }));
  for (let n = 0; n < 25; n += 1) expect(codeOf(await signUp(newcomer(token)))).toBeUndefined();
  for (let n = 0; n < 20; n += 1) expect(codeOf(await signUp(newcomer('unknown')))).toBe('BAD_USER_INPUT');
  expect(codeOf(await signUp(newcomer(token)))).toBe('RATE_LIMITED');
});
