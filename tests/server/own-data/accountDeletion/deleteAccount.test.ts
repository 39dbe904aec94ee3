import { once } from 'node:events';
import { Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { purgeLeftovers } from '../../../../server/features/own-data/accountDeletion/accountDeletion.service';
import { memberColumns, tableNameOf } from '../../../../server/features/own-data/dataExport/memberColumns';
import { newStory } from '../../../../server/features/stories/story/story.service';
import { Story } from '../../../../server/model/story.entity';
import { accountCalls } from '../../../support/accountCalls';
import { buildFeedback, buildMember, buildStory, type TestMember } from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { mailsSent } from '../../../support/readerCalls';
import { connectSocket, followStory } from '../../../support/socketClient';
import { storyCalls } from '../../../support/storyCalls';
import { emptyDatabase } from '../../../support/testDatabase';
import { codeOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';
import { buildLife } from '../dataExport/buildLife';
import { meet } from '../dataExport/meet';
import { idsOwnedBy, rowsWithout, stays, twoLives } from './leavingMembers';

const server = testServer();
const { leaver, other, made, newName, mentions } = twoLives(server);

const deleteAccount = ({ token }: TestMember, password = 'Monday7pm', on = server) =>
  accountCalls(on).deleteAccount(password, token);

describe('a member who deletes their account', () => {
  it('leaves only data that others still use, and its author’s row', async () => {
    const { id, email, username } = leaver.member;
    // This test must have rows in all tables: a table of a new feature belongs in buildLife.
    const held = memberColumns.map(({ entity }) => tableNameOf(entity));
    expect(await mentions(id, email)).toEqual(expect.arrayContaining(['users', 'mails', ...held]));
    expect((await deleteAccount(leaver.member)).data).toEqual({ deleteAccount: { deletedUserId: id } });
    await mailsSent(server);
    expect(await mentions(id)).toEqual(stays);
    expect(await mentions(email, `${username} of the Lamp`, `Bio of ${username}`)).toEqual([]);
    // Only the comment's own text contains the name.
    expect(await mentions(username)).toEqual(['comments']);
    const [tombstone] = await server.sql<Record<string, unknown>>('SELECT * FROM users WHERE id = ?', [id]);
    expect(tombstone).toMatchObject({
      username: expect.stringMatching(/^deleted-[0-9a-z]{20}$/),
      email: expect.stringMatching(/^[0-9a-z]{20}@deleted\.invalid$/),
      roles: 'user',
      display_name: null,
      bio: null,
      website_url: null,
      profile_image_url: null,
      deleted_at: expect.any(Date),
    });
  });

  it('removes nothing of others', async () => {
    const third = await buildLife(server, newName('sol'));
    await meet(server, third, other);
    await meet(server, other, third);
    const { id, email } = leaver.member;
    const theirs = [id, email, ...(await idsOwnedBy(server, id))];
    const before = await rowsWithout(server, theirs);
    await deleteAccount(leaver.member);
    expect(await rowsWithout(server, theirs)).toEqual(before);
    expect((await accountCalls(server).whoAmI(other.member.token)).data.viewer.user.id).toBe(other.member.id);
  });

  it('is ‘Deleted member’ where they commented on a public story, for visitors too', async () => {
    await deleteAccount(leaver.member);
    expect(await server.sql('SELECT id FROM comments WHERE id = ?', [made.onPublic])).toHaveLength(1);
    const seen = 'content author { name isDeleted username bio }';
    const data = await server.ask(
      `{ story(id: "${other.stories.public.id}") { comments { edges { node { ${seen} } } } } }`,
    );
    expect(data.story.comments.edges.map(({ node }: { node: object }) => node)).toContainEqual({
      content: `${leaver.member.username} on a public story`,
      author: {
        name: 'Deleted member',
        isDeleted: true,
        username: expect.stringMatching(/^deleted-/),
        bio: null,
      },
    });
  });

  it('is not assigned to feedback any more, has assigned none, and their votes no longer count', async () => {
    const third = await buildMember(server);
    const feedbackBy = async (to: TestMember, by: TestMember) => {
      const { id } = await buildFeedback(server, other.member);
      await server.sql('UPDATE feedback SET assigned_to_id = ?, assigned_by_id = ? WHERE id = ?', [
        to.id,
        by.id,
        id,
      ]);
      return id;
    };
    const toThem = await feedbackBy(leaver.member, third);
    const byThem = await feedbackBy(third, leaver.member);
    const feedbackOf = async (id: string) => (await feedbackCalls(server).read(id)).data.feedback;
    const votedOn = () => feedbackOf(other.feedbackId);
    expect((await votedOn()).upvotesCount).toBe(1);
    await deleteAccount(leaver.member);
    expect(await feedbackOf(toThem)).toMatchObject({ assignedTo: null, assignedBy: null });
    expect(await feedbackOf(byThem)).toMatchObject({ assignedTo: { id: third.id }, assignedBy: null });
    expect((await votedOn()).upvotesCount).toBe(0);
    expect((await feedbackOf(leaver.feedbackId)).author.displayName).toBe('Deleted member');
  });

  it('cannot sign in, has no token, profile or share any more, and frees the username and the address', async () => {
    const calls = accountCalls(server);
    const { member } = leaver;
    await deleteAccount(member);
    expect((await calls.whoAmI(member.token)).status).toBe(401);
    expect((await calls.refresh(member.refreshToken)).status).toBe(401);
    const tombstones = await server.sql<{ email: string }>('SELECT email FROM users WHERE id = ?', [
      member.id,
    ]);
    for (const { email } of [member, tombstones[0]!]) {
      const { errors } = await calls.signIn({ email, password: member.password });
      expect(errors?.[0]?.message).toBe(messages.signIn.refused);
    }
    const profile = `{ user(username: "${member.username}") { id } }`;
    expect(codeOf(await server.graphql(profile, {}, other.member.token))).toBe('NOT_FOUND');
    const story = await buildStory(server, other.member);
    const shared = await storyCalls(server).share({ id: story.id, userIds: [member.id] }, other.member.token);
    expect(fieldsOf(shared)).toEqual({ userIds: 'One of these members does not exist' });
    const { username, email } = member;
    const again = await calls.signUp({ username, email, password: 'Tuesday8pm' });
    expect(again.errors).toBeUndefined();
  });

  it('is not found by a search for their name, and cached public stories disappear for visitors', async () => {
    const search = `{ publicStories(search: "${leaver.member.username}") { edges { node { id } } } }`;
    const list = '{ publicStories { edges { node { id } } } }';
    const ids = async (query: string) =>
      (await server.ask(query)).publicStories.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(await ids(search)).toContain(leaver.stories.public.id);
    expect(await ids(list)).toContain(leaver.stories.public.id);
    await deleteAccount(leaver.member);
    expect(await ids(search)).toEqual([]);
    expect(await ids(list)).not.toContain(leaver.stories.public.id);
    expect(await ids(list)).toContain(other.stories.public.id);
  });
});

describe('open pages', () => {
  it('of the member lose their connection on every server', async () => {
    const second = await server.another();
    const sockets = [
      await connectSocket(server, leaver.member.token),
      await connectSocket(second, leaver.member.token),
    ];
    const theirs = await connectSocket(server, other.member.token);
    const closed = once(sockets[0]!.raw, 'close');
    await deleteAccount(leaver.member);
    expect((await closed)[0]).toBe(4403);
    theirs.subscribe('still here', '{ viewer { email } }');
    await theirs.until(({ id }) => id === 'still here');
    for (const socket of [...sockets, theirs]) socket.raw.terminate();
  });

  it('of readers get events that the story is gone, and that a comment’s author is gone', async () => {
    const reader = await connectSocket(server, other.member.token);
    await followStory(server, reader, leaver.stories.public.id);
    await followStory(server, reader, other.stories.shared.id);
    const before = reader.received.filter(({ id }) => id === other.stories.shared.id).length;
    await deleteAccount(leaver.member);
    const { payload } = await reader.until((message) => message.payload?.data?.storyChanged?.removedStoryId);
    expect(payload.data.storyChanged.removedStoryId).toBe(leaver.stories.public.id);
    await reader.until(
      () => reader.received.filter(({ id }) => id === other.stories.shared.id).length > before,
    );
    reader.raw.terminate();
  });
});

describe('deleting an account', () => {
  it('requires the password, and reports a wrong one', async () => {
    for (const [password, message] of [
      ['Tuesday7pm', 'That is not your password'],
      ['', messages.password.required],
      ['x'.repeat(300), 'That is not your password'],
    ] as const)
      expect(fieldsOf(await deleteAccount(leaver.member, password))).toEqual({ password: message });
    expect((await accountCalls(server).whoAmI(leaver.member.token)).status).toBe(200);
  });

  it('is refused after ten wrong passwords, with the right one too', async () => {
    const strict = await server.another({ rateLimits: 1 });
    for (let n = 0; n < 10; n += 1) await deleteAccount(leaver.member, 'Tuesday7pm', strict);
    const refused = await deleteAccount(leaver.member, 'Monday7pm', strict);
    expect(refusalOf(refused)).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  });

  it('twice at once on two servers happens once', async () => {
    const second = await server.another();
    const answers = await Promise.all([
      deleteAccount(leaver.member),
      deleteAccount(leaver.member, 'Monday7pm', second),
    ]);
    expect(answers.filter(({ data }) => data?.deleteAccount).length).toBe(1);
    expect(answers.map(codeOf)).toContain('UNAUTHENTICATED');
    expect(await mentions(leaver.member.id)).toEqual(stays);
  });

  it('leaves no rows that concurrent requests write', async () => {
    const { token } = leaver.member;
    const writing = Array.from({ length: 20 }, (_, n) =>
      storyCalls(server).create({ title: `Late ${n}`, content: 'words', privacyLevel: 'PUBLIC' }, token),
    );
    await Promise.all([...writing, deleteAccount(leaver.member)]);
    await purgeLeftovers(server.app.services.db, new Date(Date.now() - 60_000));
    expect(await mentions(leaver.member.id)).toEqual(stays);
  });

  it('removes waiting data at once, and later data within the hour', async () => {
    const { db } = server.app.services;
    const { member } = leaver;
    const transaction = db.transaction.bind(db);
    const writeLate = () =>
      transaction((tx) => tx.insert(Story, newStory(member.id, { title: 'Late', content: 'words' })));
    // Another transaction of the server may be the first that sees the deletion: all wait until the row is there.
    let late: Promise<unknown> | undefined;
    const spy = jest.spyOn(db, 'transaction').mockImplementation(async (work) => {
      const [gone] = await server.sql('SELECT 1 FROM users WHERE id = ? AND deleted_at IS NOT NULL', [
        member.id,
      ]);
      // The deletion itself is committed.
      if (gone) {
        late ??= writeLate();
        await late;
      }
      return transaction(work);
    });
    await deleteAccount(member);
    spy.mockRestore();
    expect(late).toBeDefined();
    expect(await mentions(member.id)).toEqual(stays);

    await writeLate();
    await purgeLeftovers(db, new Date(Date.now() + 60_000));
    expect(await mentions(member.id)).toEqual([...stays, 'stories'].sort());
    await purgeLeftovers(db, new Date(Date.now() - 60_000));
    expect(await mentions(member.id)).toEqual(stays);
  });
});

describe('the only administrator', () => {
  // Each test needs a server without other administrators.
  beforeEach(() => emptyDatabase(server.config.databaseUrl));
  const admins = () => server.sql<{ id: string }>("SELECT id FROM users WHERE FIND_IN_SET('admin', roles)");

  it('cannot leave before there is another one', async () => {
    const admin = await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    expect(refusalOf(await deleteAccount(admin))).toEqual({
      message: 'You are the only administrator. Make someone else an administrator first.',
      code: 'CONFLICT',
    });
    await buildMember(server, { roles: [Role.USER, Role.ADMIN] });
    expect((await deleteAccount(admin)).errors).toBeUndefined();
  });

  it('remains if all of them leave at once', async () => {
    const leaving = [];
    for (let n = 0; n < 5; n += 1)
      leaving.push(await buildMember(server, { roles: [Role.USER, Role.ADMIN] }));
    const answers = await Promise.all(leaving.map((admin) => deleteAccount(admin)));
    expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(1);
    expect((await admins()).length).toBe(1);
  });
});
