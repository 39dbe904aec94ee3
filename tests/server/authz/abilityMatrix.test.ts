import { abilities } from '../../../server/authz/abilities';
import { routes } from '../../../server/rest/routes';
import { makeSchema } from '../../../server/schema';
import { connectSocket, followStory } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { onComment } from './commentTable';
import { dailyOperations, dailyRoutes } from './dailyTable';
import { feedbackOperations, feedbackRoutes } from './feedbackTable';
import {
  type Actor,
  actors,
  askAll,
  askGraphql,
  askRest,
  buildCast,
  buildStoryOf,
  type Cast,
  type Outcome,
  type Privacy,
  privacies,
  row,
} from './outcomes';
import { operationNames, restRoutes } from './sessionTable';
import { deskOperations, deskRoutes } from './versionTable';

const server = testServer();
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast(server);
});

type Table = Record<Privacy, Record<Actor, Outcome>>;

//                      visitor            member       named        instructor   admin        owner
const reads: Table = {
  private: /* */ row('NOT_FOUND', /*    */ 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  shared: /*  */ row('NOT_FOUND', /*    */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
  named: /*   */ row('NOT_FOUND', /*    */ 'NOT_FOUND', 'ok', /*  */ 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  public: /*  */ row('ok', /*           */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok', /*  */ 'ok'),
};
const writes: Table = {
  private: /* */ row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  shared: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
  named: /*   */ row('UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND', 'ok'),
  public: /*  */ row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'),
};
const readsAsMember: Table = {
  private: { ...reads.private, visitor: 'UNAUTHENTICATED' },
  shared: { ...reads.shared, visitor: 'UNAUTHENTICATED' },
  named: { ...reads.named, visitor: 'UNAUTHENTICATED' },
  public: { ...reads.public, visitor: 'UNAUTHENTICATED' },
};
const every = (outcomes: Record<Actor, Outcome>): Table => ({
  private: outcomes,
  shared: outcomes,
  named: outcomes,
  public: outcomes,
});
const membersOnly = row('UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'ok');
const authorAlone = row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'ok');
const passwordAsked = row('UNAUTHENTICATED', ...new Array<Outcome>(5).fill('BAD_USER_INPUT'));
const everyone = (outcome: Outcome) => row(...actors.map(() => outcome));
const anyone = row('ok', 'ok', 'ok', 'ok', 'ok', 'ok');
/** A node that may not be read is null rather than an error. */
const asNull = (table: Table): Table =>
  Object.fromEntries(
    privacies.map((privacy) => [
      privacy,
      Object.fromEntries(
        Object.entries(table[privacy]).map(([actor, was]) => [actor, was === 'ok' ? 'ok' : 'null']),
      ),
    ]),
  ) as Table;
/** The REST path returns a story as for a visitor, whoever asks. */
const asVisitor: Table = { ...every(row(...actors.map(() => 'NOT_FOUND' as const))), public: anyone };

interface Operation {
  document: string;
  expected: Table;
  rest?: { route: string; body?: object; expected?: Table };
}

const change = (mutation: string, more = '') =>
  `mutation ($id: ID!) { ${mutation}(input: { id: $id ${more} }) { __typename } }`;

/** Operations about one story. */
const onStory: Record<string, Operation> = {
  story: {
    document: 'query ($id: ID!) { story(id: $id) { title } }',
    expected: reads,
    rest: { route: 'GET /stories/:id' },
  },
  'story (as a visitor)': {
    document: 'query ($id: ID!) { story(id: $id) { title } }',
    expected: reads,
    rest: { route: 'GET /public/stories/:id', expected: asVisitor },
  },
  node: { document: 'query ($id: ID!) { node(id: $id) { id } }', expected: asNull(reads) },
  nodes: { document: 'query ($id: ID!) { nodes(ids: [$id]) { id } }', expected: asNull(reads) },
  updateStory: {
    document: change('updateStory', ', title: "Changed"'),
    expected: writes,
    rest: { route: 'PUT /stories/:id', body: { title: 'Changed' } },
  },
  deleteStory: {
    document: change('deleteStory'),
    expected: writes,
    rest: { route: 'DELETE /stories/:id' },
  },
  shareStory: {
    document: change('shareStory'),
    expected: writes,
    rest: { route: 'POST /stories/:id/share', body: {} },
  },
  favoriteStory: {
    document: change('favoriteStory'),
    expected: readsAsMember,
    rest: { route: 'POST /stories/:id/favorite' },
  },
  addComment: {
    document:
      'mutation ($id: ID!) { addComment(input: { storyId: $id, content: "Well said" }) { __typename } }',
    expected: readsAsMember,
    rest: { route: 'POST /stories/:id/comments', body: { content: 'Well said' } },
  },
  'story (its comments)': {
    document: 'query ($id: ID!) { story(id: $id) { comments { totalCount } } }',
    expected: reads,
    rest: { route: 'GET /stories/:id/comments' },
  },
  createStoryVersion: {
    document:
      'mutation ($id: ID!) { createStoryVersion(input: { storyId: $id, name: "Now" }) { __typename } }',
    expected: writes,
    rest: { route: 'POST /stories/:id/versions', body: { name: 'Now' } },
  },
  'story (its versions)': {
    document: 'query ($id: ID!) { story(id: $id) { versions { totalCount } } }',
    expected: reads,
    rest: { route: 'GET /stories/:id/versions', expected: every(authorAlone) },
  },
  unfavoriteStory: {
    document: change('unfavoriteStory'),
    expected: every(membersOnly),
    rest: { route: 'DELETE /stories/:id/favorite' },
  },
};

const cells = Object.keys(onStory).flatMap((name) => privacies.map((privacy) => [name, privacy] as const));

describe.each(cells)('%s of a story that is %s', (name, privacy) => {
  const { document, expected, rest } = onStory[name]!;

  /** A new story for each request, since it may change or delete the story; a refused request must not. */
  async function onFresh(actor: Actor, ask: (id: string, token?: string) => Promise<Outcome>) {
    const { id } = await buildStoryOf(server, cast, privacy);
    const outcome = await ask(id, cast[actor]?.token);
    if (outcome !== 'ok') {
      const { data } = await server.graphql(
        'query ($id: ID!) { story(id: $id) { title } }',
        { id },
        cast.owner.token,
      );
      expect(data.story).toEqual({ title: 'As it was' });
    }
    return outcome;
  }

  it('answers each as the table says', async () => {
    const asked = await askAll((actor) =>
      onFresh(actor, (id, token) => askGraphql(server, document, { id }, token)),
    );
    expect(asked).toEqual(expected[privacy]);
  });

  if (rest)
    it('answers the same over REST', async () => {
      const [method, path] = rest.route.split(' ') as [string, string];
      const asked = await askAll((actor) =>
        onFresh(actor, (id, token) => askRest(server, method, path.replace(':id', id), rest.body, token)),
      );
      expect(asked).toEqual((rest.expected ?? expected)[privacy]);
    });
});

describe.each(privacies)('storyChanged of a story that is %s', (privacy) => {
  it('is delivered to those who may read it, and refused to all others', async () => {
    const { id } = await buildStoryOf(server, cast, privacy);
    const asked = await askAll(async (actor) => {
      const socket = await connectSocket(server, cast[actor]?.token);
      const { type, payload } = await followStory(server, socket, id);
      socket.raw.close();
      if (payload.errors) return payload.errors[0].extensions.code as Outcome;
      expect([type, payload.data.storyChanged.story.id]).toEqual(['next', id]);
      return 'ok';
    });
    expect(asked).toEqual(reads[privacy]);
  });
});

/** Operations that are not about a particular story. */
const others: Record<
  string,
  { document: string; expected: Record<Actor, Outcome>; rest?: string; body?: object }
> = {
  info: { document: '{ info { name } }', expected: anyone, rest: 'GET /info' },
  viewer: {
    document: '{ viewer { email } }',
    expected: { ...anyone, visitor: 'null' },
  },
  user: {
    document: 'query ($username: String!) { user(username: $username) { name } }',
    expected: membersOnly,
    rest: 'GET /users/u/:username',
  },
  publicStories: {
    document: '{ publicStories { totalCount } }',
    expected: anyone,
    rest: 'GET /public/stories',
  },
  importStories: {
    document:
      'mutation { importStories(input: { stories: [{ title: "Old", content: "Words" }] }) { results { outcome } } }',
    expected: membersOnly,
    rest: 'POST /stories/import',
    body: { stories: [{ title: 'Old', content: 'Words' }] },
  },
  createStory: {
    document: 'mutation { createStory(input: { title: "New", content: "Words" }) { __typename } }',
    expected: membersOnly,
    rest: 'POST /stories',
    body: { title: 'New', content: 'Words' },
  },
  followUser: {
    document: 'mutation ($someone: ID!) { followUser(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
    rest: 'POST /users/:id/follow',
  },
  unfollowUser: {
    document: 'mutation ($someone: ID!) { unfollowUser(input: { id: $someone }) { __typename } }',
    expected: membersOnly,
    rest: 'DELETE /users/:id/follow',
  },
  updateProfile: {
    document: 'mutation { updateProfile(input: { bio: "Changed" }) { __typename } }',
    expected: membersOnly,
    rest: 'PUT /users/profile',
    body: { bio: 'Changed' },
  },
  deleteAccount: {
    // A permitted caller gets the password error; the only administrator may not delete the account.
    document: 'mutation { deleteAccount(input: { password: "not theirs" }) { __typename } }',
    expected: { ...passwordAsked, admin: 'CONFLICT' },
  },
  changePassword: {
    document:
      'mutation { changePassword(input: { currentPassword: "not theirs", newPassword: "Tuesday8pm" }) { __typename } }',
    expected: passwordAsked,
  },
  revokeSignIn: {
    // A permitted caller has no sign-in with that id.
    document: 'mutation ($someone: ID!) { revokeSignIn(input: { id: $someone }) { __typename } }',
    expected: row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'),
  },
  revokeAllSignIns: {
    document: 'mutation { revokeAllSignIns(input: { keepCurrent: true }) { __typename } }',
    expected: membersOnly,
  },
  createPersonalAccessToken: {
    document:
      'mutation { createPersonalAccessToken(input: { name: "A program", scope: READ }) { __typename } }',
    expected: membersOnly,
  },
  revokePersonalAccessToken: {
    // A permitted caller has no token with that id.
    document:
      'mutation ($someone: ID!) { revokePersonalAccessToken(input: { id: $someone }) { __typename } }',
    expected: row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'),
  },
  signUp: {
    document:
      'mutation ($fresh: String!, $freshEmail: String!) { signUp(input: { username: $fresh, email: $freshEmail, password: "Monday7pm" }) { __typename } }',
    expected: anyone,
  },
  signIn: {
    document:
      'mutation ($email: String!) { signIn(input: { email: $email, password: "Monday7pm" }) { __typename } }',
    expected: anyone,
  },
  refreshTokens: {
    document:
      'mutation ($refreshToken: String!) { refreshTokens(input: { refreshToken: $refreshToken }) { __typename } }',
    expected: anyone,
  },
  requestPasswordReset: {
    document: 'mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename } }',
    expected: anyone,
  },
  requestMagicLink: {
    document: 'mutation ($email: String!) { requestMagicLink(input: { email: $email }) { __typename } }',
    expected: anyone,
  },
  // Anyone may try a link; only the link decides.
  resetPassword: {
    document:
      'mutation { resetPassword(input: { accessToken: "no", refreshToken: "link", password: "Monday7pm" }) { __typename } }',
    expected: everyone('UNAUTHENTICATED'),
  },
  signInWithMagicLink: {
    document: 'mutation { signInWithMagicLink(input: { token: "no link" }) { __typename } }',
    expected: everyone('UNAUTHENTICATED'),
  },
  confirmEmail: {
    document: 'mutation { confirmEmail(input: { token: "no link" }) { __typename } }',
    expected: everyone('NOT_FOUND'),
  },
  lookUpAccountLink: {
    document:
      'mutation { lookUpAccountLink(input: { purpose: MAGIC_LINK, tokens: ["no link"] }) { __typename } }',
    expected: everyone('NOT_FOUND'),
  },
  requestEmailConfirmation: {
    // A permitted caller must use their own address.
    document:
      'mutation { requestEmailConfirmation(input: { email: "somebody@example.com" }) { __typename } }',
    expected: passwordAsked,
    rest: 'POST /auth/confirm/request',
    body: { email: 'somebody@example.com' },
  },
  signOut: {
    document: 'mutation { signOut(input: { refreshToken: "of somebody or nobody" }) { signedOut } }',
    expected: anyone,
  },
};

describe.each(Object.keys(others))('%s', (name) => {
  const { document, expected, rest, body } = others[name]!;
  /** A member who is not the actor. */
  const someoneFor = (actor: Actor) => (actor === 'member' ? cast.named : cast.member).id;

  it('answers each as the table says', async () => {
    const asked = await askAll((actor) => {
      const { username, email, refreshToken } = cast.owner;
      const fresh = `fresh_${name}_${actor}`;
      const freshEmail = `${fresh}@example.com`;
      const variables = { username, email, refreshToken, fresh, freshEmail, someone: someoneFor(actor) };
      return askGraphql(server, document, variables, cast[actor]?.token);
    });
    expect(asked).toEqual(expected);
  });

  if (rest)
    it('answers the same over REST', async () => {
      const [method, path] = rest.split(' ') as [string, string];
      const asked = await askAll((actor) =>
        askRest(
          server,
          method,
          path.replace(':username', cast.owner.username).replace(':id', someoneFor(actor)),
          body,
          cast[actor]?.token,
        ),
      );
      expect(asked).toEqual(expected);
    });
});

/** Only in REST: GraphQL answers visitors with null here, or has the field below `viewer` or `node`. */
const restForMembers = [
  'GET /auth/me',
  'GET /users/:id',
  'GET /users/:id/stories',
  'GET /users/:id/followers',
  'GET /users/:id/following',
  'GET /users/:id/follow-status',
  'GET /stories',
  'GET /stories/my',
  'GET /stories/favorites',
  'GET /stories/my-favorites',
  'GET /stories/shared',
];
const restForOwner = ['GET /users/:id/stats'];
/** Anyone may call these; their rules are tested in tests/rest. */
const restForAnyone = [
  'POST /auth/signup',
  'POST /auth/signin',
  'POST /auth/refresh',
  'POST /auth/signout',
  'POST /auth/password/reset',
  'POST /auth/password/new',
  'POST /auth/magic-link/request',
  'POST /auth/magic-link',
  'POST /auth/confirm',
];

it.each(restForMembers)('%s is for members', async (route) => {
  const [method, path] = route.split(' ') as [string, string];
  const asked = await askAll((actor) =>
    askRest(server, method, path.replace(':id', cast.owner.id), undefined, cast[actor]?.token),
  );
  expect(asked).toEqual(membersOnly);
});

it.each(restForOwner)('%s is for the member alone', async (route) => {
  const [method, path] = route.split(' ') as [string, string];
  const asked = await askAll((actor) =>
    askRest(server, method, path.replace(':id', cast.owner.id), undefined, cast[actor]?.token),
  );
  expect(asked).toEqual(row('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'ok'));
});

describe('the tables', () => {
  it('leave out no operation of the schema, and no ability', () => {
    const schema = makeSchema();
    const operations = [
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(Object.keys(abilities).sort()).toEqual([...operations].sort());
    const tested = [
      ...Object.keys(onStory).map((name) => name.split(' ')[0]),
      ...Object.keys(others),
      ...Object.keys(onComment),
      ...operationNames,
      ...deskOperations,
      ...feedbackOperations,
      ...dailyOperations,
      'storyChanged',
    ];
    expect([...new Set(tested)].sort()).toEqual([...operations].sort());
  });

  it('leave out no REST path', () => {
    const tested = [
      ...Object.values(onStory).map(({ rest }) => rest?.route),
      ...Object.values(others).map(({ rest }) => rest),
      ...Object.values(onComment).map(({ rest }) => rest?.route),
      ...restRoutes,
      ...deskRoutes,
      ...feedbackRoutes,
      ...dailyRoutes,
      ...restForMembers,
      ...restForOwner,
      ...restForAnyone,
    ].filter(Boolean);
    expect(tested.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });
});
