import { type Ability } from '../../../server/authz/abilities';
import { abilities, tokenNeeds } from '../../../server/authz/tokenAbilities';
import { Role, TokenScope } from '../../../server/contract/enums';
import { messages } from '../../../server/contract/messages';
import { newId } from '../../../server/lib/ids';
import type { ViewerIdentity } from '../../../server/request/viewer';
import { buildMember, buildSession, buildStory, buildToken, memberOfFile } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { type GraphQLAnswer, testServer } from '../../support/testServer';
import { documentOf, operations, restCalls, schema, sendCall } from './everyOperation';

/**
 * Sends every operation and every REST route with a token of each scope, for things that do not exist. A
 * forbidden request must be refused for its scope before anything else; a permitted one succeeds or fails for
 * another reason.
 */
const texts = messages.personalAccessToken;

const server = testServer();
const member = memberOfFile(server);
let tokens: Record<TokenScope, string>;
beforeAll(async () => {
  tokens = {
    read: (await buildToken(server, member, { scope: TokenScope.READ })).token,
    write: (await buildToken(server, member, { scope: TokenScope.WRITE })).token,
  };
});

type Refusal = 'needs a sign-in' | 'needs write' | undefined;
const refusalOf = (
  error: { message: string; extensions: { code?: unknown; requiredScope?: unknown } } | undefined,
): Refusal => {
  if (error?.extensions.code !== 'FORBIDDEN') return undefined;
  if (error.message === texts.signInNeeded) return 'needs a sign-in';
  return error.message === texts.writeNeeded && error.extensions.requiredScope === 'write'
    ? 'needs write'
    : undefined;
};
const expectedOf = (needs: TokenScope | null, scope: TokenScope): Refusal =>
  needs === null
    ? 'needs a sign-in'
    : needs === TokenScope.WRITE && scope === TokenScope.READ
      ? 'needs write'
      : undefined;

async function askSocket(query: string, variables: object, token: string): Promise<GraphQLAnswer['errors']> {
  const socket = await connectSocket(server, token);
  socket.subscribe('asked', query, variables as Record<string, unknown>);
  const { payload } = await socket.until(({ id }) => id === 'asked');
  socket.raw.close();
  return payload?.errors;
}

describe.each(operations.map((operation) => [operation.field.name, operation] as const))(
  '%s',
  (_name, operation) => {
    it.each(Object.values(TokenScope))('answers a token of the scope %s as the table says', async (scope) => {
      const { query, variables } = documentOf(operation);
      const errors =
        operation.kind === 'subscription'
          ? await askSocket(query, variables, tokens[scope])
          : (await server.graphql(query, variables, tokens[scope])).errors;
      // Make sure that the request passed the validation of the input.
      expect(String(errors?.[0]?.extensions.code)).not.toMatch(
        /^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED|UNAUTHENTICATED)$/,
      );
      expect(refusalOf(errors?.[0])).toBe(expectedOf(tokenNeeds(operation.ability), scope));
    });
  },
);

describe.each(restCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it.each(Object.values(TokenScope))('answers a token of the scope %s as GraphQL does', async (scope) => {
    const { route, ability } = call;
    const response = await sendCall(call, server.url, tokens[scope]);
    const text = await response.text();
    const answer = response.status >= 400 ? JSON.parse(text) : {};
    const refusal =
      answer.error === texts.signInNeeded
        ? 'needs a sign-in'
        : answer.error === texts.writeNeeded
          ? 'needs write'
          : undefined;
    // The parent in a nested path is looked up first.
    if (route.within && response.status === 404) return;
    expect([response.status, refusal]).toEqual([
      refusal ? 403 : response.status,
      expectedOf(tokenNeeds(ability), scope),
    ]);
    expect(response.headers.get('www-authenticate')).toBe(
      refusal === 'needs write'
        ? 'Bearer error="insufficient_scope", scope="write"'
        : response.status === 401
          ? expect.any(String)
          : null,
    );
  });
});

describe('the table', () => {
  it('has an entry for every operation; mutations need at least the scope write', () => {
    for (const { kind, field, ability } of operations) {
      const needs = tokenNeeds(ability);
      expect(Object.keys(abilities)).toContain(field.name);
      if (kind === 'mutation') expect([field.name, needs]).not.toEqual([field.name, TokenScope.READ]);
    }
  });

  it('refuses unknown operations', () => {
    expect(tokenNeeds('somethingNew' as Ability)).toBeNull();
  });
});

describe('an ability, wherever it is asked', () => {
  const admin = { id: 'user_1', signInId: 'token_1', roles: [Role.ADMIN] };
  const askedBy = (ability: Ability, scope: TokenScope) =>
    // The scope comes before what the rule would look at.
    (abilities[ability] as (viewer: ViewerIdentity, input?: unknown) => boolean)({
      ...admin,
      token: { scope, expiresAt: null },
    });

  it.each(Object.keys(abilities) as Ability[])(
    '%s needs its scope of an administrator’s token',
    (ability) => {
      const needs = tokenNeeds(ability);
      for (const scope of Object.values(TokenScope))
        if (needs === null || (needs === TokenScope.WRITE && scope === TokenScope.READ))
          expect([scope, askedBy(ability, scope)]).toEqual([scope, false]);
    },
  );

  it('tells an administrator of who waits and of what is reported in a sign-in, not by a token', async () => {
    const staff = await buildMember(server, { roles: [Role.ADMIN] });
    const { token } = await buildToken(server, staff, { scope: TokenScope.WRITE });
    const waiting = await buildMember(server);
    await server.sql("UPDATE users SET state = 'waiting' WHERE id = ?", [waiting.id]);
    const namesSeen = async (by: string) => {
      const asked = '{ __typename ... on User { username } }';
      const { data } = await server.graphql(
        `query ($id: ID!) { node(id: $id) ${asked} nodes(ids: [$id]) ${asked} }`,
        { id: waiting.id },
        by,
      );
      const rest = await fetch(`${server.url}/api/users/${waiting.id}`, {
        headers: { authorization: `Bearer ${by}` },
      });
      return [data.node?.username, data.nodes[0]?.username, rest.status];
    };
    expect(await namesSeen(staff.token)).toEqual([waiting.username, waiting.username, 200]);
    expect(await namesSeen(token)).toEqual([undefined, undefined, 404]);

    await server.sql(
      `INSERT INTO notifications (id, user_id, kind, subject_id, unread, created_at, changed_at)
       VALUES (?, ?, 'join_request', 'joining', 1, ?, ?)`,
      [newId('notification'), staff.id, new Date(), new Date()],
    );
    const told = async (by: string) => {
      const asked = '{ viewer { notifications(first: 10) { edges { node { kind } } } } }';
      const { data } = await server.graphql(asked, {}, by);
      return JSON.stringify(data.viewer.notifications.edges).includes('JOIN_REQUEST');
    };
    expect([await told(staff.token), await told(token)]).toEqual([true, false]);
  });
});

describe('fields of the viewer', () => {
  const forSignIns = [
    'accountLog',
    'calendarFeed',
    'dataExport',
    'linkedProvider',
    'personalAccessTokens',
    'secondFactor',
    'passkeys',
    'signIns',
    'pushSubscriptions',
  ];
  const ofGoals = ['canOpenChallenges', 'challenges', 'countsMinutes', 'daysOff', 'goals'];
  const forTokens = [
    'blockedMembers',
    'blockedMemberIds',
    ...ofGoals,
    'canCreateExercises',
    'canCreateSessions',
    'secondFactorOwed',
    'email',
    'emailConfirmedAt',
    'favoriteStories',
    'mutedMembers',
    'mutedMemberIds',
    'newInGroup',
    'reportsWaiting',
    'hasPassword',
    'journalOfDay',
    'journals',
    'notes',
    'notificationSettings',
    'notifications',
    'pendingEmail',
    'pushPublicKey',
    'roles',
    'sharedStories',
    'stories',
    'settings',
    'storage',
    'storiesExport',
    'storyTags',
    'user',
    'waitingStories',
    'writingDays',
  ];

  it('are each for tokens or only for sign-ins', async () => {
    const viewer = schema.getType('Viewer') as unknown as {
      getFields(): Record<string, (typeof operations)[number]['field']>;
    };
    const fields = Object.values(viewer.getFields());
    expect(fields.map(({ name }) => name).sort()).toEqual([...forSignIns, ...forTokens].sort());
    for (const field of fields) {
      const { query, variables } = documentOf({ kind: 'query', field });
      const [, declared = '', asked = ''] = /^query (\(.*?\))? ?\{ (.*) \}$/.exec(query) ?? [];
      const { errors } = await server.graphql(
        `query ${declared} { viewer { ${asked} } }`,
        variables,
        tokens.write,
      );
      const refusal = refusalOf(errors?.[0]);
      expect([field.name, refusal]).toEqual([
        field.name,
        forSignIns.includes(field.name) ? 'needs a sign-in' : undefined,
      ]);
      if (!refusal) expect([field.name, errors]).toEqual([field.name, undefined]);
    }
  });
});

describe('objects that a token finds by id', () => {
  it('include neither sign-ins nor tokens', async () => {
    const { data } = await server.graphql(
      '{ viewer { signIns { edges { node { id } } } personalAccessTokens { edges { node { id } } } } }',
      {},
      member.token,
    );
    const ids: string[] = [...data.viewer.signIns.edges, ...data.viewer.personalAccessTokens.edges].map(
      ({ node }: { node: { id: string } }) => node.id,
    );
    expect(ids).toHaveLength(3);
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await server.graphql(query, { ids }, member.token)).data.nodes).toEqual(
      ids.map((id) => ({ id })),
    );
    expect((await server.graphql(query, { ids }, tokens.write)).data.nodes).toEqual(ids.map(() => null));
  });
});

describe('the permissions reported to a token', () => {
  it('are those of the member that its scope allows', async () => {
    const staff = await buildMember(server, { roles: [Role.USER, Role.INSTRUCTOR] });
    const session = await buildSession(server, staff, {});
    const story = await buildStory(server, staff);
    const ask = async (token: string) => {
      const { data } = await server.graphql(
        `query ($session: ID!, $story: ID!) {
           viewer { canCreateSessions canCreateExercises user { viewerCanEdit } }
           session(id: $session) { viewerCanEdit } story(id: $story) { viewerCanEdit }
         }`,
        { session: session.id, story: story.id },
        token,
      );
      const { user, canCreateSessions, canCreateExercises } = data.viewer;
      return [
        canCreateSessions,
        canCreateExercises,
        ...[user, data.session, data.story].map((of) => of.viewerCanEdit),
      ];
    };
    const all = new Array(5).fill(true);
    expect(await ask(staff.token)).toEqual(all);
    expect(await ask((await buildToken(server, staff)).token)).toEqual(all);
    const reader = await buildToken(server, staff, { scope: TokenScope.READ });
    expect(await ask(reader.token)).toEqual(new Array(5).fill(false));
  });
});
