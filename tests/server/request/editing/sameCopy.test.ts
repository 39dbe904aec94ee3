import { Role } from '../../../../server/contract/enums';
import { newId } from '../../../../server/lib/ids';
import { exerciseCalls } from '../../../support/exerciseCalls';
import {
  buildExercise,
  buildFeedback,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  memberOfFile,
} from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { sessionCalls } from '../../../support/sessionCalls';
import { codeOf, type GraphQLAnswer, testServer } from '../../../support/testServer';

type Fields = Record<string, unknown>;

interface Kind {
  build(): Promise<{ id: string; updatedAt: Date }>;
  update(input: Fields): Promise<GraphQLAnswer>;
  read(id: string): Promise<GraphQLAnswer>;
  /** The fields that another member saves, and those saved on the older copy. */
  theirs: Fields;
  mine: Fields;
  /** Further fields in the conflict's answer. */
  told: readonly string[];
}

const server = testServer();
const staff = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });

const kinds: Record<string, () => Kind> = {
  feedback: () => ({
    build: () => buildFeedback(server, staff),
    update: (input) => feedbackCalls(server).update(input, staff.token),
    read: (id) => feedbackCalls(server).read(id, staff.token),
    theirs: { title: 'Theirs', category: 'BUG' },
    mine: { title: 'Seen before', description: 'Written before anyone else came by.' },
    told: ['id', 'title', 'description', 'category', 'status', 'priority', 'updatedAt'],
  }),
  exercise: () => ({
    build: () => buildExercise(server, staff),
    update: (input) => exerciseCalls(server).update(input, staff.token),
    read: (id) => exerciseCalls(server).read(id, staff.token),
    theirs: { title: 'Theirs', category: 'POETRY', timeLimitMinutes: 15 },
    mine: { title: 'Seen before', objective: 'Written before anyone else came by.', tags: ['b', 'a'] },
    told: [
      ...['id', 'title', 'description', 'objective', 'prompt', 'timeLimitMinutes', 'difficulty', 'category'],
      ...['isTemplate', 'updatedAt'],
    ],
  }),
  session: () => ({
    build: () => buildSession(server, staff),
    update: (input) => sessionCalls(server).update(input, staff.token),
    read: (id) => sessionCalls(server).read(id, staff.token),
    theirs: { title: 'Theirs', capacity: 7, location: 'The attic' },
    mine: { title: 'Seen before', description: 'Written before anyone else came by.' },
    told: [
      ...['id', 'title', 'description', 'dateTime', 'durationMinutes', 'capacity', 'location', 'isRecurring'],
      ...['hasReading', 'status', 'updatedAt'],
    ],
  }),
};

describe.each(Object.keys(kinds))('of two who change the same copy of a %s', (name) => {
  let kind: Kind;
  let id: string;
  let baseUpdatedAt: string;
  const current = async () => (await kind.read(id)).data[name];
  beforeEach(async () => {
    kind = (kinds[name] as () => Kind)();
    const built = await kind.build();
    id = built.id;
    baseUpdatedAt = built.updatedAt.toISOString();
  });

  it('the second gets CONFLICT with the server’s copy, and nothing is written', async () => {
    expect((await kind.update({ id, ...kind.theirs, baseUpdatedAt })).errors).toBeUndefined();
    const theirs = await current();
    const { errors } = await kind.update({ id, ...kind.mine, baseUpdatedAt });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(errors?.[0]?.extensions[name]).toMatchObject(
      Object.fromEntries(kind.told.map((field) => [field, theirs[field]])),
    );
    expect(await current()).toEqual(theirs);
    const again = await kind.update({ id, ...kind.mine, baseUpdatedAt: theirs.updatedAt });
    expect(again.errors).toBeUndefined();
    expect((await current()).title).toBe('Seen before');
  });

  it('one wins, however many try at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => kind.update({ id, title: `Title ${n}`, baseUpdatedAt })),
    );
    const won = answers.flatMap(({ errors }, n) => (errors ? [] : [`Title ${n}`]));
    expect(won).toEqual([(await current()).title]);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual(
      new Array(19).fill('CONFLICT'),
    );
  });

  it('neither is asked where both want the same, as after a lost answer', async () => {
    const change = { id, ...kind.mine, baseUpdatedAt };
    for (const _ of [1, 2]) expect((await kind.update(change)).errors).toBeUndefined();
  });

  it('who writes what stands there makes no other’s copy an old one', async () => {
    const { title } = await current();
    expect((await kind.update({ id, title })).errors).toBeUndefined();
    expect((await kind.update({ id, ...kind.mine, baseUpdatedAt })).errors).toBeUndefined();
  });

  it('who names no base overwrites', async () => {
    await kind.update({ id, ...kind.theirs });
    expect((await kind.update({ id, ...kind.mine })).errors).toBeUndefined();
    expect((await current()).title).toBe('Seen before');
  });
});

it('a conflict tells an exercise’s tags, and asks about them', async () => {
  const { id, updatedAt } = await buildExercise(server, staff, { tags: ['one', 'two'] });
  const calls = exerciseCalls(server);
  const baseUpdatedAt = updatedAt.toISOString();
  await calls.update({ id, tags: ['two', 'one'], baseUpdatedAt }, staff.token);
  const { errors } = await calls.update({ id, tags: ['three'], baseUpdatedAt }, staff.token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', exercise: { tags: ['two', 'one'] } });
});

describe('with an old copy', () => {
  const longAgo = '2000-01-01T00:00:00.000Z';
  const update = (kind: string, input: Fields) => server.mutate(`update${kind}`, input, staff.token);

  it.each<[string, () => Promise<{ id: string }>]>([
    ['Story', () => buildStory(server, staff)],
    ['Journal', () => buildJournal(server, staff)],
    ['Note', () => buildNote(server, staff)],
    ['Feedback', () => buildFeedback(server, staff)],
    ['Exercise', () => buildExercise(server, staff)],
    ['Session', () => buildSession(server, staff)],
  ])(
    'of a %s, what no copy could take is refused as such, and the rest is a conflict',
    async (kind, build) => {
      const { id } = await build();
      const tooLong = { id, title: 'x'.repeat(10_000), baseUpdatedAt: longAgo };
      expect(codeOf(await update(kind, tooLong))).toBe('BAD_USER_INPUT');
      expect(codeOf(await update(kind, { ...tooLong, title: 'Mine' }))).toBe('CONFLICT');
    },
  );

  it.each<[string, () => Promise<{ id: string }>, Fields]>([
    [
      'Session',
      async () => {
        const joined = await Promise.all([1, 2, 3].map(() => buildMember(server)));
        return buildSession(server, staff, { joined });
      },
      { capacity: 2 },
    ],
    ['Session', () => buildSession(server, staff), { dateTime: '2999-01-01T00:00:00.000Z' }],
    ['Note', () => buildNote(server, staff), { journalId: newId('journal') }],
  ])('of a %s, what the newest copy does not allow is a conflict first', async (kind, build, refused) => {
    const { id } = await build();
    expect(codeOf(await update(kind, { id, ...refused, baseUpdatedAt: longAgo }))).toBe('CONFLICT');
    expect(codeOf(await update(kind, { id, ...refused }))).toBe('BAD_USER_INPUT');
  });
});

describe('no edit is in the way of another’s where meanwhile', () => {
  type Meanwhile = (id: string) => Promise<unknown>;
  const sessions = () => sessionCalls(server);
  const move = async (id: string, status: string) => {
    const { errors, data } = await sessions().move(id, status, staff.token);
    expect(errors).toBeUndefined();
    return data.setSessionStatus.session;
  };

  it.each<[string, Meanwhile]>([
    ['others join it', async (id) => sessions().join(id, (await buildMember(server)).token)],
    ['it is started', (id) => move(id, 'IN_PROGRESS')],
    [
      'it is started and completed',
      async (id) => {
        await move(id, 'IN_PROGRESS');
        await move(id, 'COMPLETED');
      },
    ],
    [
      'it is called off and scheduled again',
      async (id) => {
        await move(id, 'CANCELLED');
        await move(id, 'SCHEDULED');
      },
    ],
    [
      'the clock starts it',
      async (id) => {
        const { db, now } = server.app.services;
        await db.transaction((tx) => tx.execute('UPDATE sessions SET due_at = ? WHERE id = ?', [now(), id]));
        await server.app.sessionClock.tick();
        expect((await sessions().read(id, staff.token)).data.session.status).toBe('IN_PROGRESS');
      },
    ],
  ])('of a session %s', async (_, meanwhile) => {
    const { id, updatedAt } = await buildSession(server, staff);
    await meanwhile(id);
    const change = { id, title: 'Mine', baseUpdatedAt: updatedAt.toISOString() };
    expect((await sessions().update(change, staff.token)).errors).toBeUndefined();
    // It was an edit itself: the next on that copy is refused.
    expect(codeOf(await sessions().update({ ...change, title: 'Yours' }, staff.token))).toBe('CONFLICT');
  });

  it.each<[string, Meanwhile]>([
    ['its status is set', (id) => feedbackCalls(server).setStatus({ id, status: 'ACCEPTED' }, staff.token)],
    ['it is assigned', (id) => feedbackCalls(server).assign({ id, assignedToId: staff.id }, staff.token)],
  ])('of feedback %s', async (_, meanwhile) => {
    const { id, updatedAt } = await buildFeedback(server, staff);
    await meanwhile(id);
    const change = { id, title: 'Mine', baseUpdatedAt: updatedAt.toISOString() };
    const calls = feedbackCalls(server);
    expect((await calls.update(change, staff.token)).errors).toBeUndefined();
    expect(codeOf(await calls.update({ ...change, title: 'Yours' }, staff.token))).toBe('CONFLICT');
  });

  it('a server whose clock is behind moves a session: what it answers is still a base', async () => {
    const { id } = await buildSession(server, staff);
    await sessions().update({ id, title: 'Edited' }, staff.token);
    const behind = jest.spyOn(server.app.services, 'now').mockReturnValue(new Date(Date.now() - 60_000));
    const { updatedAt: baseUpdatedAt } = await move(id, 'IN_PROGRESS');
    behind.mockRestore();
    const { errors } = await sessions().update({ id, title: 'Mine', baseUpdatedAt }, staff.token);
    expect(errors).toBeUndefined();
  });
});
