import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { accountCalls } from '../../../support/accountCalls';
import { commentCalls } from '../../../support/commentCalls';
import {
  buildFeedback,
  buildMember,
  buildStory,
  changeStory,
  memberOfFile,
} from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { statementsSentBy } from '../../../support/statements';
import { testServer } from '../../../support/testServer';

const server = testServer();
const ada = memberOfFile(server, { username: 'ada', displayName: 'Ada L.', bio: 'Writes at night.' });
const secretive = memberOfFile(server, { username: 'secretive' });
const leaver = memberOfFile(server, { username: 'leaver' });
const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

beforeAll(async () => {
  await buildStory(server, ada, { ...isPublic, tags: ['night'] });
  await buildStory(server, secretive, { tags: ['secret'] });
  await buildStory(server, secretive, { privacyLevel: PrivacyLevel.SHARED, tags: ['members only'] });
  const withdrawn = await buildStory(server, secretive, { ...isPublic, tags: ['withdrawn'] });
  await changeStory(server, secretive, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
  await buildStory(server, leaver, { ...isPublic, tags: ['left'] });
  await accountCalls(server).deleteAccount(leaver.password, leaver.token);
});

const author = (name: string) =>
  `{ publicAuthor(username: "${name}") { username name displayName bio profileImageUrl websiteUrl createdAt isDeleted } }`;
const tag = (name: string) => `{ publicTag(name: "${name}") { name } }`;

async function answerTo(query: string, token?: string) {
  const { data, errors } = await server.graphql(query, {}, token);
  return { data, errors };
}

describe('the biography', () => {
  const author = memberOfFile(server, { username: 'commenter', bio: 'Only for the group.' });
  const reader = memberOfFile(server);
  const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
  const bios = `query ($story: ID!, $feedback: ID!) {
    story(id: $story) { author { bio } comments { edges { node { author { username bio } } } } }
    feedback(id: $feedback) { author { bio } assignedTo { bio } } }`;
  let ids: { story: string; feedback: string };
  beforeAll(async () => {
    const { id: story } = await buildStory(server, ada, isPublic);
    for (const { token } of [author, ada])
      await commentCalls(server).add({ storyId: story, content: 'Lovely.' }, token);
    const { id: feedback } = await buildFeedback(server, author);
    await feedbackCalls(server).assign({ id: feedback, assignedToId: author.id }, admin.token);
    ids = { story, feedback };
  });
  const seenBy = async (token?: string) => {
    const data = await server.ask(bios, token, ids);
    const [theirs, adas] = data.story.comments.edges.map(
      ({ node }: { node: { author: { bio: string | null } } }) => node.author.bio,
    );
    return { ofStory: data.story.author.bio, adas, theirs, ...data.feedback };
  };

  it('of a member who published nothing is for members only, wherever the name is shown', async () => {
    const adas = 'Writes at night.';
    const forAll = { ofStory: adas, adas };
    const all = { bio: 'Only for the group.' };
    expect(await seenBy(reader.token)).toEqual({ ...forAll, theirs: all.bio, author: all, assignedTo: all });
    const none = { bio: null };
    expect(await seenBy()).toEqual({ ...forAll, theirs: null, author: none, assignedTo: none });
  });

  it('is for everyone while a story of theirs is public', async () => {
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });
    expect((await seenBy()).theirs).toBeNull();
    await changeStory(server, author, story, isPublic);
    expect((await seenBy()).theirs).toBe('Only for the group.');
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect((await seenBy()).theirs).toBeNull();
  });

  it('costs visitors one statement for all who commented, and none beside a public story', async () => {
    const statementsOf = (query: string) => statementsSentBy(server, query);
    const author = (fields: string) => `{ story(id: "${ids.story}") { author { ${fields} } } }`;
    const comments = (fields: string) =>
      `{ story(id: "${ids.story}") { comments { edges { node { author { ${fields} } } } } } }`;
    const counts = [];
    for (const query of [author, comments])
      counts.push((await statementsOf(query('bio'))).length - (await statementsOf(query('name'))).length);
    expect(counts).toEqual([0, 1]);
  });
});

describe('a public author', () => {
  it('is shown to visitors as on their stories, whatever the case of the name', async () => {
    for (const name of ['ada', 'ADA'])
      expect(await server.ask(author(name))).toEqual({
        publicAuthor: {
          username: 'ada',
          name: 'Ada L.',
          displayName: 'Ada L.',
          bio: 'Writes at night.',
          profileImageUrl: null,
          websiteUrl: null,
          createdAt: null,
          isDeleted: false,
        },
      });
  });

  it('is null without a public story, for everyone alike', async () => {
    const { id } = leaver;
    const [row] = await server.sql<{ username: string }>('SELECT username FROM users WHERE id = ?', [id]);
    for (const token of [undefined, ada.token, secretive.token])
      for (const name of ['secretive', 'leaver', row?.username ?? '', 'nobody', '', 'ñandú', 'x'.repeat(51)])
        expect(await answerTo(author(name), token)).toEqual({ data: { publicAuthor: null } });
  });

  it('is looked up by the same statement, whether or not there is such a member', async () => {
    const sent = [];
    for (const name of ['ada', 'secretive', 'leaver', 'nobody', 'ñandú'])
      sent.push(await statementsSentBy(server, author(name)));
    for (const statements of sent) expect(statements).toHaveLength(1);
    expect(new Set(sent.map(([statement]) => statement?.sql)).size).toBe(1);
  });

  it('is public from their first public story until their last is withdrawn', async () => {
    const member = await buildMember(server, { username: 'newcomer' });
    const found = async () => (await server.ask(author('newcomer'))).publicAuthor?.username;
    const story = await buildStory(server, member);
    expect(await found()).toBeUndefined();
    await changeStory(server, member, story, isPublic);
    expect(await found()).toBe('newcomer');
    await changeStory(server, member, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await found()).toBeUndefined();
  });
});

describe('a public tag', () => {
  it('is found by visitors, trimmed and lowercased', async () => {
    expect(await server.ask(tag(' NIGHT '))).toEqual({ publicTag: { name: 'night' } });
  });

  it.each(['secret', 'members only', 'withdrawn', 'left', 'unknown', '', 'x'.repeat(51)])(
    'is not %j, which no public story has',
    async (name) => {
      expect(await answerTo(tag(name))).toEqual({ data: { publicTag: null } });
      expect(await statementsSentBy(server, tag(name))).toHaveLength(1);
    },
  );
});
