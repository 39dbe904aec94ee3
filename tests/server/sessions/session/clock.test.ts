import { buildMember } from '../../../support/factories';
import { eventually } from '../../../support/mails';
import { restClient } from '../../../support/restClient';
import { sessionCalls } from '../../../support/sessionCalls';
import { dataOf } from '../../../support/testServer';
import { addressOf, calendarCalls, readCalendar } from '../calendar/calendarCalls';
import { clockHouseOfFile, monday } from './clockHouse';

const house = clockHouseOfFile();

describe('driven by the clock, a session', () => {
  it('starts at its time and ends after its duration, and not a moment before', async () => {
    const { id } = await house.build();
    expect(await house.at('2026-03-23T18:59:58.999Z')).toBeUndefined();
    // Set the clock back to that moment.
    expect(await house.at('2026-03-23T18:59:59.999Z')).toEqual(new Date(monday));
    expect(await house.sessions()).toEqual([expect.objectContaining({ status: 'scheduled', dueAt: monday })]);
    await house.at('2026-03-23T19:00:00.250Z');
    const started = { id, status: 'in_progress', startedAt: monday, endedAt: null };
    expect(await house.sessions()).toEqual([
      expect.objectContaining({ ...started, dueAt: '2026-03-23T21:00:00.000Z' }),
    ]);
    await house.at('2026-03-23T20:59:59.999Z');
    expect(await house.sessions()).toEqual([expect.objectContaining(started)]);
    await house.at('2026-03-23T21:00:00.000Z');
    expect(await house.sessions()).toEqual([
      {
        ...started,
        dateTime: monday,
        status: 'completed',
        endedAt: '2026-03-23T21:00:00.000Z',
        dueAt: null,
      },
    ]);
    await house.at('2027-01-01T00:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} completed`]);
  });

  it('that is weekly gets a successor for the next week with the same settings, but without participants', async () => {
    const member = await buildMember(house.server);
    const { id } = await house.build({
      isRecurring: true,
      joined: [member],
      location: 'Upstairs',
      capacity: 7,
      title: 'The long table',
    });
    await house.at('2026-03-23T19:00:00.000Z');
    await house.at('2026-03-23T21:00:00.000Z');
    const data = await house.server.ask(
      `{ sessions(status: [SCHEDULED, COMPLETED]) { edges { node { id title description location capacity durationMinutes isRecurring
           leaderId participantCount dateTime endsAt status startedAt endedAt participants { totalCount } } } } }`,
      house.leader.token,
    );
    const [next, before] = data.sessions.edges.map(({ node }: { node: object }) => node);
    expect(before).toMatchObject({ id, status: 'COMPLETED', participantCount: 1 });
    expect(next).toEqual({
      ...before,
      id: expect.not.stringContaining(id),
      status: 'SCHEDULED',
      dateTime: '2026-03-30T18:00:00.000Z',
      endsAt: '2026-03-30T20:00:00.000Z',
      startedAt: null,
      endedAt: null,
      participantCount: 0,
      participants: { totalCount: 0 },
    });
  });

  it('announces each status change to open pages and lists', async () => {
    const { id } = await house.build({ isRecurring: true });
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    const published = (calls: number) =>
      eventually('all events', () => (publish.mock.calls.length >= calls ? publish.mock.calls : undefined));
    const ofSession = (one: string) => [
      ['sessionChanged', one, { id: one }],
      ['sessionsChanged', 'all', { id: one }],
    ];
    await house.at('2026-03-23T19:00:00.000Z');
    expect(await published(2)).toEqual(ofSession(id));
    publish.mockClear();
    await house.at('2026-03-23T21:00:00.000Z');
    const next = (await house.sessions())[1]?.id ?? '';
    const calls = await published(4);
    expect(calls).toHaveLength(4);
    expect(calls).toEqual(expect.arrayContaining([...ofSession(id), ...ofSession(next)]));
  });

  it('starts at the exact moment without any request', async () => {
    // Use real time, which the server's own timer follows.
    const real = await house.server.another({}, () => new Date());
    try {
      const startedAt = new Map<string, number>();
      let wake = () => {};
      jest.spyOn(real.app.services.pubSub, 'publish').mockImplementation((...[topic, key]) => {
        if (topic === 'sessionChanged') startedAt.set(String(key), Date.now());
        wake();
      });
      const start = new Date(Date.now() + 1_500);
      const { id } = await house.build({ dateTime: start });
      while (!startedAt.has(id))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      expect(startedAt.get(id)).toBeGreaterThanOrEqual(start.getTime());
    } finally {
      await real.close();
    }
  });
});

describe('a session of two hours that is planned for Monday at 19:00', () => {
  const start = async (id: string, time: string) => {
    house.set(time);
    await house.setStatus(id, 'IN_PROGRESS');
  };

  /** When it ends, by everything that says so. */
  async function endsBy(id: string, address: string): Promise<Record<string, unknown>> {
    const { server, leader } = house;
    const { read } = sessionCalls(server);
    const calendar = calendarCalls(server);
    const entry = async (url: string) => {
      const { events, facts } = readCalendar(await (await calendar.get(url)).text());
      const place = events.findIndex(({ uid }) => uid.startsWith(`${id}@`));
      return facts()[place === -1 ? 0 : place]?.end;
    };
    const rest = await restClient(server).get<{ ends_at: string }>(`/sessions/${id}`, {
      token: leader.token,
    });
    const page = (await read(id, leader.token)).data.session;
    house.set(new Date(Date.parse(page.endsAt) - 10 * 60_000).toISOString());
    const fields = 'session { sprint { endsAt } }';
    const sprint = await dataOf(server.mutate('startSprint', { id, minutes: 10 }, leader.token, fields));
    return {
      page: page.endsAt,
      rest: rest.body.ends_at,
      calendar: await entry(address),
      file: await entry(await calendar.fileLink(id, leader.token)),
      sprint: sprint.startSprint.session.sprint.endsAt,
      clock: (await house.sessions())[0]?.dueAt,
    };
  }

  const early = '2026-03-21T17:00:00.000Z';
  const planned = '2026-03-23T21:00:00.000Z';

  it.each<[string, string, (id: string) => Promise<unknown>]>([
    ['started two days early', '2026-03-21T19:00:00.000Z', (id) => start(id, early)],
    [
      'started early and then made longer',
      '2026-03-21T20:00:00.000Z',
      async (id) => {
        await start(id, early);
        await house.update(id, { durationMinutes: 180 });
      },
    ],
    ['started a moment early', '2026-03-23T20:59:30.000Z', (id) => start(id, '2026-03-23T18:59:30.000Z')],
    ['started by the clock', planned, () => house.at(monday)],
    ['started late, because no server ran', planned, () => house.at('2026-03-23T19:40:00.000Z')],
    [
      'started early, cancelled and planned again',
      planned,
      async (id) => {
        await start(id, early);
        await house.setStatus(id, 'CANCELLED');
        await house.setStatus(id, 'SCHEDULED');
        await house.at(monday);
      },
    ],
  ])('and %s ends at the same time by everything that says so', async (_, end, begin) => {
    for (const isRecurring of [false, true]) {
      const { id } = await house.build({ isRecurring });
      const url = await addressOf(house.server, house.leader.token);
      await begin(id);
      expect(await endsBy(id, url)).toEqual({
        ...{ page: end, rest: end, calendar: end, file: end, sprint: end, clock: end },
      });
      await house.at(new Date(Date.parse(end) - 1).toISOString());
      expect((await house.sessions())[0]?.status).toBe('in_progress');
      await house.at(end);
      expect((await house.sessions()).find((session) => session.id === id)).toMatchObject({
        status: 'completed',
        endedAt: end,
      });
      await house.clear();
    }
  });

  it('and cancelled after an early start is cancelled at its planned time', async () => {
    const { id } = await house.build({ isRecurring: true });
    await start(id, early);
    await house.setStatus(id, 'CANCELLED');
    const { session } = (await sessionCalls(house.server).read(id, house.leader.token)).data;
    expect(session.endsAt).toBe(planned);
    expect(await house.sessions()).toEqual([expect.objectContaining({ dueAt: planned })]);
  });
});

it.each([
  ['spring', ['2026-03-23T19:00', '2026-03-30T18:00', '2026-04-06T18:00']],
  ['autumn', ['2026-10-19T18:00', '2026-10-26T19:00', '2026-11-02T19:00']],
])('a weekly session at 19:00 in London stays at 19:00 across the clock change in %s', async (_, starts) => {
  await house.build({ dateTime: new Date(`${starts[0]}:00Z`), isRecurring: true });
  for (let week = 0; week < 2; week += 1) {
    const { dateTime = '' } = (await house.sessions()).at(-1) ?? {};
    await house.at(dateTime);
    await house.at(new Date(Date.parse(dateTime) + 2 * 60 * 60 * 1000).toISOString());
  }
  expect((await house.sessions()).map(({ dateTime }) => dateTime.slice(0, 16))).toEqual(starts);
});
