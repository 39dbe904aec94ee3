import { testServer } from '../../support/testServer';
import { buildConnectedThings, size } from './connectedThings';

const server = testServer();
let made: Awaited<ReturnType<typeof buildConnectedThings>>;
beforeAll(async () => {
  made = await buildConnectedThings(server);
});

interface List {
  edges: { cursor: string; node: { id: string } | { voter: { id: string } } | { user: { id: string } } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
}

const selection =
  'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } }';
/** A vote has no id of its own. */
const votes = selection.replace('node { id }', 'node { voter { id } }');
/** Nor has who waits for approval. */
const waiting = selection.replace('node { id }', 'node { user { id } }');
const args = (given: object) =>
  Object.entries(given)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

interface Asked {
  ask: (args: string) => string;
  pick: string[];
  count: number;
}
const listOf = (name: string, filter: string): Asked => ({
  ask: (given) => `{ ${name}(${filter}, ${given}) { ${selection} } }`,
  pick: [name],
  count: size,
});
const ofViewer = (name: string): Asked => ({
  ask: (given) => `{ viewer { ${name}(${given}) { ${selection} } } }`,
  pick: ['viewer', name],
  count: size,
});

/** Every connection of the schema: how to select it, and its number of edges. */
const connections: Record<string, Asked> = {
  'Query.publicStories': listOf('publicStories', ''),
  'Query.publicStories with a search': listOf('publicStories', 'search: "lamp"'),
  'Query.publicStories of an author': listOf('publicStories', 'author: "others"'),
  'Query.publicStories with a tag': listOf('publicStories', 'tag: "a"'),
  'Viewer.stories': {
    ask: (given) => `{ viewer { stories(${given}) { ${selection} } } }`,
    pick: ['viewer', 'stories'],
    count: size + 2,
  },
  'Viewer.sharedStories': ofViewer('sharedStories'),
  'Viewer.favoriteStories': ofViewer('favoriteStories'),
  'Viewer.favoriteStories with a search': {
    ask: (given) => `{ viewer { favoriteStories(search: "lamp", ${given}) { ${selection} } } }`,
    pick: ['viewer', 'favoriteStories'],
    count: size,
  },
  'Story.comments': {
    ask: (given) => `{ story(id: "${made.commentedId}") { comments(${given}) { ${selection} } } }`,
    pick: ['story', 'comments'],
    count: size,
  },
  'Story.versions': {
    ask: (given) => `{ story(id: "${made.versionedId}") { versions(${given}) { ${selection} } } }`,
    pick: ['story', 'versions'],
    count: size,
  },
  'Query.tags': listOf('tags', ''),
  'Query.sessions': listOf('sessions', ''),
  'Query.sessions that are ahead': {
    ask: (given) => `{ sessions(status: [SCHEDULED, IN_PROGRESS], ${given}) { ${selection} } }`,
    pick: ['sessions'],
    count: size,
  },
  'Session.messages': {
    ask: (given) => `{ session(id: "${made.joinedId}") { messages(${given}) { ${selection} } } }`,
    pick: ['session', 'messages'],
    count: size,
  },
  'Session.participants': {
    ask: (given) => `{ session(id: "${made.joinedId}") { participants(${given}) { ${selection} } } }`,
    pick: ['session', 'participants'],
    count: size,
  },
  'Query.challenges': listOf('challenges', ''),
  'Viewer.challenges': ofViewer('challenges'),
  'Query.exercises': listOf('exercises', ''),
  'Query.publicFeedback': listOf('publicFeedback', ''),
  'Feedback.votes': {
    ask: (given) => `{ feedback(id: "${made.votedOnId}") { votes(${given}) { ${votes} } } }`,
    pick: ['feedback', 'votes'],
    count: size,
  },
  'Viewer.personalAccessTokens': ofViewer('personalAccessTokens'),
  'Viewer.journals': ofViewer('journals'),
  'Viewer.notes': ofViewer('notes'),
  'Viewer.notifications of two kinds': {
    ask: (given) =>
      `{ viewer { notifications(kinds: [MENTION, SESSION_RECAP], ${given}) { ${selection} } } }`,
    pick: ['viewer', 'notifications'],
    count: size,
  },
  'Journal.notes': {
    ask: (given) => `{ journal(id: "${made.notedId}") { notes(${given}) { ${selection} } } }`,
    pick: ['journal', 'notes'],
    count: size,
  },
  'Viewer.signIns': ofViewer('signIns'),
  'Query.invitations': listOf('invitations', ''),
  'Invitation.members': {
    ask: (given) =>
      `{ node(id: "${made.invitationId}") { ... on Invitation { members(${given}) { ${selection} } } } }`,
    pick: ['node', 'members'],
    count: size,
  },
  'Query.reportCases': listOf('reportCases', ''),
  'ReportCase.reports': {
    ask: (given) =>
      `{ node(id: "${made.reportCaseId}") { ... on ReportCase { reports(${given}) { ${selection} } } } }`,
    pick: ['node', 'reports'],
    count: size,
  },
  'Query.members': listOf('members', 'search: "peer"'),
  'Query.managedMembers': listOf('managedMembers', 'search: "asker"'),
  'Query.auditLog': listOf('auditLog', 'act: EMAIL_CHANGED'),
  'ManagedMember.auditLog': {
    ask: (given) => `{ managedMember(id: "${made.me.id}") { auditLog(${given}) { ${selection} } } }`,
    pick: ['managedMember', 'auditLog'],
    count: size,
  },
  'Viewer.accountLog': ofViewer('accountLog'),
  'Viewer.mutedMembers': ofViewer('mutedMembers'),
  'Viewer.blockedMembers': ofViewer('blockedMembers'),
  'User.publicStories': {
    ask: (given) => `{ user(username: "others") { publicStories(${given}) { ${selection} } } }`,
    pick: ['user', 'publicStories'],
    count: size,
  },
  'Query.waitingMembers': {
    ask: (given) => `{ waitingMembers(${given}) { ${waiting} } }`,
    pick: ['waitingMembers'],
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
    const { data, errors } = await server.graphql(ask(args(given)), {}, made.me.token);
    expect(errors).toBeUndefined();
    return pick.reduce((value, key) => value[key], data);
  }
  const ids = ({ edges }: List) =>
    edges.map(({ node }) => ('voter' in node ? node.voter : 'user' in node ? node.user : node).id);

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
  });

  it('tells with a page of none whether there are more', async () => {
    expect(await page({ first: 0 })).toMatchObject({ edges: [], pageInfo: { hasNextPage: true } });
    expect(await page({ last: 0 })).toMatchObject({ edges: [], pageInfo: { hasPreviousPage: true } });
    const { startCursor, endCursor } = (await page({ first: 100 })).pageInfo;
    expect((await page({ first: 0, after: endCursor })).pageInfo.hasNextPage).toBe(false);
    expect((await page({ last: 0, before: startCursor })).pageInfo.hasPreviousPage).toBe(false);
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
    const { errors } = await server.graphql(ask(args(given)), {}, made.me.token);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
