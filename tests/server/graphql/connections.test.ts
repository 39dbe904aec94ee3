import { PrivacyLevel, Role, SessionStatus } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  buildToken,
  changeStory,
  type TestMember,
} from '../../support/factories';
import { feedbackCalls } from '../../support/feedbackCalls';
import { sessionCalls } from '../../support/sessionCalls';
import { storyCalls } from '../../support/storyCalls';
import { testServer } from '../../support/testServer';

let me: TestMember;
let others: TestMember;
let commentedId: string;
let versionedId: string;
let joinedId: string;
let notedId: string;
let votedOnId: string;

const size = 9;

const server = testServer();
beforeAll(async () => {
  me = await buildMember(server, { username: 'me', roles: [Role.ADMIN] });
  others = await buildMember(server, { username: 'others' });
  const { favorite } = storyCalls(server);
  for (let n = 0; n < size; n += 1) {
    await buildStory(server, me, { title: `Mine ${n}` });
    const open = await buildStory(server, others, { title: `Lamp ${n}`, privacyLevel: PrivacyLevel.PUBLIC });
    await favorite({ id: open.id }, me.token);
    if (n % 2) await buildStory(server, others, { title: `For me ${n}`, sharedWith: [me] });
    else await buildStory(server, others, { title: `All ${n}`, privacyLevel: PrivacyLevel.SHARED });
  }
  commentedId = (await buildStory(server, me, { title: 'Commented' })).id;
  for (let n = 0; n < size; n += 1) await buildComment(server, me, commentedId);
  await buildStory(server, others, {
    title: 'Tagged',
    tags: ['ä', 'a b', 'a-b', 'ab', 'z', '1', 'é', '日本', 'a'],
    privacyLevel: PrivacyLevel.PRIVATE,
  });
  const versioned = await buildStory(server, me, { title: 'Often said' });
  for (let n = 0; n < size; n += 1) await changeStory(server, me, versioned, { content: `Text ${n}` });
  versionedId = versioned.id;
  joinedId = (await buildSession(server, others, { capacity: 50 })).id;
  for (let n = 1; n < size; n += 1) await buildSession(server, others);
  for (let n = 0; n < size; n += 1) await buildExercise(server, others);
  for (let n = 1; n < size; n += 1) await buildFeedback(server, others);
  votedOnId = (await buildFeedback(server, others)).id;
  for (let n = 0; n < size; n += 1) await buildToken(server, me);
  for (let n = 0; n < size; n += 1) {
    const { id } = await buildJournal(server, me, { journalDate: new Date('2026-01-05T19:00:00Z') });
    notedId ??= id;
    await buildNote(server, me, { isPinned: n % 3 === 0, journalId: notedId });
  }
  const joinSession = async (id: string, token: string) => {
    await sessionCalls(server).join(id, token);
  };
  const { signIn } = accountCalls(server);
  for (let n = 1; n < size; n += 1) await signIn({ email: me.email, password: me.password });
  for (let n = 0; n < size; n += 1) {
    const { id, token } = await buildMember(server, { username: `peer${n}` });
    await joinSession(joinedId, token);
    await feedbackCalls(server).vote({ id: votedOnId, voteType: 'UPVOTE' }, token);
    await server.app.services.db.dataSource.query(
      `INSERT INTO follows (follower_id, followed_id, created_at)
       VALUES (?, ?, '2026-01-05 19:00:00.000'), (?, ?, '2026-01-05 19:00:00.000')`,
      [id, others.id, others.id, id],
    );
  }
  // Equal times, so that the order depends on the id.
  await server.app.services.db.dataSource.query(
    `UPDATE sessions SET date_time = '2026-01-05 19:00:00.000',
       status = IF(id > ?, '${SessionStatus.IN_PROGRESS}', '${SessionStatus.SCHEDULED}')`,
    [joinedId],
  );
  await server.app.services.db.dataSource.query(
    "UPDATE session_participants SET joined_at = '2026-01-05 19:00:00.000'",
  );
  await server.app.services.db.dataSource.query(
    'UPDATE sign_ins SET last_used_at = NOW(3) WHERE user_id = ?',
    [me.id],
  );
  await server.app.services.db.dataSource.query(
    `UPDATE stories s LEFT JOIN story_favorites f ON f.story_id = s.id
     SET s.published_at = IF(s.published_at IS NULL, NULL, '2026-01-05 19:00:00.000'),
         s.shared_at = IF(s.shared_at IS NULL, NULL, '2026-01-05 19:00:00.000'), f.created_at = '2026-01-05 19:00:00.000'`,
  );
});

interface List {
  edges: { cursor: string; node: { id: string } | { voter: { id: string } } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
}

const selection =
  'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } }';
/** A vote has no id of its own. */
const votes = selection.replace('node { id }', 'node { voter { id } }');
const args = (given: object) =>
  Object.entries(given)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

/** Every connection of the schema: how to select it, and its number of edges. */
const connections: Record<string, { ask: (args: string) => string; pick: string[]; count: number }> = {
  'Query.publicStories': {
    ask: (given) => `{ publicStories(${given}) { ${selection} } }`,
    pick: ['publicStories'],
    count: size,
  },
  'Query.publicStories with a search': {
    ask: (given) => `{ publicStories(search: "lamp", ${given}) { ${selection} } }`,
    pick: ['publicStories'],
    count: size,
  },
  'Viewer.stories': {
    ask: (given) => `{ viewer { stories(${given}) { ${selection} } } }`,
    pick: ['viewer', 'stories'],
    count: size + 2,
  },
  'Viewer.sharedStories': {
    ask: (given) => `{ viewer { sharedStories(${given}) { ${selection} } } }`,
    pick: ['viewer', 'sharedStories'],
    count: size,
  },
  'Viewer.favoriteStories': {
    ask: (given) => `{ viewer { favoriteStories(${given}) { ${selection} } } }`,
    pick: ['viewer', 'favoriteStories'],
    count: size,
  },
  'Viewer.favoriteStories with a search': {
    ask: (given) => `{ viewer { favoriteStories(search: "lamp", ${given}) { ${selection} } } }`,
    pick: ['viewer', 'favoriteStories'],
    count: size,
  },
  'Story.comments': {
    ask: (given) => `{ story(id: "${commentedId}") { comments(${given}) { ${selection} } } }`,
    pick: ['story', 'comments'],
    count: size,
  },
  'Story.versions': {
    ask: (given) => `{ story(id: "${versionedId}") { versions(${given}) { ${selection} } } }`,
    pick: ['story', 'versions'],
    count: size,
  },
  'Query.tags': {
    ask: (given) => `{ tags(${given}) { ${selection} } }`,
    pick: ['tags'],
    count: size,
  },
  'Query.sessions': {
    ask: (given) => `{ sessions(${given}) { ${selection} } }`,
    pick: ['sessions'],
    count: size,
  },
  'Query.sessions that are ahead': {
    ask: (given) => `{ sessions(status: [SCHEDULED, IN_PROGRESS], ${given}) { ${selection} } }`,
    pick: ['sessions'],
    count: size,
  },
  'Session.participants': {
    ask: (given) => `{ session(id: "${joinedId}") { participants(${given}) { ${selection} } } }`,
    pick: ['session', 'participants'],
    count: size,
  },
  'Query.exercises': {
    ask: (given) => `{ exercises(${given}) { ${selection} } }`,
    pick: ['exercises'],
    count: size,
  },
  'Query.publicFeedback': {
    ask: (given) => `{ publicFeedback(${given}) { ${selection} } }`,
    pick: ['publicFeedback'],
    count: size,
  },
  'Feedback.votes': {
    ask: (given) => `{ feedback(id: "${votedOnId}") { votes(${given}) { ${votes} } } }`,
    pick: ['feedback', 'votes'],
    count: size,
  },
  'Viewer.personalAccessTokens': {
    ask: (given) => `{ viewer { personalAccessTokens(${given}) { ${selection} } } }`,
    pick: ['viewer', 'personalAccessTokens'],
    count: size,
  },
  'Viewer.journals': {
    ask: (given) => `{ viewer { journals(${given}) { ${selection} } } }`,
    pick: ['viewer', 'journals'],
    count: size,
  },
  'Viewer.notes': {
    ask: (given) => `{ viewer { notes(${given}) { ${selection} } } }`,
    pick: ['viewer', 'notes'],
    count: size,
  },
  'Journal.notes': {
    ask: (given) => `{ journal(id: "${notedId}") { notes(${given}) { ${selection} } } }`,
    pick: ['journal', 'notes'],
    count: size,
  },
  'Viewer.signIns': {
    ask: (given) => `{ viewer { signIns(${given}) { ${selection} } } }`,
    pick: ['viewer', 'signIns'],
    count: size,
  },
  'User.followers': {
    ask: (given) => `{ user(username: "others") { followers(${given}) { ${selection} } } }`,
    pick: ['user', 'followers'],
    count: size,
  },
  'User.following': {
    ask: (given) => `{ user(username: "others") { following(${given}) { ${selection} } } }`,
    pick: ['user', 'following'],
    count: size,
  },
  'User.stories': {
    ask: (given) => `{ user(username: "others") { stories(${given}) { ${selection} } } }`,
    pick: ['user', 'stories'],
    count: 2 * size,
  },
};

it('are all tested here', async () => {
  const { data } = await server.graphql(
    '{ __schema { types { name fields { name type { name ofType { name } } } } } }',
  );
  type Type = {
    name: string;
    fields: { name: string; type: { name: string | null; ofType: { name: string | null } | null } }[] | null;
  };
  const found = (data.__schema.types as Type[]).flatMap(({ name, fields }) =>
    (fields ?? [])
      .filter(({ type }) => (type.ofType?.name ?? type.name)?.endsWith('Connection'))
      .map((field) => `${name}.${field.name}`),
  );
  expect([...new Set(Object.keys(connections).map((name) => name.split(' ')[0]))].sort()).toEqual(
    found.sort(),
  );
});

describe.each(Object.keys(connections))('%s', (name) => {
  const { ask, pick, count } = connections[name]!;
  async function page(given: object): Promise<List> {
    const { data, errors } = await server.graphql(ask(args(given)), {}, me.token);
    expect(errors).toBeUndefined();
    return pick.reduce((value, key) => value[key], data);
  }
  const ids = ({ edges }: List) => edges.map(({ node }) => ('voter' in node ? node.voter : node).id);

  it('returns the same forward, page by page, as backward', async () => {
    const whole = await page({ first: 100 });
    expect(whole.edges).toHaveLength(count);
    expect(whole.totalCount).toBe(count);

    const forward: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const part = await page({ first: 4, ...(after && { after }) });
      expect(part.pageInfo.hasPreviousPage).toBe(after !== undefined);
      expect([part.pageInfo.startCursor, part.pageInfo.endCursor]).toEqual([
        part.edges[0]?.cursor,
        part.edges.at(-1)?.cursor,
      ]);
      forward.push(...ids(part));
      after = part.pageInfo.endCursor;
      more = part.pageInfo.hasNextPage;
    }
    expect(forward).toEqual(ids(whole));

    const backward: string[] = [];
    for (let before: string | undefined, more = true; more; ) {
      const part = await page({ last: 4, ...(before && { before }) });
      expect(part.pageInfo.hasNextPage).toBe(before !== undefined);
      backward.unshift(...ids(part));
      before = part.pageInfo.startCursor;
      more = part.pageInfo.hasPreviousPage;
    }
    expect(backward).toEqual(ids(whole));
  });

  it('has its total count on every page, and accepts both bounds', async () => {
    const whole = await page({ first: 100 });
    const between = await page({ first: 100, after: whole.edges[1]?.cursor, before: whole.edges[5]?.cursor });
    expect(ids(between)).toEqual(ids(whole).slice(2, 5));
    expect(between.totalCount).toBe(count);
  });

  it('returns an empty page after the end', async () => {
    const whole = await page({ first: 100 });
    const past = await page({ first: 5, after: whole.pageInfo.endCursor });
    expect(past).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
    expect((await page({ first: 0 })).edges).toEqual([]);
  });

  it.each([
    { first: 101 },
    { last: 101 },
    { first: -1 },
    { last: -1 },
    { first: 1, last: 1 },
    { after: 'x' },
    { before: '' },
  ])('refuses %j', async (given) => {
    const { errors } = await server.graphql(ask(args(given)), {}, me.token);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
