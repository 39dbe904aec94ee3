import { PrivacyLevel, Role, SessionStatus } from '../../../../server/contract/enums';
import { askDocument } from '../../../support/documents';
import {
  buildComment,
  buildFeedback,
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  setSessionStatus,
  type TestMember,
} from '../../../support/factories';
import { type TestServer, testServer } from '../../../support/testServer';
import { deliveriesOf } from '../../notify/notification/deliveriesOf';
import { reportCalls } from '../report/reportCalls';
import { membershipCalls } from './membershipCalls';

const server: TestServer = testServer();
const staff = membershipCalls(server);
const reports = reportCalls(server);
const { texts, run } = deliveriesOf(server);
const admin = memberOfFile(server, { roles: [Role.USER, Role.ADMIN] });

let made = 0;

/** A member who wrote everywhere, and who may read it. */
async function build() {
  made += 1;
  /** In all that the member wrote. */
  const word = `watches${made}`;
  const spammer = await buildMember(server, { bio: `Cheap ${word}` });
  const reader = await buildMember(server);
  const own = await buildStory(server, spammer, { title: `The ${word}`, privacyLevel: PrivacyLevel.PUBLIC });
  const shared = await buildStory(server, spammer, {
    title: `Our ${word}`,
    privacyLevel: PrivacyLevel.SHARED,
  });
  const story = await buildStory(server, reader, { title: 'Rain', privacyLevel: PrivacyLevel.PUBLIC });
  const comment = await buildComment(server, spammer, story.id, `Buy ${word} at http://watches.example`);
  await buildComment(server, reader, story.id, 'Thank you.');
  const feedback = await buildFeedback(server, spammer, { title: `More ${word}` });
  const session = await buildSession(server, admin, { joined: [spammer, reader] });
  await setSessionStatus(server, session.id, SessionStatus.IN_PROGRESS);
  const line = { sessionId: session.id, content: `Fine ${word}` };
  const { message } = await server.perform('sendSessionMessage', line, spammer.token, 'message { id }');
  const messageId: string = message.id;
  await run(spammer, `saySessionLines(input: { id: "${session.id}", intention: "Sell ${word}" })`);
  await run(spammer, `followUser(input: { id: "${reader.id}" })`);
  return { word, spammer, reader, own, shared, story, comment, feedback, session, messageId };
}
type Built = Awaited<ReturnType<typeof build>>;

const page = '{ totalCount edges { node { __typename ... on Comment { content } } } }';

/** What the member can read of it, by place. */
async function readAll(built: Built, who: TestMember): Promise<Record<string, string>> {
  const { word, spammer, own, shared, story, comment, feedback, session, messageId } = built;
  const queries: Record<string, string> = {
    comments: `story(id: "${story.id}") { comments(first: 10) ${page} }`,
    comment: `node(id: "${comment.id}") { ... on Comment { content } }`,
    story: `node(id: "${own.id}") { ... on Story { title } }`,
    sharedStories: 'viewer { sharedStories(first: 50) { edges { node { title } } } }',
    newInGroup: 'viewer { newInGroup { title } }',
    search: `publicStories(first: 50, search: "${word}") { totalCount edges { node { title } } }`,
    allFeedback: 'publicFeedback(first: 50) { totalCount edges { node { title } } }',
    bugs: `publicFeedback(first: 50, category: ${feedback.category.toUpperCase()}, status: OPEN) { edges { node { title } } }`,
    similar: `similarFeedback(title: "${word}") { title }`,
    oneFeedback: `feedback(id: "${feedback.id}") { title }`,
    feedbackNode: `node(id: "${feedback.id}") { ... on Feedback { title } }`,
    chat: `session(id: "${session.id}") { messages(first: 10) { totalCount edges { node { content } } } }`,
    message: `node(id: "${messageId}") { ... on SessionMessage { content } }`,
    profile: `user(username: "${spammer.username}") { username bio }`,
    profileNode: `node(id: "${spammer.id}") { ... on User { username bio } }`,
    members: `members(first: 50, search: "${spammer.username}") { edges { node { username bio } } }`,
    search2: `searchMembers(search: "${spammer.username}") { username bio }`,
    publicAuthor: `publicAuthor(username: "${spammer.username}") { username bio }`,
    participants: `session(id: "${session.id}") { participants(first: 10) { edges { node { bio } } } }`,
    room: `session(id: "${session.id}") { room { writers { intention } } }`,
    waiting: 'viewer { waitingStories { newComments } }',
    sharedStory: `story(id: "${shared.id}") { title }`,
    followers: `viewer { user { stats { followersCount } followers(first: 10) { totalCount edges { node { username } } } } }`,
  };
  const answers: Record<string, string> = {};
  for (const [place, query] of Object.entries(queries)) {
    const { data, errors } = await server.graphql(`{ ${query} }`, {}, who.token);
    expect([place, errors?.[0]?.extensions.code]).not.toEqual([place, 'GRAPHQL_VALIDATION_FAILED']);
    answers[place] = JSON.stringify(data);
  }
  const paths = {
    restComments: `/api/stories/${story.id}/comments`,
    restFeedback: '/api/feedback',
    restOneFeedback: `/api/feedback/${feedback.id}`,
    restProfile: `/api/users/${spammer.id}`,
  };
  for (const [place, path] of Object.entries(paths)) {
    const headers = { authorization: `Bearer ${who.token}` };
    answers[place] = await (await fetch(server.url + path, { headers })).text();
  }
  for (const path of [
    '/blog',
    `/blog/${story.id}`,
    `/blog/${own.id}`,
    `/blog/by/${spammer.username}`,
    '/feed.json',
  ])
    answers[path] = (await askDocument(server, path)).text;
  answers.notifications = (await texts(who)).join();
  return answers;
}

/** Places where a count alone reveals the author. */
const withoutWord = ['waiting', 'notifications', 'comments', 'members', 'search2', 'followers'];

describe('what a suspended member wrote', () => {
  it('is in none of the places that others read, and again in all of them after the return', async () => {
    const built = await build();
    const { word, spammer, reader } = built;
    const before = await readAll(built, reader);
    const places = Object.keys(before).filter((place) => before[place]?.includes(word));
    expect(places.length).toBeGreaterThan(20);
    expect(before.notifications).toContain(`${spammer.username} commented on “Rain”`);

    await staff.suspend(spammer.id, admin.token);
    for (const who of [reader, admin]) {
      const now = await readAll(built, who);
      expect(Object.keys(now).filter((place) => now[place]?.includes(word))).toEqual([]);
      for (const place of ['notifications', 'followers']) expect(now[place]).not.toContain(spammer.username);
    }
    const hidden = await readAll(built, reader);
    expect(JSON.parse(hidden.comments ?? '').story.comments.totalCount).toBe(1);
    expect(JSON.parse(hidden.waiting ?? '').viewer.waitingStories).toEqual([]);
    const { user } = JSON.parse(hidden.followers ?? '').viewer;
    expect([user.followers.totalCount, user.stats.followersCount]).toEqual([0, 0]);
    expect(JSON.parse(hidden.participants ?? '').session.participants.edges).toHaveLength(2);

    await staff.restore(spammer.id, admin.token);
    const after = await readAll(built, reader);
    expect(places.filter((place) => !after[place]?.includes(word))).toEqual([]);
    for (const place of withoutWord.filter((name) => name !== 'notifications'))
      expect([place, after[place]]).toEqual([place, before[place]]);
  });

  it.each([
    ['with', [true]],
    ['after', [false, true, true]],
  ])(
    'is removed %s the suspension if requested, and stays removed after the return',
    async (_when, asked) => {
      const built = await build();
      const { word, spammer, reader, own } = built;
      const draft = await buildStory(server, spammer, { title: 'A draft' });
      for (const removeContent of asked)
        await staff.suspend(spammer.id, admin.token, { reason: 'Spam', removeContent });
      await staff.restore(spammer.id, admin.token);
      const after = await readAll(built, reader);
      expect(Object.keys(after).filter((place) => after[place]?.includes(word))).toEqual([]);
      expect(await server.sql('SELECT withheld FROM stories WHERE id = ?', [draft.id])).toEqual([
        { withheld: 0 },
      ]);
      // Nobody loses a word.
      const kept = await server.sql<{ decision: string; text: string | null }>(
        'SELECT decision, removed_text AS text FROM content_decisions WHERE author_id = ? ORDER BY removed_text',
        [spammer.id],
      );
      expect(kept.map(({ decision, text }) => [decision, text?.split('\n')[0] ?? null])).toEqual([
        ['hidden', null],
        ['hidden', null],
        ['removed', `Buy ${word} at http://watches.example`],
        ['removed', `Cheap ${word}`],
        ['removed', `Fine ${word}`],
        ['removed', `More ${word}`],
        ['removed', `Sell ${word}`],
      ]);
      const removed = "SELECT id FROM audit_log WHERE subject_id = ? AND act = 'content_removed'";
      expect(await server.sql(removed, [spammer.id])).toHaveLength(1);
      await server.perform('restoreContent', { id: own.id }, admin.token);
      expect((await askDocument(server, `/blog/${own.id}`)).status).toBe(200);
    },
  );
});

it('reports about a member are settled with their suspension, and say that it is shown again only after the return', async () => {
  const { spammer, reader, comment, own } = await build();
  for (const id of [comment.id, own.id, spammer.id])
    await server.perform('reportContent', { id, reason: 'SPAM' }, reader.token);
  const open = async () =>
    (await server.ask('{ viewer { reportsWaiting } }', admin.token)).viewer.reportsWaiting;
  const before = await open();
  await staff.suspend(spammer.id, admin.token);
  expect(await open()).toBe(before - 3);

  const shownAgain = async () => {
    const cases: { contentId: string; canHide: boolean }[] = await reports.cases(admin.token, 'SETTLED');
    return [comment, own].map(({ id }) => cases.find(({ contentId }) => contentId === id)?.canHide);
  };
  expect(await shownAgain()).toEqual([false, false]);
  await staff.restore(spammer.id, admin.token);
  expect(await shownAgain()).toEqual([true, true]);
});
