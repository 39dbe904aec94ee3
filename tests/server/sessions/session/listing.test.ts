import { Role, SessionStatus } from '../../../../server/contract/enums';
import {
  buildMember,
  buildSession,
  memberOfTest,
  setSessionStatus,
  type TestMember,
} from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { dataOf, emptiedServer, fieldsOf } from '../../../support/testServer';
import { walkBackward, walkForward } from '../../../support/walkPages';

const hourMs = 60 * 60_000;

const server = emptiedServer();
const calls = sessionCalls(server);
const leader = memberOfTest(server, { roles: [Role.USER, Role.INSTRUCTOR] });
const member = memberOfTest(server);

type Edge = { node: { id: string; title: string; leader: { id: string } } };

async function page(args: string) {
  const data = await dataOf(calls.list(args, member.token));
  return data.sessions;
}
const titles = (list: { edges: Edge[] }) => list.edges.map(({ node }) => node.title);

/**
 * A session that starts in this number of hours, with a title; sessions at the same hour differ only by id.
 */
async function buildAt(
  hours: number,
  {
    status,
    title,
    leader: by = leader,
  }: { status?: SessionStatus; title?: string; leader?: TestMember } = {},
) {
  const dateTime = new Date(Math.floor(Date.now() / hourMs) * hourMs + hours * hourMs);
  const session = await buildSession(server, by, { title: title ?? `${hours}`, dateTime });
  if (status) await setSessionStatus(server, session.id, status);
  return session;
}

const { SCHEDULED, IN_PROGRESS, COMPLETED, CANCELLED } = SessionStatus;

describe('the order of sessions', () => {
  beforeEach(async () => {
    for (const [hours, status] of [
      [30, SCHEDULED],
      [10, SCHEDULED],
      [20, SCHEDULED],
      [15, CANCELLED],
      [-1, IN_PROGRESS],
      [-2, IN_PROGRESS],
      [-40, COMPLETED],
      [-30, COMPLETED],
    ] as const)
      await buildAt(hours, { status });
  });

  it.each([
    ['', ['30', '20', '15', '10', '-1', '-2', '-30', '-40']],
    ['status: []', ['30', '20', '15', '10', '-1', '-2', '-30', '-40']],
    ['status: [SCHEDULED]', ['10', '20', '30']],
    ['status: [IN_PROGRESS]', ['-2', '-1']],
    ['status: [SCHEDULED, IN_PROGRESS]', ['-2', '-1', '10', '20', '30']],
    ['status: [SCHEDULED, SCHEDULED]', ['10', '20', '30']],
    ['status: [COMPLETED]', ['-30', '-40']],
    ['status: [CANCELLED, SCHEDULED]', ['30', '20', '15', '10']],
  ])('of %j is the earliest first where all are ahead, else the latest', async (args, expected) => {
    const list = await page(args);
    expect(titles(list)).toEqual(expected);
    expect(list.totalCount).toBe(expected.length);
  });
});

it('a member’s sessions are those they lead', async () => {
  const other = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  await buildAt(1, { title: 'mine, later' });
  await buildAt(2, { title: 'theirs', leader: other });
  await buildAt(-1, { title: 'mine, over', status: COMPLETED });
  expect(titles(await page(`leaderId: "${leader.id}"`))).toEqual(['mine, later', 'mine, over']);
  expect(titles(await page(`leaderId: "${leader.id}", status: [COMPLETED]`))).toEqual(['mine, over']);
  for (const nobody of [member.id, 'nonsense', 'é', ''])
    expect(await page(`leaderId: "${nobody}"`)).toMatchObject({ totalCount: 0, edges: [] });
});

/** Lists that need one index range and several, in each order. */
const lists: [string, string][] = [
  ['all sessions', ''],
  ['what is ahead', 'status: [SCHEDULED, IN_PROGRESS]'],
  ['what is over', 'status: [COMPLETED, CANCELLED]'],
  ['one leader’s', 'leaderId: "LEADER"'],
];

describe.each(lists)('pages of %s', (_name, filter) => {
  const listOf = (args: string) =>
    page([filter.replace('LEADER', leader.id), args].filter(Boolean).join(', '));
  const asked = { status: filter.includes('COMPLETED') ? COMPLETED : SCHEDULED };

  /** Eleven sessions, five of which start at the same time. */
  async function fill() {
    for (const hours of [1, 2, 3, 3, 3, 3, 3, 4, 5, 6, 7]) await buildAt(hours, asked);
  }
  /** New sessions at the beginning, in the middle and at the end. */
  async function more() {
    for (const hours of [0.5, 3, 9]) await buildAt(hours, { ...asked, title: 'late' });
  }

  it.each([
    ['forward', walkForward],
    ['backward', walkBackward],
  ])('skip and repeat none %s, while others are added', async (_way, walk) => {
    await fill();
    const whole = await listOf('first: 100');
    const seen = await walk<Edge['node']>(listOf, 3, (page) => page === 2 && more());
    expect(seen.filter(({ title }) => title !== 'late').map(({ id }) => id)).toEqual(
      whole.edges.map(({ node }: Edge) => node.id),
    );
  });
});

it('more states than there are are refused', async () => {
  expect(fieldsOf(await calls.list(`status: [${new Array(5).fill('SCHEDULED')}]`, member.token))).toEqual({
    status: expect.any(String),
  });
});
