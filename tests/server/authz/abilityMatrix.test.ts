import { abilities } from '../../../server/authz/tokenAbilities';
import { routes } from '../../../server/rest/routes';
import { makeSchema } from '../../../server/schema';
import { connectSocket, followStory } from '../../support/socketClient';
import { testServer } from '../../support/testServer';
import { areaTables, restLists } from './areaTables';
import { onComment } from './commentTable';
import { testPermissions, withPrivacy } from './matrix';
import { operationsOf, routesOf } from './operations';
import { others, restForAnyone, restForMembers, restForOwner } from './otherTable';
import {
  type Actor,
  askAll,
  askAs,
  askersOverRest,
  askGraphql,
  askRest,
  buildStoryOf,
  castOfFile,
  membersOnly,
  type Outcome,
  privacies,
  row,
} from './outcomes';
import { sessionTables, subscriptions } from './sessionTable';
import { onStory, reads } from './storyTable';

const server = testServer();
const cast = castOfFile(server);

describe.each(privacies)('of a story that is %s', (privacy) => {
  testPermissions(withPrivacy(onStory, privacy), server, cast, {
    build: () => buildStoryOf(server, cast, privacy),
    stateOf: (id) => server.app.services.db.read('SELECT title FROM stories WHERE id = ?', [id]),
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

describe('notificationsChanged', () => {
  it('is for members, each for their own', async () => {
    const asked = await askAll(async (actor) => {
      const socket = await connectSocket(server, cast[actor]?.token);
      socket.subscribe('bell', 'subscription { notificationsChanged { unreadCount } }');
      const { payload } = await socket.until(({ id }) => id === 'bell');
      socket.raw.close();
      return payload.errors ? (payload.errors[0].extensions.code as Outcome) : 'ok';
    });
    expect(asked).toEqual(membersOnly);
  });
});

describe.each(Object.keys(others))('%s', (name) => {
  const { document, expected, rest } = others[name]!;
  /** A member who is not the actor: to whom the owner muted or blocked, the owner. */
  const someoneFor = (actor: Actor) => {
    if (actor === 'muted' || actor === 'blocked') return cast.owner.id;
    return (actor === 'member' ? cast.named : cast.member).id;
  };

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
      const [method, path] = rest.route.split(' ') as [string, string];
      const asked = await askAs(askersOverRest(expected), (actor) =>
        askRest(
          server,
          method,
          path.replace(':username', cast.owner.username).replace(':id', someoneFor(actor)),
          rest.body,
          cast[actor]?.token,
        ),
      );
      expect(expected).toMatchObject(asked);
    });
});

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
  const tables = [others, onStory, onComment, ...sessionTables, ...areaTables];

  it('leave out no operation of the schema, and no ability', () => {
    const schema = makeSchema();
    const operations = [
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(Object.keys(abilities).sort()).toEqual([...operations].sort());
    const tested = [
      ...operationsOf(...tables),
      ...Object.keys(subscriptions),
      'storyChanged',
      'notificationsChanged',
      'requestSessionPlace',
    ];
    expect([...new Set(tested)].sort()).toEqual([...operations].sort());
  });

  it('leave out no REST path', () => {
    const lists = [...restLists, ...restForMembers, ...restForOwner, ...restForAnyone];
    const tested = [...routesOf(...tables), ...lists].filter(Boolean);
    expect(tested.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });
});
