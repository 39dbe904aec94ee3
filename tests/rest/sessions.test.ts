import { Role, SessionStatus } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildMember, buildSession, memberOfTest, setSessionStatus } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Member {
  id: string;
  username: string;
  display_name: string | null;
}
interface Session {
  id: string;
  updated_at: string;
  title: string;
  status: string;
  participants?: Member[];
  participants_count: number;
  leader: Member;
  is_registered: boolean;
}

const server = testServer();
const api = restClient(server);
let token: string;
const leader = memberOfTest(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Ines' });
const writer = memberOfTest(server, { displayName: 'Rosa' });
beforeEach(async () => {
  token = writer.token;
});

const body = (more: Record<string, unknown> = {}) => ({
  title: 'Monday evening',
  description: 'We write.',
  date_time: new Date(Date.now() + 60 * 60_000).toISOString(),
  duration_minutes: 120,
  capacity: 2,
  ...more,
});
const setStatus = (id: string, status: SessionStatus) => setSessionStatus(server, id, status);
const seatsOf = async (id: string) =>
  (await api.get<Session>(`/sessions/${id}`, { token })).body.participants_count;

test('a session is set, read, changed and deleted', async () => {
  const sent = body({ location: 'The back room', is_recurring: true, has_reading: false });
  const made = await api.post<Session>('/sessions', sent, { token: leader.token });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...sent,
      id: expect.stringMatching(/^session_/),
      status: 'scheduled',
      registration: 'open',
      leader_id: leader.id,
      leader: { id: leader.id, username: leader.username, display_name: 'Ines' },
      participants: [],
      participants_count: 0,
      is_registered: false,
      started_at: null,
      ended_at: null,
    },
  });
  const path = `/sessions/${made.body.id}`;
  expect(await api.get(path, { token })).toMatchObject({ status: 200, body: made.body });

  const changed = await api.put(path, { title: 'Tuesday', capacity: 20 }, { token: leader.token });
  expect(changed).toMatchObject({
    status: 200,
    body: { title: 'Tuesday', capacity: 20, description: 'We write.', location: 'The back room' },
  });
  const stale = { title: 'Mine', base_updated_at: made.body.updated_at };
  expect(await api.put(path, stale, { token: leader.token })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', session: { title: 'Tuesday', capacity: 20, status: 'scheduled' } },
  });
  expect(await api.delete(path, { token: leader.token })).toMatchObject({ status: 204, body: undefined });
  expect(await api.get(path, { token })).toMatchObject({
    status: 404,
    body: { error: messages.session.notFound },
  });
});

test.each([
  ['no title', { title: undefined }, 'title', 'Title is required'],
  ['a blank title', { title: ' ' }, 'title', messages.session.titleRequired],
  ['no description', { description: undefined }, 'description', 'Description is required'],
  ['no date', { date_time: undefined }, 'date_time', 'Date time is required'],
  ['a date that is none', { date_time: 'Monday' }, 'date_time', expect.stringContaining('must be a time')],
  ['a date in the past', { date_time: '2020-01-06T19:00:00Z' }, 'date_time', messages.session.inThePast],
  ['too short a time', { duration_minutes: 10 }, 'duration_minutes', messages.session.duration],
  [
    'half a minute',
    { duration_minutes: 60.5 },
    'duration_minutes',
    'Duration minutes must be a whole number',
  ],
  ['too many seats', { capacity: 51 }, 'capacity', messages.session.capacity],
  ['no capacity', { capacity: undefined }, 'capacity', 'Capacity is required'],
  ['a location that is no text', { location: 5 }, 'location', 'Location must be text'],
])('one with %s answers 422 and names the field', async (_name, input, field, message) => {
  expect(await api.post('/sessions', body(input), { token: leader.token })).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { [field]: message } },
  });
});

test('a member who may not set one is told so before what is wrong with it', async () => {
  expect(await api.post('/sessions', {}, { token })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
});

describe('registering', () => {
  test('takes a seat and gives it back; doing so again changes nothing', async () => {
    const { id } = await buildSession(server, leader);
    const isRegistered = () => api.get(`/sessions/${id}/registration`, { token });
    expect(await isRegistered()).toMatchObject({ status: 200, body: { is_registered: false } });
    for (const _ of [1, 2])
      expect(await api.post(`/sessions/${id}/register`, undefined, { token })).toMatchObject({
        status: 200,
        body: {
          id,
          participants_count: 1,
          is_registered: true,
          participants: [{ id: writer.id, username: writer.username, display_name: 'Rosa' }],
        },
      });
    expect(await isRegistered()).toMatchObject({ body: { is_registered: true } });
    for (const _ of [1, 2])
      expect(await api.delete(`/sessions/${id}/register`, { token })).toMatchObject({
        status: 200,
        body: { id, participants_count: 0, is_registered: false, participants: [] },
      });
    expect(await isRegistered()).toMatchObject({ body: { is_registered: false } });
  });

  test.each([
    ['full', messages.session.full],
    ['over', messages.session.closed],
    ['their own', messages.session.leader],
  ])('for a session that is %s answers 409 and says so', async (state, message) => {
    const joined = state === 'full' ? [await buildMember(server), await buildMember(server)] : [];
    const { id } = await buildSession(server, leader, { capacity: 2, joined });
    if (state === 'over') await setStatus(id, SessionStatus.COMPLETED);
    const who = state === 'their own' ? leader : writer;
    expect(await api.post(`/sessions/${id}/register`, {}, { token: who.token })).toMatchObject({
      status: 409,
      body: { error: message, code: 'CONFLICT' },
    });
    expect(await seatsOf(id)).toBe(joined.length);
  });

  test('the participants are an array, the first first, page by page', async () => {
    const joined = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
    const { id } = await buildSession(server, leader, { joined });
    const pages = await api.pages<Member>(`/sessions/${id}/participants?limit=2`, { token });
    expect(pages).toHaveLength(3);
    expect(pages.flat().map(({ username }) => username)).toEqual(joined.map(({ username }) => username));
  });
});

describe('the status', () => {
  const move = (id: string, status: unknown) =>
    api.put<Session>(`/sessions/${id}/status`, { status }, { token: leader.token });

  test('is moved by hand, in lowercase words; to where it stands changes nothing', async () => {
    const { id } = await buildSession(server, leader);
    for (const status of ['cancelled', 'scheduled', 'in_progress', 'in_progress', 'completed'])
      expect(await move(id, status)).toMatchObject({ status: 200, body: { id, status } });
    expect(await move(id, 'scheduled')).toMatchObject({
      status: 409,
      body: { error: 'A session that is completed can’t become scheduled', code: 'CONFLICT' },
    });
  });

  test.each([['IN_PROGRESS'], ['active'], [undefined], [null], [5]])('%j answers 422', async (status) => {
    const { id } = await buildSession(server, leader);
    expect(await move(id, status)).toMatchObject({
      status: 422,
      body: { fields: { status: expect.any(String) } },
    });
  });
});

describe('the list', () => {
  /** Only this leader's sessions, so that those of other tests do not count. */
  const titles = async (query: string) => {
    const { body: list, status } = await api.get<Session[]>(`/sessions?leader_id=${leader.id}${query}`, {
      token,
    });
    expect(status).toBe(200);
    return list.map(({ title }) => title);
  };
  const hour = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);

  beforeEach(async () => {
    for (const [title, hours, status] of [
      ['over', -30, SessionStatus.COMPLETED],
      ['now', -1, SessionStatus.IN_PROGRESS],
      ['later', 30, SessionStatus.SCHEDULED],
      ['soon', 10, SessionStatus.SCHEDULED],
      ['called off', 20, SessionStatus.CANCELLED],
    ] as const) {
      const { id } = await buildSession(server, leader, { title, dateTime: hour(hours) });
      await setStatus(id, status);
    }
  });

  test.each([
    ['', ['later', 'called off', 'soon', 'now', 'over']],
    ['&status=scheduled', ['soon', 'later']],
    ['&status=in_progress', ['now']],
    ['&status=scheduled,in_progress', ['now', 'soon', 'later']],
    ['&status=cancelled', ['called off']],
    ['&status=scheduled&limit=1', ['soon']],
  ])('with %j is an array of them', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('of a member who leads none is empty', async () => {
    expect((await api.get(`/sessions?leader_id=${writer.id}`, { token })).body).toEqual([]);
    expect((await api.get('/sessions?leader_id=nonsense', { token })).body).toEqual([]);
  });

  test('leads on to the next page with all that was asked for', async () => {
    const path = `/sessions?status=scheduled,cancelled&leader_id=${leader.id}&limit=2`;
    const pages = await api.pages<Session>(path, { token });
    expect(pages).toHaveLength(2);
    expect(pages.flat().map(({ title }) => title)).toEqual(['later', 'called off', 'soon']);
  });

  test('has who joined, unless that is not asked for', async () => {
    const { id } = await buildSession(server, leader, { title: 'joined', joined: [writer] });
    const find = async (query: string) =>
      (await api.get<Session[]>(`/sessions?leader_id=${leader.id}${query}`, { token })).body.find(
        (session) => session.id === id,
      );
    expect(await find('')).toMatchObject({
      participants: [{ id: writer.id, username: writer.username, display_name: 'Rosa' }],
      participants_count: 1,
      is_registered: true,
    });
    const short = await find('&participants=false');
    expect(short).toMatchObject({ participants_count: 1, is_registered: true });
    expect(short).not.toHaveProperty('participants');
  });

  test.each([
    ['status=active', 'status'],
    ['status=', 'status'],
    ['status=scheduled,', 'status'],
    ['status=scheduled&status=completed', 'status'],
    ['limit=101', 'limit'],
    ['after=nonsense', 'after'],
    ['participants=some', 'participants'],
  ])('with %s answers 400 and names the parameter', async (query, field) => {
    expect(await api.get(`/sessions?${query}`, { token })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
    });
  });

  test('takes the same few statements, however many sessions and writers', async () => {
    const list = () => api.get<Session[]>(`/sessions?leader_id=${leader.id}&limit=100`, { token });
    const count = async () => (await server.countStatements(list)).statements.length;
    const joined = await Promise.all(Array.from({ length: 3 }, () => buildMember(server)));
    await buildSession(server, leader, { joined });
    const few = await count();
    for (let n = 0; n < 10; n += 1) await buildSession(server, leader, { joined });
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(6);
  });
});

test('what is not there answers 404 on every path', async () => {
  for (const id of [newId('session'), newId('story'), 'nonsense'])
    for (const [method, path, sent] of [
      ['GET', `/sessions/${id}`],
      ['PUT', `/sessions/${id}`, { title: 'x' }],
      ['DELETE', `/sessions/${id}`],
      ['POST', `/sessions/${id}/register`],
      ['DELETE', `/sessions/${id}/register`],
      ['GET', `/sessions/${id}/registration`],
      ['PUT', `/sessions/${id}/status`, { status: 'cancelled' }],
      ['GET', `/sessions/${id}/participants`],
    ] as const)
      expect(await api.request(method, path, { body: sent, token: leader.token })).toMatchObject({
        status: 404,
        body: { error: messages.session.notFound, code: 'NOT_FOUND' },
      });
});

test('a path of sessions knows its methods', async () => {
  const answer = await api.request('PATCH', `/sessions/${newId('session')}/register`);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, DELETE, OPTIONS']);
});
