import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { buildInvitation, buildMember, buildStory, memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { membershipCalls, theReason } from './membershipCalls';

const server = testServer();
const staff = membershipCalls(server);
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });
const instructor = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Ben' });

const detailsOf = async (id: string, token: string) => {
  const { data, errors } = await server.graphql(
    `query ($id: ID!) { managedMember(id: $id) { user { username } publicStoryCount
       invitation { note invitedBy { name } } auditLog(first: 5) { edges { node { act reason } } } } }`,
    { id },
    token,
  );
  expect(errors).toBeUndefined();
  return data.managedMember;
};

it('a member’s page says by whose invitation they joined, and counts what everyone can read', async () => {
  const invited = await buildInvitation(server, instructor, { note: 'From the library' });
  const username = 'lucy';
  const made = await accountCalls(server).signUp({
    username,
    email: 'lucy@example.com',
    password: 'Monday7pm',
    invitation: invited.token,
  });
  expect(made.errors).toBeUndefined();
  const { id } = made.data.signUp.viewer.user;
  const lucy = { id, token: made.data.signUp.tokens.accessToken } as Awaited<ReturnType<typeof buildMember>>;
  for (const privacyLevel of Object.values(PrivacyLevel)) await buildStory(server, lucy, { privacyLevel });
  expect(await detailsOf(id, admin.token)).toMatchObject({
    user: { username },
    publicStoryCount: 1,
    invitation: { note: 'From the library', invitedBy: { name: 'Ben' } },
  });
  await staff.suspend(id, admin.token);
  expect(await detailsOf(id, admin.token)).toMatchObject({ publicStoryCount: 0 });
});

it('a member’s part of the audit log is for administrators; without an invitation there is none to name', async () => {
  const member = await buildMember(server);
  await staff.suspend(member.id, admin.token);
  const theirs = await detailsOf(member.id, admin.token);
  expect(theirs.invitation).toBeNull();
  expect(theirs.auditLog.edges[0].node).toEqual({ act: 'SUSPENDED', reason: theReason });
  expect((await detailsOf(member.id, instructor.token)).auditLog).toBeNull();
});

it('staff reads no private text of a member, by whatever name it asks', async () => {
  const member = await buildMember(server);
  const story = await buildStory(server, member, { title: 'Mine alone', content: 'A secret' });
  const query = `query ($id: ID!, $story: ID!) { managedMember(id: $id) { user {
    id publicStories(first: 5) { edges { node { title } } } } } node(id: $story) { id } }`;
  const { data } = await server.graphql(query, { id: member.id, story: story.id }, admin.token);
  expect(JSON.stringify(data)).not.toMatch(/Mine alone|A secret/);
  expect(data.node).toBeNull();
});
