import { PrivacyLevel, Role } from '../../../server/contract/enums';
import {
  buildChallenge,
  buildComment,
  buildExercise,
  buildFeedback,
  buildInvitation,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  buildToken,
  changeStory,
  memberOfFile,
} from '../../support/factories';
import { testServer } from '../../support/testServer';
import { reportCalls } from '../staff/report/reportCalls';

const server = testServer();
// Invitations and managed members are for staff.
const author = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });

async function reported() {
  const { id } = await buildFeedback(server, await buildMember(server));
  await reportCalls(server).report(id, author.token);
  const [row] = await server.app.services.db.read<{ Report: string; ReportCase: string }>(
    'SELECT id AS Report, case_id AS ReportCase FROM reports WHERE reporter_id = ?',
    [author.id],
  );
  return row ?? { Report: '', ReportCase: '' };
}

/** One object of every type that implements Node, with its id. */
async function everyKind() {
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC, tags: ['night'] });
  const { id } = story;
  await changeStory(server, author, story, { content: 'Said otherwise.' });
  const comment = await buildComment(server, author, id);
  await buildComment(server, await buildMember(server), id);
  await server.app.notifier.drain();
  const session = await buildSession(server, author);
  await server.graphql(
    'mutation ($id: ID!) { sendSessionMessage(input: { sessionId: $id, content: "Hello" }) { __typename } }',
    { id: session.id },
    author.token,
  );
  const idOf = async (sql: string, params: string[] = []) =>
    (await server.app.services.db.read<{ id: string }>(sql, params))[0]?.id ?? '';
  return {
    AuditEntry: await idOf('SELECT id FROM audit_log WHERE subject_id = ?', [author.id]),
    Challenge: (await buildChallenge(server, author)).id,
    Comment: comment.id,
    Exercise: (await buildExercise(server, author)).id,
    Feedback: (await buildFeedback(server, author)).id,
    Invitation: (await buildInvitation(server, author)).id,
    Journal: (await buildJournal(server, author)).id,
    ManagedMember: author.id.replace('user_', 'member_'),
    Note: (await buildNote(server, author)).id,
    Notification: await idOf('SELECT id FROM notifications WHERE user_id = ?', [author.id]),
    PersonalAccessToken: (await buildToken(server, author)).id,
    ...(await reported()),
    Session: session.id,
    SessionMessage: await idOf('SELECT id FROM session_messages'),
    SignIn: await idOf('SELECT id FROM sign_ins WHERE user_id = ?', [author.id]),
    Story: id,
    StoryVersion: await idOf('SELECT id FROM story_versions WHERE story_id = ?', [id]),
    Tag: await idOf("SELECT id FROM tags WHERE name = 'night'"),
    User: author.id,
  };
}

describe('node', () => {
  it('finds objects of every Node type by id', async () => {
    const kinds = await everyKind();
    const { data } = await server.graphql('{ __type(name: "Node") { possibleTypes { name } } }');
    expect(data.__type.possibleTypes.map(({ name }: { name: string }) => name).sort()).toEqual(
      Object.keys(kinds),
    );
    for (const [type, id] of Object.entries(kinds)) {
      const answer = await server.graphql(
        'query ($id: ID!) { node(id: $id) { __typename id } }',
        { id },
        author.token,
      );
      expect([answer.errors, answer.data.node]).toEqual([undefined, { __typename: type, id }]);
    }
  });

  it.each([
    '',
    'nonsense',
    'story_',
    'story_01h455vb4pex5vsknk084sn02q',
    'signin_01h455vb4pex5vsknk084sn02q',
    '__proto___01h455vb4pex5vsknk084sn02q',
    'é_01h455vb4pex5vsknk084sn02q',
  ])('is null for %j', async (id) => {
    const { data, errors } = await server.graphql(
      'query ($id: ID!) { node(id: $id) { id } }',
      { id },
      author.token,
    );
    expect({ data, errors }).toEqual({ data: { node: null }, errors: undefined });
  });

  it('shows invitations to staff alone', async () => {
    const { id } = await buildInvitation(server, author);
    const { data } = await server.graphql(
      'query ($id: ID!) { node(id: $id) { id } }',
      { id },
      (await buildMember(server)).token,
    );
    expect(data.node).toBeNull();
  });

  it('shows visitors no members, tags, sign-ins, sessions, challenges, exercises or versions', async () => {
    const kinds = await everyKind();
    const { data } = await server.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: [
        kinds.SignIn,
        kinds.Tag,
        kinds.User,
        kinds.Session,
        kinds.Challenge,
        kinds.Exercise,
        kinds.StoryVersion,
      ],
    });
    expect(data.nodes).toEqual([null, null, null, null, null, null, null]);
  });
});

describe('nodes', () => {
  it('returns objects in the given order, null for missing ones, and repeats repeated ones', async () => {
    const { Story: story, Tag: tag, User: user } = await everyKind();
    const { data } = await server.graphql(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
      { ids: [user, 'gone', story, tag, user] },
      author.token,
    );
    expect(data.nodes).toEqual([{ id: user }, null, { id: story }, { id: tag }, { id: user }]);
  });

  it('reads things of one kind with one statement', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1)
      ids.push((await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC })).id);
    const { statements } = await server.countStatements(() =>
      server.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }),
    );
    expect(statements).toHaveLength(1);
  });

  it('refuses more than 100', async () => {
    const ids = Array.from({ length: 101 }, () => author.id);
    const { errors } = await server.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { ids: expect.any(String) } });
  });
});

it('an id that starts with the name of an inherited property finds nothing', async () => {
  for (const name of ['constructor', 'prototype', 'valueof', 'tostring', 'hasownproperty', 'proto']) {
    const { data, errors } = await server.graphql(
      'query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }',
      { id: `${name}_01h455vb4pex5vsknk084sn02q` },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null, nodes: [null] });
  }
});
