import { execute, type GraphQLObjectType, getNamedType, isLeafType, isObjectType, parse } from 'graphql';
import { Role, SessionStatus } from '../../../server/contract/enums';
import { loadPersistedDocuments } from '../../../server/graphql/admission/persistedDocuments';
import { SharedPlans, sameForEveryMember } from '../../../server/graphql/sharedFields';
import { makeSchema } from '../../../server/schema';
import { buildMember, buildSession, buildStory, type TestMember } from '../../support/factories';
import { mySessionChanged, sessionChanged, sessionsChanged } from '../../support/sessionEvents';
import { contextOf, startTestServer, type TestServer } from '../../support/testServer';

const schema = makeSchema();
const plans = new SharedPlans();
const keyOf = (text: string, variableValues: Record<string, unknown> = { id: 'x' }) =>
  plans.find(text, { schema, document: parse(text), variableValues })?.key;
const isShared = (...given: Parameters<typeof keyOf>) => keyOf(...given) !== undefined;

describe('a subscription is shared', () => {
  it.each([
    ['a session for a page', sessionChanged],
    ['sessions for a list', sessionsChanged],
    ['a room', 'subscription ($id: ID!) { sessionRoomChanged(id: $id) { writers { words member { id } } } }'],
    [
      'fields in fragments',
      'subscription ($id: ID!) { sessionChanged(id: $id) { ...A } } fragment A on SessionChange { session { __typename ... on Node { id } } }',
    ],
    [
      'a name of its own',
      'subscription ($id: ID!) { mine: sessionChanged(id: $id) { session { called: title } } }',
    ],
  ])('that asks for %s', (_what, text) => expect(isShared(text)).toBe(true));

  const ownDocuments = [...loadPersistedDocuments().values()].flatMap((text) => {
    const [, name] = /^subscription (useSession\w*Changed\w*)/.exec(text) ?? [];
    return name ? [[name, text] as const] : [];
  });
  it.each(ownDocuments)('that our own pages ask by: %s', (_name, text) => expect(isShared(text)).toBe(true));

  it('with other subscribers to the same id with the same document only', () => {
    expect(keyOf(sessionChanged, { id: 'x' })).toBe(keyOf(sessionChanged, { id: 'x', unknown: 1 }));
    expect(keyOf(sessionChanged, { id: 'x' })).not.toBe(keyOf(sessionChanged, { id: 'y' }));
    expect(keyOf(sessionChanged, { id: 'x' })).not.toBe(keyOf(`${sessionChanged} `, { id: 'x' }));
  });
});

describe('a subscription is executed for each subscriber', () => {
  it.each([
    ['what the viewer may do', mySessionChanged],
    [
      'a viewer’s field inside others',
      'subscription ($id: ID!) { sessionChanged(id: $id) { session { leader { viewerIsFollowing } } } }',
    ],
    [
      'a viewer’s field in a fragment',
      'subscription ($id: ID!) { sessionChanged(id: $id) { session { ...A } } } fragment A on Session { id calendarUrl }',
    ],
    [
      'a viewer’s field behind a switch',
      'subscription ($id: ID!) { sessionChanged(id: $id) { session { viewerIsLeader @skip(if: true) } } }',
    ],
    ['a story', 'subscription ($id: ID!) { storyChanged(id: $id) { removedStoryId } }'],
    ['attendance', 'subscription ($id: ID!) { attendSession(id: $id) { session { id } } }'],
    ['a query', '{ sessionsChanged { removedSessionIds } }'],
  ])('that asks for %s', (_what, text) => expect(isShared(text)).toBe(false));

  it('whose variables don’t fit', () => expect(isShared(sessionChanged, {})).toBe(false));
  it('that is one of several', () =>
    expect(isShared('subscription A { sessionsChanged { __typename } } query B { __typename }')).toBe(false));
});

/** Fields of these types that differ between members, or are not needed for sessions. */
const notShared: Record<string, string[]> = {
  Session: [
    'calendarUrl',
    'messages',
    'reading',
    'viewerAwaitsPlace',
    'viewerCanEdit',
    'viewerCanModerate',
    'viewerCanStartSprints',
    'viewerIsLeader',
    'viewerIsParticipant',
    'viewerWriting',
  ],
  Exercise: ['viewerCanDelete', 'viewerCanEdit'],
  User: [
    ...['followers', 'following', 'publicStories', 'roles', 'stats', 'stories'],
    ...['viewerBlocks', 'viewerCanEdit', 'viewerCanFollow', 'viewerIsFollowing', 'viewerMutes'],
  ],
  Subscription: ['attendSession', 'notificationsChanged', 'storyChanged'],
};

describe('the table of fields that are equal for all members', () => {
  it.each(Object.keys(sameForEveryMember))('has a decision for every field of %s', (name) => {
    const type = schema.getType(name);
    const fields = type && 'getFields' in type ? Object.keys(type.getFields()) : [];
    expect([...(sameForEveryMember[name] ?? []), ...(notShared[name] ?? [])].sort()).toEqual(fields.sort());
  });

  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** A selection of all fields in the table, up to a depth. */
  function selection(type: GraphQLObjectType, depth: number): string {
    const fields = [...(sameForEveryMember[type.name] ?? [])].flatMap((name) => {
      const inner = getNamedType(type.getFields()[name]?.type);
      if (!inner) return [];
      if (isLeafType(inner)) return [name];
      return depth > 0 && isObjectType(inner) ? [`${name} ${selection(inner, depth - 1)}`] : [];
    });
    return `{ __typename ${fields.join(' ')} }`;
  }

  it.each([SessionStatus.IN_PROGRESS, SessionStatus.COMPLETED])(
    'reads the same of a session that is %s for leader, writers, admin and anyone else',
    async (status) => {
      const leader = await buildMember(server, { roles: [Role.INSTRUCTOR], bio: 'Leads' });
      const [open, quiet, other] = [
        await buildMember(server),
        await buildMember(server),
        await buildMember(server),
      ];
      const admin = await buildMember(server, { roles: [Role.ADMIN] });
      const { id } = await buildSession(server, leader, { joined: [open, quiet], location: 'Here' });
      const query = (sql: string, values: unknown[]) => server.sql(sql, values);
      await query('UPDATE sessions SET status = ?, started_at = NOW(3), due_at = NULL WHERE id = ?', [
        status,
        id,
      ]);
      for (const [writer, shows] of [
        [open, true],
        [quiet, false],
      ] as const) {
        const story = await buildStory(server, writer, { title: `By ${writer.username}` });
        await query(
          'INSERT INTO session_writers (session_id, user_id, story_id, shows_piece, shows_words) VALUES (?, ?, ?, ?, ?)',
          [id, writer.id, story.id, shows, shows],
        );
        await query(
          'INSERT INTO session_words (session_id, user_id, story_id, words_before, words_now) VALUES (?, ?, ?, 10, 110)',
          [id, writer.id, story.id],
        );
      }
      const document = parse(
        `query ($id: ID!) { session(id: $id) ${selection(schema.getType('Session') as GraphQLObjectType, 3)} }`,
      );
      const read = async ({ token }: TestMember) => {
        const contextValue = await contextOf(server, token);
        const { data, errors } = await execute({ schema, document, variableValues: { id }, contextValue });
        expect(errors).toBeUndefined();
        return JSON.parse(JSON.stringify(data));
      };
      const first = await read(leader);
      expect(first.session.participants.edges).toHaveLength(2);
      const shown = JSON.stringify(first);
      expect(shown).toContain('"words":100');
      if (status === SessionStatus.IN_PROGRESS) expect(shown).toContain(`By ${open.username}`);
      expect(shown).not.toContain(`By ${quiet.username}`);
      for (const member of [open, quiet, other, admin]) expect(await read(member)).toEqual(first);
    },
  );
});
