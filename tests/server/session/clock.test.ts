import { buildMember } from '../../support/factories';
import { eventually } from '../../support/mails';
import { clockHouseOfFile, monday, openClockHouse } from './clockHouse';

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
    const { data, errors } = await house.server.graphql(
      `{ sessions(status: [SCHEDULED, COMPLETED]) { edges { node { id title description location capacity durationMinutes isRecurring
           leaderId participantCount dateTime endsAt status startedAt endedAt participants { totalCount } } } } }`,
      {},
      house.leader.token,
    );
    expect(errors).toBeUndefined();
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
    const told = (calls: number) =>
      eventually('all to be told', () =>
        publish.mock.calls.length >= calls ? publish.mock.calls : undefined,
      );
    const ofSession = (one: string) => [
      ['sessionChanged', one, { id: one }],
      ['sessionsChanged', 'all', { id: one }],
    ];
    await house.at('2026-03-23T19:00:00.000Z');
    expect(await told(2)).toEqual(ofSession(id));
    publish.mockClear();
    await house.at('2026-03-23T21:00:00.000Z');
    const next = (await house.sessions())[1]?.id ?? '';
    const calls = await told(4);
    expect(calls).toHaveLength(4);
    expect(calls).toEqual(expect.arrayContaining([...ofSession(id), ...ofSession(next)]));
  });

  it('starts at the exact moment without any request', async () => {
    // Use real time, which the server's own timer follows.
    const real = await house.server.another({}, () => new Date());
    try {
      const told = new Map<string, number>();
      let wake = () => {};
      jest.spyOn(real.app.services.pubSub, 'publish').mockImplementation((...[topic, key]) => {
        if (topic === 'sessionChanged') told.set(String(key), Date.now());
        wake();
      });
      const start = new Date(Date.now() + 1_500);
      const { id } = await house.build({ dateTime: start });
      while (!told.has(id))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      expect(told.get(id)).toBeGreaterThanOrEqual(start.getTime());
    } finally {
      await real.close();
    }
  });
});

describe('a weekly session at 19:00 stays at 19:00', () => {
  /** Lets weeks pass, with sessions started and ended by the clock. Returns the times of the sessions. */
  async function weeks(count: number, first: string, { build, at, sessions, clear } = house) {
    await build({ dateTime: new Date(first), isRecurring: true });
    for (let n = 0; n < count; n += 1) {
      const { dateTime = '' } = (await sessions()).at(-1) ?? {};
      await at(dateTime);
      await at(new Date(Date.parse(dateTime) + 2 * 60 * 60 * 1000).toISOString());
    }
    const starts = (await sessions()).map(({ dateTime }) => dateTime.slice(0, 16));
    await clear();
    return starts;
  }

  it('across both clock changes in London', async () => {
    const spring = ['2026-03-23T19:00', '2026-03-30T18:00', '2026-04-06T18:00'];
    const autumn = ['2026-10-19T18:00', '2026-10-26T19:00', '2026-11-02T19:00'];
    for (const starts of [spring, autumn]) expect(await weeks(2, `${starts[0]}:00Z`)).toEqual(starts);
  });

  it('across both in New York, and 02:30 comes back after the week that skips it', async () => {
    const there = await openClockHouse('America/New_York');
    try {
      const spring = ['2026-03-03T00:00', '2026-03-09T23:00', '2026-03-16T23:00'];
      const autumn = ['2026-10-26T23:00', '2026-11-03T00:00', '2026-11-10T00:00'];
      // 02:30 does not exist there on Sunday, 8 March 2026.
      const night = ['2026-03-01T07:30', '2026-03-08T07:30', '2026-03-15T06:30'];
      for (const starts of [spring, autumn, night])
        expect(await weeks(2, `${starts[0]}:00Z`, there)).toEqual(starts);
    } finally {
      await there.server.close();
    }
  });
});
