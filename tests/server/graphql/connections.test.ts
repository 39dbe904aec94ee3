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
interface Particulars {
  filter?: string;
  count?: number;
  selected?: string;
}
const under = (
  parent: () => string,
  pick: string[],
  name: string,
  { filter = '', count = size, selected = selection }: Particulars = {},
): Asked => ({
  ask: (given) => `{ ${parent().replace('…', `${name}(${filter} ${given}) { ${selected} }`)} }`,
  pick: [...pick, name],
  count,
});
const listOf = (name: string, filter = '', more: Particulars = {}) =>
  under(() => '…', [], name, { filter, ...more });
const ofViewer = (name: string, more?: Particulars) => under(() => 'viewer { … }', ['viewer'], name, more);
const ofUser = (name: string, more?: Particulars) =>
  under(() => 'user(username: "others") { … }', ['user'], name, more);
const of = (root: string, id: () => string, name: string, more?: Particulars) =>
  under(() => `${root}(id: "${id()}") { … }`, [root], name, more);
const ofNode = (type: string, id: () => string, name: string) =>
  under(() => `node(id: "${id()}") { ... on ${type} { … } }`, ['node'], name);

/** Every connection of the schema: how to select it, and its number of edges. */
const connections: Record<string, Asked> = {
  'Query.publicStories': listOf('publicStories'),
  'Query.publicStories with a search': listOf('publicStories', 'search: "lamp"'),
  'Query.publicStories of an author': listOf('publicStories', 'author: "others"'),
  'Query.publicStories with a tag': listOf('publicStories', 'tag: "a"'),
  'Viewer.stories': ofViewer('stories', { count: size + 2 }),
  'Viewer.sharedStories': ofViewer('sharedStories'),
  'Viewer.favoriteStories': ofViewer('favoriteStories'),
  'Viewer.favoriteStories with a search': ofViewer('favoriteStories', { filter: 'search: "lamp"' }),
  'Story.comments': of('story', () => made.commentedId, 'comments'),
  'Story.versions': of('story', () => made.versionedId, 'versions'),
  'Query.tags': listOf('tags'),
  'Query.sessions': listOf('sessions'),
  'Query.sessions that are ahead': listOf('sessions', 'status: [SCHEDULED, IN_PROGRESS]'),
  'Session.messages': of('session', () => made.joinedId, 'messages'),
  'Session.participants': of('session', () => made.joinedId, 'participants'),
  'Query.challenges': listOf('challenges'),
  'Viewer.challenges': ofViewer('challenges'),
  'Query.exercises': listOf('exercises'),
  'Query.exercises of a kind': listOf('exercises', 'category: DESCRIPTION, difficulty: BEGINNER'),
  'Query.publicFeedback': listOf('publicFeedback'),
  'Query.publicFeedback of a kind': listOf('publicFeedback', 'category: FEATURE, status: OPEN'),
  'Feedback.votes': of('feedback', () => made.votedOnId, 'votes', { selected: votes }),
  'Viewer.personalAccessTokens': ofViewer('personalAccessTokens'),
  'Viewer.journals': ofViewer('journals'),
  'Viewer.notes': ofViewer('notes'),
  'Viewer.notifications of two kinds': ofViewer('notifications', {
    filter: 'kinds: [MENTION, SESSION_RECAP]',
  }),
  'Journal.notes': of('journal', () => made.notedId, 'notes'),
  'Viewer.signIns': ofViewer('signIns'),
  'Query.invitations': listOf('invitations'),
  'Invitation.members': ofNode('Invitation', () => made.invitationId, 'members'),
  'Query.reportCases': listOf('reportCases'),
  'ReportCase.reports': ofNode('ReportCase', () => made.reportCaseId, 'reports'),
  'Query.members': listOf('members', 'search: "peer"'),
  'Query.managedMembers': listOf('managedMembers', 'search: "asker"'),
  'Query.auditLog': listOf('auditLog', 'act: EMAIL_CHANGED'),
  'ManagedMember.auditLog': of('managedMember', () => made.me.id, 'auditLog'),
  'Viewer.accountLog': ofViewer('accountLog'),
  'Viewer.mutedMembers': ofViewer('mutedMembers'),
  'Viewer.blockedMembers': ofViewer('blockedMembers'),
  'User.publicStories': ofUser('publicStories'),
  'Query.waitingMembers': listOf('waitingMembers', '', { selected: waiting }),
  'User.followers': ofUser('followers'),
  'User.following': ofUser('following'),
  'User.stories': ofUser('stories', { count: 2 * size }),
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

  let whole: List;
  beforeAll(async () => {
    whole = await page({ first: 100 });
  });

  it('returns the same forward, page by page, as backward', async () => {
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
    const [after, before] = [whole.edges[1]?.cursor, whole.edges[5]?.cursor];
    const between = await page({ first: 100, after, before });
    expect(ids(between)).toEqual(ids(whole).slice(2, 5));
    for (const one of [between, await page({ first: 100, after }), await page({ first: 100, before })])
      expect(one.totalCount).toBe(count);
  });

  it('returns an empty page after the end', async () => {
    const past = await page({ first: 5, after: whole.pageInfo.endCursor });
    expect(past).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  it('tells with a page of none whether there are more', async () => {
    expect(await page({ first: 0 })).toMatchObject({ edges: [], pageInfo: { hasNextPage: true } });
    expect(await page({ last: 0 })).toMatchObject({ edges: [], pageInfo: { hasPreviousPage: true } });
    const { startCursor, endCursor } = whole.pageInfo;
    expect((await page({ first: 0, after: endCursor })).pageInfo.hasNextPage).toBe(false);
    expect((await page({ last: 0, before: startCursor })).pageInfo.hasPreviousPage).toBe(false);
  });

  it('refuses wrong arguments, and names each', async () => {
    const wrong = [
      [{ first: 101 }, 'first'],
      [{ last: 101 }, 'last'],
      [{ first: -1 }, 'first'],
      [{ last: -1 }, 'last'],
      [{ first: 1, last: 1 }, 'last'],
      [{ after: 'x' }, 'after'],
      [{ before: '' }, 'before'],
    ] as const;
    const refused = await Promise.all(
      wrong.map(async ([given]) => (await server.graphql(ask(args(given)), {}, made.me.token)).errors?.[0]),
    );
    expect(refused.map((error) => error?.extensions)).toEqual(
      wrong.map(([, field]) => ({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } })),
    );
  });
});
