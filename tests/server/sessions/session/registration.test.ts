import type { Authorized } from '../../../../server/authz/authorize';
import { Role, SessionStatus } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { joinSession } from '../../../../server/features/sessions/session/registration.service';
import type { Session } from '../../../../server/model/session.entity';
import {
  buildMember,
  buildSession,
  memberOfFile,
  setSessionStatus,
  type TestMember,
} from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import {
  codeOf,
  contextOf,
  dataOf,
  type GraphQLAnswer,
  ofFile,
  refusalOf,
  testServer,
} from '../../../support/testServer';

const server = testServer();
const other = ofFile(() => server.another());
const calls = sessionCalls(server);
const otherCalls = sessionCalls(other);
const leader = memberOfFile(server, { roles: [Role.INSTRUCTOR] });
let writers: TestMember[];
let racers: TestMember[];

beforeAll(async () => {
  writers = await buildMembers(50);
  racers = await buildMembers(150);
}, 180_000);

async function buildMembers(count: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  while (members.length < count)
    members.push(...(await Promise.all(Array.from({ length: 10 }, () => buildMember(server)))));
  return members;
}

const writer = (place: number) => writers[place] as TestMember;
const codesOf = (answers: GraphQLAnswer[]) => answers.map((answer) => codeOf(answer) ?? 'ok');
const how = (codes: string[], code: string) => codes.filter((one) => one === code).length;

/** The participants by the session's counter and by the rows in the table. */
async function seatsOf(id: string): Promise<{ counted: number; rows: number }> {
  const [row] = await server.sql<{ counted: number; rows: number }>(
    `SELECT s.participant_count AS counted,
       (SELECT COUNT(*) FROM session_participants p WHERE p.session_id = s.id) AS \`rows\`
     FROM sessions s WHERE s.id = ?`,
    [id],
  );
  return { counted: Number(row?.counted), rows: Number(row?.rows) };
}

/** Asks again if the server is too busy to answer, as clients do: neither joining nor leaving twice changes anything. */
async function served(ask: () => Promise<GraphQLAnswer>, tries = 50): Promise<GraphQLAnswer> {
  const answer = await ask();
  return codeOf(answer) === 'SERVICE_UNAVAILABLE' && tries > 0 ? served(ask, tries - 1) : answer;
}

const setStatus = (id: string, status: SessionStatus) => setSessionStatus(server, id, status);

test('200 members race for 50 seats on two servers: 50 have one', async () => {
  const { id } = await buildSession(server, leader, { capacity: 50 });
  const members = [...writers, ...racers];
  const answers = await Promise.all(
    members.map(({ token }, place) => served(() => (place % 2 ? calls : otherCalls).join(id, token))),
  );
  const codes = codesOf(answers);
  expect([how(codes, 'ok'), how(codes, 'CONFLICT')]).toEqual([50, 150]);
  for (const { errors } of answers) if (errors) expect(errors[0]?.message).toBe(messages.session.full);
  const { data } = await calls.read(id, leader.token);
  expect(data.session).toMatchObject({
    participantCount: 50,
    registration: 'FULL',
    participants: { totalCount: 50 },
  });
  expect(data.session.participants.edges).toHaveLength(50);
});

describe('joining', () => {
  it('takes a seat, which everyone sees', async () => {
    const { id } = await buildSession(server, leader, { capacity: 2 });
    const { data } = await calls.join(id, writer(0).token);
    expect(data.joinSession.session).toMatchObject({
      participantCount: 1,
      registration: 'OPEN',
      viewerIsParticipant: true,
      viewerIsLeader: false,
    });
    const seen = (await calls.read(id, writer(1).token)).data.session;
    expect(seen).toMatchObject({ participantCount: 1, viewerIsParticipant: false });
    expect(seen.participants.edges).toEqual([{ node: { id: writer(0).id, username: writer(0).username } }]);
  });

  it('again changes nothing, not even the order, also if all seats are taken by then', async () => {
    const { id } = await buildSession(server, leader, { capacity: 2, joined: [writer(0), writer(1)] });
    const before = (await calls.read(id, leader.token)).data.session;
    const data = await dataOf(calls.join(id, writer(0).token));
    expect(data.joinSession.session).toMatchObject({ participantCount: 2, viewerIsParticipant: true });
    expect((await calls.read(id, leader.token)).data.session).toEqual(before);
  });

  it('by one member twenty times at once takes one seat', async () => {
    const { id } = await buildSession(server, leader, { capacity: 50 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        served(() => (n % 2 ? calls : otherCalls).join(id, writer(0).token)),
      ),
    );
    expect(how(codesOf(answers), 'ok')).toBe(20);
    expect(await seatsOf(id)).toEqual({ counted: 1, rows: 1 });
  });

  it.each([
    ['full', messages.session.full],
    ['over', messages.session.closed],
    ['called off', messages.session.closed],
    ['one’s own to lead', messages.session.leader],
  ])('a session that is %s is a CONFLICT that says so', async (state, message) => {
    const { id } = await buildSession(server, leader, {
      capacity: 2,
      joined: state === 'full' ? [writer(0), writer(1)] : [],
    });
    if (state === 'over') await setStatus(id, SessionStatus.COMPLETED);
    if (state === 'called off') await setStatus(id, SessionStatus.CANCELLED);
    const before = await seatsOf(id);
    expect(
      refusalOf(await calls.join(id, (state === 'one’s own to lead' ? leader : writer(2)).token)),
    ).toMatchObject({ message, code: 'CONFLICT' });
    expect(await seatsOf(id)).toEqual(before);
  });

  it('is possible while the session is in progress', async () => {
    const { id } = await buildSession(server, leader);
    await setStatus(id, SessionStatus.IN_PROGRESS);
    const { data } = await calls.join(id, writer(0).token);
    expect(data.joinSession.session).toMatchObject({ participantCount: 1, status: 'IN_PROGRESS' });
  });

  it('again changes nothing in a session that is over by then', async () => {
    const { id } = await buildSession(server, leader, { joined: [writer(0)] });
    await setStatus(id, SessionStatus.COMPLETED);
    const { data } = await calls.join(id, writer(0).token);
    expect(data.joinSession.session).toMatchObject({ participantCount: 1, viewerIsParticipant: true });
  });
});

describe('leaving', () => {
  it('frees the seat for others', async () => {
    const { id } = await buildSession(server, leader, { capacity: 2, joined: [writer(0), writer(1)] });
    const { data } = await calls.leave(id, writer(0).token);
    expect(data.leaveSession.session).toMatchObject({
      participantCount: 1,
      registration: 'OPEN',
      viewerIsParticipant: false,
    });
    expect(codesOf([await calls.join(id, writer(2).token)])).toEqual(['ok']);
  });

  it('again, or without having joined, changes nothing', async () => {
    const { id } = await buildSession(server, leader, { joined: [writer(0), writer(1)] });
    for (const member of [writer(0), writer(0), writer(2)])
      expect((await calls.leave(id, member.token)).data.leaveSession.session).toMatchObject({
        participantCount: 1,
        viewerIsParticipant: false,
      });
    expect(await seatsOf(id)).toEqual({ counted: 1, rows: 1 });
  });

  it.each(Object.values(SessionStatus))('is possible while the session is %s', async (status) => {
    const { id } = await buildSession(server, leader, { joined: [writer(0)] });
    await setStatus(id, status);
    expect(codesOf([await calls.leave(id, writer(0).token)])).toEqual(['ok']);
    expect(await seatsOf(id)).toEqual({ counted: 0, rows: 0 });
  });

  it('is not possible for the leader, who has no seat', async () => {
    const { id } = await buildSession(server, leader);
    expect(refusalOf(await calls.leave(id, leader.token))).toMatchObject({
      message: messages.session.leader,
      code: 'CONFLICT',
    });
  });
});

test('after 50 concurrent joins and 50 leaves, the counter matches the rows', async () => {
  const { id } = await buildSession(server, leader, { capacity: 30, joined: writers.slice(0, 25) });
  const answers = await Promise.all(
    writers.flatMap(({ token }) => [calls.join(id, token), otherCalls.leave(id, token)]),
  );
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ message }) => message)).toEqual(
    expect.not.arrayContaining([messages.internal]),
  );
  const { counted, rows } = await seatsOf(id);
  expect(counted).toBe(rows);
  expect(rows).toBeLessThanOrEqual(30);
});

test('a capacity set while writers join is never below the number of participants', async () => {
  const { id } = await buildSession(server, leader, { capacity: 50 });
  const [updates] = await Promise.all([
    Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        otherCalls.update({ id, capacity: n % 2 ? 10 : 20 }, leader.token),
      ),
    ),
    Promise.all(writers.map(({ token }) => calls.join(id, token))),
  ]);
  for (const { errors } of updates)
    if (errors)
      expect(errors[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { capacity: expect.stringMatching(/^\d+ writers have joined already/) },
      });
  const { session } = (await calls.read(id, leader.token)).data;
  expect(session.participantCount).toBeLessThanOrEqual(session.capacity);
  expect(session.participants.totalCount).toBe(session.participantCount);
});

test('a concurrent request of a member who deletes the account gets no seat', async () => {
  const session = (await buildSession(server, leader)) as Authorized<Session, 'joinSession'>;
  const gone = await buildMember(server);
  const ctx = await contextOf(server, gone.token);
  await server.sql('UPDATE users SET deleted_at = NOW() WHERE id = ?', [gone.id]);
  await expect(joinSession(ctx, gone.id, session)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await seatsOf(session.id)).toEqual({ counted: 0, rows: 0 });
});
