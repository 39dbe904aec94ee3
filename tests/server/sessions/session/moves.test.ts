import { Role, SessionStatus } from '../../../../server/contract/enums';
import { buildMember, buildSession, memberOfFile } from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { ofFile, refusalOf, testServer } from '../../../support/testServer';

const hourMs = 60 * 60_000;
const start = new Date('2026-03-02T18:00:00.000Z');
let present = start;

const server = testServer({}, () => present);
const other = ofFile(() => server.another());
const calls = sessionCalls(server);
const leader = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
beforeEach(() => {
  present = start;
});

const { SCHEDULED, IN_PROGRESS, COMPLETED, CANCELLED } = SessionStatus;
/** The status changes that lead to each status, from the beginning. */
const wayTo: Record<SessionStatus, SessionStatus[]> = {
  [SCHEDULED]: [],
  [IN_PROGRESS]: [IN_PROGRESS],
  [COMPLETED]: [IN_PROGRESS, COMPLETED],
  [CANCELLED]: [CANCELLED],
};
const word: Record<SessionStatus, string> = {
  [SCHEDULED]: 'scheduled',
  [IN_PROGRESS]: 'in progress',
  [COMPLETED]: 'completed',
  [CANCELLED]: 'cancelled',
};
const name = (status: SessionStatus) => status.toUpperCase();
const move = (id: string, to: SessionStatus) => calls.move(id, name(to), leader.token);
const sessionOf = async (id: string) => (await calls.read(id, leader.token)).data.session;

async function buildAt(
  status: SessionStatus,
  given: Parameters<typeof buildSession>[2] = {},
): Promise<string> {
  const { id } = await buildSession(server, leader, given);
  for (const step of wayTo[status]) expect((await move(id, step)).errors).toBeUndefined();
  return id;
}

/** Source: contract, section 3. The cancelled session here starts in the future. */
const table: [from: SessionStatus, to: SessionStatus, outcome: 'moves' | 'stays' | 'refused'][] = [
  [SCHEDULED, SCHEDULED, 'stays'],
  [SCHEDULED, IN_PROGRESS, 'moves'],
  [SCHEDULED, COMPLETED, 'refused'],
  [SCHEDULED, CANCELLED, 'moves'],
  [IN_PROGRESS, SCHEDULED, 'refused'],
  [IN_PROGRESS, IN_PROGRESS, 'stays'],
  [IN_PROGRESS, COMPLETED, 'moves'],
  [IN_PROGRESS, CANCELLED, 'moves'],
  [COMPLETED, SCHEDULED, 'refused'],
  [COMPLETED, IN_PROGRESS, 'refused'],
  [COMPLETED, COMPLETED, 'stays'],
  [COMPLETED, CANCELLED, 'refused'],
  [CANCELLED, SCHEDULED, 'moves'],
  [CANCELLED, IN_PROGRESS, 'refused'],
  [CANCELLED, COMPLETED, 'refused'],
  [CANCELLED, CANCELLED, 'stays'],
];

describe.each(table)('from %s to %s', (from, to, outcome) => {
  it(`a session ${outcome}`, async () => {
    const id = await buildAt(from);
    const before = await sessionOf(id);
    expect(before.openMoves.includes(name(to))).toBe(outcome === 'moves');
    present = new Date(start.getTime() + 60_000);
    const { data, errors } = await move(id, to);
    if (outcome === 'refused') {
      expect(errors?.[0]?.extensions).toEqual({ code: 'CONFLICT' });
      expect(errors?.[0]?.message).toBe(`A session that is ${word[from]} can’t become ${word[to]}`);
    } else {
      expect(errors).toBeUndefined();
      expect(data.setSessionStatus.session.status).toBe(name(to));
    }
    const after = await sessionOf(id);
    if (outcome === 'moves') expect(after.updatedAt).toBe(present.toISOString());
    else expect(after).toEqual(before);
  });
});

it('starting and ending set their times', async () => {
  const id = await buildAt(SCHEDULED);
  present = new Date(start.getTime() + 60_000);
  await move(id, IN_PROGRESS);
  present = new Date(start.getTime() + hourMs);
  await move(id, COMPLETED);
  expect(await sessionOf(id)).toMatchObject({
    startedAt: new Date(start.getTime() + 60_000).toISOString(),
    endedAt: present.toISOString(),
    registration: 'CLOSED',
    openMoves: [],
  });
});

it('a cancelled session can be scheduled again only while its start is in the future', async () => {
  const { id, dateTime } = await buildSession(server, leader);
  await move(id, CANCELLED);
  present = dateTime;
  expect((await sessionOf(id)).openMoves).toEqual([]);
  expect(refusalOf(await move(id, SCHEDULED))).toMatchObject({
    message:
      'A session that is cancelled can’t become scheduled after its start: set a new date and time first',
    code: 'CONFLICT',
  });
  expect((await sessionOf(id)).status).toBe('CANCELLED');

  present = new Date(dateTime.getTime() - 1);
  expect((await sessionOf(id)).openMoves).toEqual(['SCHEDULED']);
  const { data } = await move(id, SCHEDULED);
  expect(data.setSessionStatus.session).toMatchObject({
    status: 'SCHEDULED',
    endedAt: null,
    registration: 'OPEN',
  });
});

it('one that was cancelled after its start can get a new date and then be scheduled', async () => {
  const { id, dateTime } = await buildSession(server, leader);
  await move(id, IN_PROGRESS);
  await move(id, CANCELLED);
  present = new Date(dateTime.getTime() + hourMs);
  await calls.update({ id, dateTime: new Date(present.getTime() + hourMs) }, leader.token);
  const { data } = await move(id, SCHEDULED);
  expect(data.setSessionStatus.session).toMatchObject({
    status: 'SCHEDULED',
    startedAt: null,
    endedAt: null,
  });
});

it('participants stay through all status changes', async () => {
  const joined = [await buildMember(server)];
  const id = await buildAt(CANCELLED, { joined });
  await move(id, SCHEDULED);
  expect(await sessionOf(id)).toMatchObject({ participantCount: 1, participants: { totalCount: 1 } });
});

it('concurrent starts and cancellations on two servers run one after the other', async () => {
  const id = await buildAt(SCHEDULED, { isRecurring: true });
  const otherCalls = sessionCalls(other);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? calls : otherCalls).move(id, 'IN_PROGRESS', leader.token)),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const ended = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      (n % 2 ? calls : otherCalls).move(id, n % 4 < 2 ? 'COMPLETED' : 'CANCELLED', leader.token),
    ),
  );
  const { status } = await sessionOf(id);
  ended.forEach(({ data, errors }, n) => {
    const asked = n % 4 < 2 ? 'COMPLETED' : 'CANCELLED';
    if (asked === status) expect(data.setSessionStatus.session.status).toBe(status);
    else expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });
  const next = await server.app.services.db.read('SELECT id FROM sessions WHERE previous_id = ?', [id]);
  expect(next).toHaveLength(status === 'COMPLETED' ? 1 : 0);
});

it('a weekly session has no successor until it is set to repeat', async () => {
  const nextOf = (id: string) => server.sql('SELECT status FROM sessions WHERE previous_id = ?', [id]);
  const id = await buildAt(COMPLETED);
  expect(await nextOf(id)).toEqual([]);
  for (const isRecurring of [true, true, false, true]) await calls.update({ id, isRecurring }, leader.token);
  expect(await nextOf(id)).toEqual([{ status: 'scheduled' }]);
});
