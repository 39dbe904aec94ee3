import { PrivacyLevel } from '../../../../server/contract/enums';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { type Creation, creations, creationWorld, sendAndLose } from '../../../support/creations';
import { buildStory, type TestMember } from '../../../support/factories';
import { codeOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
let world: Awaited<ReturnType<typeof creationWorld>>;
let member: TestMember;
beforeAll(async () => {
  world = await creationWorld(server);
});
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  member = await world.newMember();
});

const selectionOf = ({ kind }: Creation) => `${kind} { id } ${kind}Edge { cursor node { id } }`;

/** Sends a create operation and returns what was created. */
async function create(
  creation: Creation,
  given: Record<string, unknown>,
  { on = server, token = member.token, storyId = world.storyId } = {},
): Promise<{ id: string }> {
  const { kind, mutation, input } = creation;
  const all = { ...input(storyId), ...given };
  const { data, errors } = await on.mutate(mutation, all, token, selectionOf(creation));
  expect(errors).toBeUndefined();
  const made = data[mutation];
  expect(made[`${kind}Edge`].node.id).toBe(made[kind].id);
  return made[kind];
}

describe.each(creations)('a $kind', (creation) => {
  it('is created once if the response is lost and the request is repeated', async () => {
    const input = { ...creation.input(world.storyId), localId: 'local_1' };
    const name = `${creation.mutation[0]?.toUpperCase()}${creation.mutation.slice(1)}Input`;
    const query = `mutation ($input: ${name}!) { ${creation.mutation}(input: $input) { __typename } }`;
    await sendAndLose(
      server,
      { path: '/graphql', body: { query, variables: { input } }, token: member.token },
      async () => (await world.countOf(creation, member)) > 0,
    );
    const first = await create(creation, { localId: 'local_1' });
    // Spy only now: the lost request may publish events until the first answer arrives, and who is told of it hears later.
    await server.app.notifier.drain();
    const events = jest.spyOn(server.app.services.pubSub, 'publish');
    const second = await create(creation, { localId: 'local_1' });
    expect(second.id).toBe(first.id);
    expect(events).not.toHaveBeenCalled();
    expect(await world.countOf(creation, member)).toBe(1);
  });

  it('is created once for twenty concurrent requests with one id, on two servers', async () => {
    const other = await server.another();
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        create(creation, { localId: 'race' }, { on: n % 2 ? server : other }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await world.countOf(creation, member)).toBe(1);
  });

  it('has an id per author: another member can use the same id', async () => {
    const another = await world.newMember();
    const mine = await create(creation, { localId: 'same' });
    const theirs = await create(creation, { localId: 'same' }, { token: another.token });
    expect(theirs.id).not.toBe(mine.id);
    expect(await world.countOf(creation, another)).toBe(1);
  });

  it('is created each time without an id, and with another id', async () => {
    for (const given of [{}, {}, { localId: 'a' }, { localId: 'b' }, { localId: null }])
      await create(creation, given);
    expect(await world.countOf(creation, member)).toBe(5);
  });

  it('refuses an invalid id', async () => {
    for (const localId of ['', 'x'.repeat(65), 'two words', 'é']) {
      const input = { ...creation.input(world.storyId), localId };
      expect(refusalOf(await server.mutate(creation.mutation, input, member.token))).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { localId: 'A local id is 1 to 64 visible ASCII characters' },
      });
    }
  });
});

describe.each([
  ['story', 'Story', 'stories'],
  ['journal', 'Journal', 'journals'],
  ['note', 'Note', 'notes'],
])('a %s that its author has deleted', (kind, name, table) => {
  const make = async (localId: string, { on = server, token = member.token } = {}) => {
    const input = { ...(kind !== 'note' && { title: 'Fog' }), content: 'It lifted.', localId };
    const answer = await on.mutate(`create${name}`, input, token, `${kind} { id }`);
    return { id: answer.data?.[`create${name}`]?.[kind].id as string, code: codeOf(answer) };
  };
  const remove = async (id: string, baseUpdatedAt?: string) =>
    codeOf(await server.mutate(`delete${name}`, { id, baseUpdatedAt }, member.token));
  const count = async () =>
    (await server.app.services.db.read(`SELECT 1 FROM ${table} WHERE author_id = ?`, [member.id])).length;

  it('is not created again by a request that arrives late, at any server', async () => {
    const { id } = await make('first');
    await remove(id);
    const other = await server.another();
    try {
      const late = await Promise.all(
        [server, other].flatMap((on) => [make('first', { on }), make('first', { on })]),
      );
      expect(late.map(({ code }) => code)).toEqual(Array(4).fill('NOT_FOUND'));
    } finally {
      await other.close();
    }
    expect(await count()).toBe(0);
    expect((await make('second')).code).toBeUndefined();
  });

  it('is not created again by a request that began before the first one was answered', async () => {
    const { db } = server.app.services;
    const read = db.read.bind(db);
    jest.spyOn(db, 'read').mockImplementation(async (sql, params) => {
      const rows = await read<never>(sql, params);
      if (!/local_id = \?/.test(sql)) return rows;
      // The late request has seen that there is none yet. Before it writes, the text is created and deleted.
      jest.restoreAllMocks();
      await remove((await make('overtaken')).id);
      return rows;
    });
    expect((await make('overtaken')).code).toBe('NOT_FOUND');
    expect(await count()).toBe(0);
  });

  it('is created by another member with the same id', async () => {
    await remove((await make('shared')).id);
    const another = await world.newMember();
    expect((await make('shared', { token: another.token })).code).toBeUndefined();
  });

  it('is found by its id if it was changed in time and so not deleted', async () => {
    const { id } = await make('kept');
    expect(await remove(id, '2020-01-01T00:00:00.000Z')).toBe('CONFLICT');
    expect((await make('kept')).id).toBe(id);
  });

  it('is remembered for 90 days', async () => {
    const { db } = server.app.services;
    await remove((await make('old')).id);
    const madeAfter = async (days: number) => {
      const deletedAt = new Date(Date.now() - days * 24 * 60 * 60_000);
      await db.writeRepeatable('UPDATE deleted_documents SET deleted_at = ? WHERE author_id = ?', [
        deletedAt,
        member.id,
      ]);
      await deleteExpiredRows(db);
      return (await make('old')).code;
    };
    expect([await madeAfter(89), await madeAfter(91)]).toEqual(['NOT_FOUND', undefined]);
  });
});

const byKind = (kind: string) => creations.find((creation) => creation.kind === kind) as Creation;

test('can use the same id on two stories: two comments', async () => {
  const { id: storyId } = await buildStory(server, world.author, { privacyLevel: PrivacyLevel.PUBLIC });
  const one = await create(byKind('comment'), { localId: 'same' });
  const other = await create(byKind('comment'), { localId: 'same' }, { storyId });
  expect(other.id).not.toBe(one.id);
});

test.each([
  ['comment', 'commentMember'],
  ['feedback', 'feedbackMember'],
] as const)('a %s that is sent again takes nothing from its limit', async (kind, limit) => {
  const strict = await server.another({ rateLimits: 1 });
  const taken = jest.spyOn(strict.app.services.rateLimits, 'takeOfRunning');
  const back = jest.spyOn(strict.app.services.rateLimits, 'giveBack');
  const net = () =>
    taken.mock.calls.filter(([name]) => name === limit).length -
    back.mock.calls.filter(([name]) => name === limit).length;
  await Promise.all(
    Array.from({ length: 10 }, () => create(byKind(kind), { localId: 'once' }, { on: strict })),
  );
  await create(byKind(kind), { localId: 'once' }, { on: strict });
  expect(net()).toBe(1);
});

test('of a session that has started since still returns that session', async () => {
  let now = new Date();
  const clocked = await server.another({}, () => now);
  const dateTime = new Date(now.getTime() + 60_000).toISOString();
  const made = await create(byKind('session'), { localId: 'late', dateTime }, { on: clocked });
  now = new Date(now.getTime() + 10 * 60_000);
  const again = await create(byKind('session'), { localId: 'late', dateTime }, { on: clocked });
  expect(again.id).toBe(made.id);
});

test('of a weekly session is not repeated in the next week’s session', async () => {
  const made = await create(byKind('session'), { localId: 'weekly', isRecurring: true });
  for (const status of ['IN_PROGRESS', 'COMPLETED'])
    await server.mutate('setSessionStatus', { id: made.id, status }, member.token);
  expect(await world.countOf(byKind('session'), member)).toBe(2);
  expect((await create(byKind('session'), { localId: 'weekly' })).id).toBe(made.id);
});
