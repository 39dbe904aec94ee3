import { Role, SessionStatus } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import {
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
  setSessionStatus,
} from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { codeOf, dataOf, fieldsOf, testServer } from '../../../support/testServer';
import { ahead, dayMs, limits, minuteMs, present } from './detailLimits';

const server = testServer({ groupTimeZone: 'Europe/London' }, () => present);
const calls = sessionCalls(server);
const leader = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const member = memberOfFile(server);

const valid = {
  title: 'Monday evening',
  description: 'We write.',
  dateTime: ahead(60 * minuteMs),
  durationMinutes: 120,
  capacity: 10,
};
const create = (input: Record<string, unknown> = {}) => calls.create({ ...valid, ...input }, leader.token);
const update = (id: string, input: Record<string, unknown>) => calls.update({ id, ...input }, leader.token);
const sessionOf = async (id: string) => (await calls.read(id, leader.token)).data.session;
const read = <Row>(sql: string, params: (string | Date)[] = []) => server.sql<Row>(sql, params);
const setStatus = (id: string, status: SessionStatus) => setSessionStatus(server, id, status);
const countSessions = async () => (await read('SELECT id FROM sessions')).length;

describe('a new session', () => {
  it('is scheduled, led by whoever made it, with nobody who joined', async () => {
    const data = await dataOf(create({ location: 'The back room', isRecurring: true }));
    const { session, sessionEdge } = data.createSession;
    expect(session).toMatchObject({
      ...valid,
      id: expect.stringMatching(/^session_/),
      location: 'The back room',
      isRecurring: true,
      status: 'SCHEDULED',
      endsAt: ahead(180 * minuteMs),
      startedAt: null,
      endedAt: null,
      createdAt: present.toISOString(),
      updatedAt: present.toISOString(),
      participantCount: 0,
      registration: 'OPEN',
      openMoves: ['IN_PROGRESS', 'CANCELLED'],
      leaderId: leader.id,
      viewerIsLeader: true,
      viewerIsParticipant: false,
      viewerCanEdit: true,
    });
    expect(sessionEdge.node.id).toBe(session.id);
    expect((await sessionOf(session.id)).title).toBe('Monday evening');
  });

  it('does not repeat and has no location by default', async () => {
    expect((await create()).data.createSession.session).toMatchObject({ isRecurring: false, location: null });
  });

  it('has a title and a location of one line, and a description without surrounding white space', async () => {
    const { data } = await create({
      title: '  Two\r\nlines ',
      description: '\n First.\r\n\r\nSecond. \n',
      location: ' Room\n2 ',
    });
    expect(data.createSession.session).toMatchObject({
      title: 'Two lines',
      description: 'First.\n\nSecond.',
      location: 'Room 2',
    });
    expect((await create({ location: '  ' })).data.createSession.session.location).toBeNull();
  });

  it('has its edge in the list', async () => {
    const { sessionEdge, session } = (await create()).data.createSession;
    const { data } = await calls.list(`first: 100`, leader.token);
    expect(data.sessions.edges).toContainEqual(
      expect.objectContaining({
        cursor: sessionEdge.cursor,
        node: expect.objectContaining({ id: session.id }),
      }),
    );
  });

  it('may be set to the present minute, although that is past a moment later', async () => {
    expect((await create({ dateTime: ahead(-59_000) })).errors).toBeUndefined();
  });
});

it.each(limits)(
  '%s is refused in a new and in a changed session, and nothing is written',
  async (_what, refused, message, taken) => {
    const fields = { [Object.keys(refused)[0] as string]: message };
    const { id } = await buildSession(server, leader);
    const before = [await countSessions(), await sessionOf(id)];
    expect(fieldsOf(await create(refused))).toEqual(fields);
    expect(fieldsOf(await update(id, { title: 'Else', ...refused }))).toEqual(fields);
    expect([await countSessions(), await sessionOf(id)]).toEqual(before);
    expect((await create(taken)).data.createSession.session).toMatchObject(taken);
    expect((await update(id, taken)).data.updateSession.session).toMatchObject(taken);
  },
);

it('a date in the past is refused only on create', async () => {
  const past = ahead(-61_000);
  expect(fieldsOf(await create({ dateTime: past }))).toEqual({ dateTime: messages.session.inThePast });
  const { id } = await buildSession(server, leader);
  expect((await update(id, { dateTime: past })).data.updateSession.session.dateTime).toBe(past);
});

it('a change to more than five years ago is refused', async () => {
  const { id } = await buildSession(server, leader);
  for (const dateTime of ['0000-01-01T00:00:00.000Z', ahead(-6 * 366 * dayMs)])
    expect(fieldsOf(await update(id, { dateTime }))).toEqual({ dateTime: messages.session.tooLongAgo });
  const taken = ahead(-5 * 365 * dayMs);
  expect((await update(id, { dateTime: taken })).data.updateSession.session.dateTime).toBe(taken);
});

describe('a change', () => {
  it('keeps fields that are omitted or null', async () => {
    const { id } = await buildSession(server, leader, { location: 'Here', isRecurring: true });
    const before = await sessionOf(id);
    for (const input of [{}, Object.fromEntries(Object.keys(valid).map((field) => [field, null]))])
      expect((await update(id, input)).data.updateSession.session).toMatchObject({
        title: before.title,
        description: before.description,
        dateTime: before.dateTime,
        location: 'Here',
        isRecurring: true,
      });
  });

  it('moves the end with the start and the duration', async () => {
    const { id } = await buildSession(server, leader);
    const { data } = await update(id, { dateTime: ahead(dayMs), durationMinutes: 45 });
    expect(data.updateSession.session.endsAt).toBe(ahead(dayMs + 45 * minuteMs));
  });

  it('removes the location with an empty text', async () => {
    const { id } = await buildSession(server, leader, { location: 'Here' });
    expect((await update(id, { location: ' ' })).data.updateSession.session.location).toBeNull();
  });

  it('of the capacity below the number of participants is refused, to exactly it is not', async () => {
    const joined = await Promise.all([1, 2, 3].map(() => buildMember(server)));
    const { id } = await buildSession(server, leader, { joined });
    expect(fieldsOf(await update(id, { capacity: 2 }))).toEqual({
      capacity: '3 writers have joined already: capacity can’t be less',
    });
    expect((await update(id, { capacity: 3 })).data.updateSession.session).toMatchObject({
      capacity: 3,
      registration: 'FULL',
    });
  });

  it('of a started session keeps its start, and may change its duration', async () => {
    const { id, dateTime } = await buildSession(server, leader);
    await setStatus(id, SessionStatus.IN_PROGRESS);
    expect(fieldsOf(await update(id, { dateTime: ahead(dayMs) }))).toEqual({
      dateTime: messages.session.started,
    });
    const { data } = await update(id, { dateTime: dateTime.toISOString(), durationMinutes: 60, title: 'On' });
    expect(data.updateSession.session).toMatchObject({ durationMinutes: 60, title: 'On' });
  });

  it.each([
    ['dateTime', ahead(dayMs)],
    ['durationMinutes', 60],
    ['capacity', 20],
  ])('of one that is over leaves its %s', async (field, value) => {
    const { id } = await buildSession(server, leader);
    await setStatus(id, SessionStatus.COMPLETED);
    expect(fieldsOf(await update(id, { [field]: value }))).toEqual({
      [field]: messages.session.over,
    });
    expect((await update(id, { title: 'Well done' })).data.updateSession.session.title).toBe('Well done');
  });
});

describe('deleting a session', () => {
  it('deletes its seats and keeps the stories', async () => {
    const { id } = await buildSession(server, leader, { joined: [member] });
    const story = await buildStory(server, member, { sessionId: id });
    expect((await calls.remove({ id }, leader.token)).data).toEqual({
      deleteSession: { deletedSessionId: id },
    });
    expect(codeOf(await calls.read(id, leader.token))).toBe('NOT_FOUND');
    expect(await read('SELECT user_id FROM session_participants WHERE session_id = ?', [id])).toEqual([]);
    const data = await server.ask(
      'query ($id: ID!) { story(id: $id) { title session { id } } }',
      member.token,
      { id: story.id },
    );
    expect(data.story).toEqual({ title: story.title, session: null });
  });

  it('keeps the other weeks of its series', async () => {
    const first = await buildSession(server, leader, { isRecurring: true });
    await calls.move(first.id, 'IN_PROGRESS', leader.token);
    await calls.move(first.id, 'COMPLETED', leader.token);
    const nextOf = () =>
      read<{ id: string }>('SELECT id FROM sessions WHERE series_id = ? AND id <> ?', [first.id, first.id]);
    const [next] = await nextOf();
    expect(next).toBeDefined();
    await calls.remove({ id: first.id }, leader.token);
    expect(await nextOf()).toEqual([next]);
  });
});

it('publishes events for a change, and none for one that is refused or changes nothing', async () => {
  const { id } = await buildSession(server, leader);
  const publish = jest.spyOn(server.app.services.pubSub, 'publish');
  // The clock may move other tests' sessions on meanwhile.
  const topics = () =>
    publish.mock.calls.filter(([, , about]) => about?.id === id).map(([topic]) => topic as string);
  await update(id, { title: 'Renamed' });
  expect(topics().sort()).toEqual(['sessionChanged', 'sessionsChanged']);
  publish.mockClear();
  // All refused or without effect.
  await update(id, { capacity: 1 });
  await calls.move(id, 'SCHEDULED', leader.token);
  await calls.leave(id, member.token);
  expect(topics()).toEqual([]);
  await calls.join(id, member.token);
  expect(topics()).toEqual(expect.arrayContaining(['sessionChanged', 'sessionsChanged']));
  publish.mockClear();
  await calls.join(id, member.token);
  expect(topics()).toEqual([]);
  publish.mockRestore();
});
