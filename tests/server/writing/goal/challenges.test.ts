import { Role } from '../../../../server/contract/enums';
import type { Challenge } from '../../../../server/model/challenge.entity';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import {
  buildChallenge,
  buildMember,
  buildStory,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { testServer } from '../../../support/testServer';

const server = testServer();
const ann = memberOfTest(server);
const ben = memberOfTest(server);
const dayMs = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const today = dayFromNow(0);

const instructor = memberOfTest(server, { roles: [Role.USER, Role.INSTRUCTOR] });
let challenge: Challenge;
beforeEach(async () => {
  challenge = await buildChallenge(server, instructor);
});

const facts =
  'id title memberCount total viewerTotal viewerIsMember viewerCanClose viewerCanDelete isOver closedOn members { user { id } total }';
const send = async (name: string, input: object, { token }: TestMember) => {
  const { data, errors } = await server.mutate(name, input, token, `challenge { ${facts} }`);
  return errors ? { refused: errors[0]?.extensions.code } : data[name].challenge;
};
const join = (by: TestMember, { id } = challenge) => send('joinChallenge', { id }, by);
const leave = (by: TestMember, { id } = challenge) => send('leaveChallenge', { id }, by);
const close = (by: TestMember, { id } = challenge) => send('closeChallenge', { id }, by);
const open = (input: object, by: TestMember = instructor) =>
  send(
    'openChallenge',
    { title: 'November', unit: 'WORDS', target: 50_000, startsOn: today, endsOn: today, ...input },
    by,
  );
const read = async ({ token }: TestMember, { id } = challenge) =>
  (await server.ask(`query ($id: ID!) { challenge(id: $id) { ${facts} } }`, token, { id })).challenge;
const write = (by: TestMember, words: number, writtenOn = today) =>
  buildStory(server, by, { content: 'word '.repeat(words), writtenOn });

it('adds what its members write on its days, whenever they join', async () => {
  await write(ann, 30, dayFromNow(-1));
  await write(ann, 1_000, dayFromNow(-6));
  await join(ann);
  await join(ben);
  await write(ben, 12);
  await write(instructor, 500);
  expect(await read(ann)).toMatchObject({ memberCount: 2, total: 42, viewerTotal: 30, viewerIsMember: true });
  expect(await read(ben)).toMatchObject({
    viewerTotal: 12,
    members: [
      { user: { id: ann.id }, total: 30 },
      { user: { id: ben.id }, total: 12 },
    ],
  });
});

it('shows what each has written to those who take part, and to nobody else', async () => {
  await join(ann);
  await write(ann, 30);
  for (const other of [ben, instructor])
    expect(await read(other)).toMatchObject({
      total: 30,
      viewerTotal: 0,
      viewerIsMember: false,
      members: null,
    });
});

it('never counts less than nothing', async () => {
  await join(ann);
  const story = await write(ann, 100, dayFromNow(-1));
  await server.mutate('updateStory', { id: story.id, content: 'Cut', writtenOn: today }, ann.token);
  expect((await read(ann)).total).toBe(100);
});

it('stays readable for all when a member has more words than anyone can write', async () => {
  await Promise.all([join(ann), join(ben)]);
  const { id } = await write(ann, 1);
  await server.app.services.db.transaction((tx) =>
    tx.execute('UPDATE writing_days SET words_now = 4000000000 WHERE text_id = ?', [id]),
  );
  const most = 2 ** 31 - 1;
  expect(await read(ben)).toMatchObject({
    total: most,
    viewerTotal: 0,
    members: [{ total: most }, { total: 0 }],
  });
});

it('counts minutes', async () => {
  const minutes = await buildChallenge(server, instructor, { unit: 'minutes' as never });
  await join(ann, minutes);
  await server.mutate('recordWritingMinutes', { day: dayFromNow(-2), minutes: [0, 1, 100] }, ann.token);
  expect(await read(ann, minutes)).toMatchObject({ total: 3, viewerTotal: 3 });
});

it('no longer counts the words of a member who leaves; leaving or joining twice changes nothing', async () => {
  await write(ann, 30);
  for (let n = 0; n < 2; n += 1) expect(await join(ann)).toMatchObject({ memberCount: 1, total: 30 });
  for (let n = 0; n < 2; n += 1) expect(await leave(ann)).toMatchObject({ memberCount: 0, total: 0 });
});

it('counts a member who joins many times at once only once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => join(ann)));
  expect(await read(ann)).toMatchObject({ memberCount: 1, members: [{ total: 0 }] });
});

it('has at most 200 members, however many join at once', async () => {
  await server.sql('UPDATE challenges SET member_count = 198');
  const members = await Promise.all(Array.from({ length: 6 }, () => buildMember(server)));
  const answers = await Promise.all(members.map((member) => join(member)));
  expect(answers.filter(({ refused }) => refused === 'CONFLICT')).toHaveLength(4);
  expect((await read(ann)).memberCount).toBe(200);
});

it('is closed by the member who opened it: today is its last day, nobody joins any more, and members stay', async () => {
  await join(ann);
  await write(ann, 30);
  expect(await close(ann)).toEqual({ refused: 'FORBIDDEN' });
  for (let n = 0; n < 2; n += 1)
    expect(await close(instructor)).toMatchObject({ isOver: true, closedOn: today, viewerCanClose: true });
  await write(ann, 5, dayFromNow(1));
  expect(await read(ann)).toMatchObject({ total: 30, memberCount: 1 });
  expect(await join(ben)).toEqual({ refused: 'CONFLICT' });
  expect(await join(ann)).toMatchObject({ memberCount: 1 });
  expect(await leave(ann)).toMatchObject({ memberCount: 0 });
});

it('is deleted by the member who opened it, also once it is over, and its members’ words stay', async () => {
  const remove = async (by: TestMember) => {
    const mutation = `mutation ($id: ID!) { deleteChallenge(input: { id: $id }) { deletedChallengeId } }`;
    const { data, errors } = await server.graphql(mutation, { id: challenge.id }, by.token);
    return errors ? errors[0]?.extensions.code : data.deleteChallenge.deletedChallengeId;
  };
  await join(ann);
  const story = await write(ann, 30);
  expect((await read(ann)).viewerCanDelete).toBe(false);
  expect(await remove(ann)).toBe('FORBIDDEN');
  expect(await close(instructor)).toMatchObject({ viewerCanDelete: true });
  expect(await remove(instructor)).toBe(challenge.id);
  expect(await remove(instructor)).toBe('NOT_FOUND');
  expect(await join(ben)).toEqual({ refused: 'NOT_FOUND' });
  const mine =
    '{ viewer { challenges(first: 3) { totalCount } stories(first: 3) { edges { node { id } } } } }';
  expect((await server.ask(mine, ann.token)).viewer).toEqual({
    challenges: { totalCount: 0 },
    stories: { edges: [{ node: { id: story.id } }] },
  });
});

it('counts exactly those who joined before it closed', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => buildMember(server)));
  const [, ...answers] = await Promise.all([close(instructor), ...members.map((member) => join(member))]);
  const joined = answers.filter(({ refused }) => !refused).length;
  expect((await read(ann)).memberCount).toBe(joined);
});

it('counts nothing if it is closed before its first day', async () => {
  const later = await buildChallenge(server, instructor, { startsOn: dayFromNow(1), endsOn: dayFromNow(9) });
  await join(ann, later);
  await write(ann, 30, dayFromNow(1));
  expect(await close(instructor, later)).toMatchObject({ total: 0 });
});

describe('of a member, the running ones', () => {
  const mine = async ({ token }: TestMember) => {
    const query =
      '{ viewer { countsMinutes challenges(first: 3, running: true) { edges { node { id } } } } }';
    const data = await server.ask(query, token);
    const { countsMinutes, challenges } = data.viewer;
    return { countsMinutes, ids: challenges.edges.map(({ node }: { node: Challenge }) => node.id) };
  };
  const over = { startsOn: dayFromNow(-9), endsOn: dayFromNow(-3) };
  const joinedOnes = async (given: Partial<Challenge>[]) => {
    for (const one of given) {
      const { id } = await buildChallenge(server, instructor, one);
      await server.sql(
        'INSERT INTO challenge_members (challenge_id, user_id, joined_at) VALUES (?, ?, NOW(3))',
        [id, ann.id],
      );
    }
  };

  it('are listed however many have ended since, and their minutes count', async () => {
    const minutes = await buildChallenge(server, instructor, { unit: 'minutes' as never });
    await join(ann, minutes);
    await joinedOnes([over, over, { closedOn: dayFromNow(-2) }]);
    expect(await mine(ann)).toEqual({ countsMinutes: true, ids: [minutes.id] });
    expect(await mine(ben)).toEqual({ countsMinutes: false, ids: [] });
  });

  it('count minutes also where more of them are running than are shown', async () => {
    await joinedOnes([{ unit: 'minutes' as never }, {}, {}, {}]);
    expect(await mine(ann)).toMatchObject({ countsMinutes: true, ids: { length: 3 } });
  });

  it('count minutes until their last day is over everywhere', async () => {
    await joinedOnes([{ unit: 'minutes' as never, ...over }]);
    expect(await mine(ann)).toMatchObject({ countsMinutes: false });
    await joinedOnes([{ unit: 'minutes' as never, closedOn: today }]);
    expect(await mine(ann)).toEqual({ countsMinutes: true, ids: [] });
  });
});

it.each<[string, object]>([
  ['a blank title', { title: ' ' }],
  ['a target of nothing', { target: 0 }],
  ['days in the wrong order', { startsOn: dayFromNow(2), endsOn: dayFromNow(1) }],
  ['more than 100 days', { endsOn: dayFromNow(100) }],
  ['a last day in the past', { startsOn: dayFromNow(-9), endsOn: dayFromNow(-8) }],
])('is not opened with %s', async (_what, input) => {
  expect(await open(input)).toEqual({ refused: 'BAD_USER_INPUT' });
});

it('is opened once for one localId, by staff alone', async () => {
  const localId = 'challenge-1';
  const [one, other] = await Promise.all([open({ localId }), open({ localId })]);
  expect(one.id).toBe(other.id);
  expect(await open({}, ann)).toEqual({ refused: 'FORBIDDEN' });
});

it('is kept for 400 days after its end', async () => {
  await join(ann);
  const end = Date.parse(challenge.endsOn);
  const { db } = server.app.services;
  const members = () => db.read('SELECT 1 FROM challenge_members WHERE challenge_id = ?', [challenge.id]);
  await deleteExpiredRows(db, new Date(end + 400 * dayMs));
  expect(await members()).toHaveLength(1);
  await deleteExpiredRows(db, new Date(end + 402 * dayMs));
  expect(await members()).toEqual([]);
});
