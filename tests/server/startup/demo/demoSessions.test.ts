import { Temporal } from 'temporal-polyfill';
import { prepareContent } from '../../../../server/startup/demo/prepareContent';
import { startOf } from '../../../../server/startup/demo/prepareSessions';
import { testServer } from '../../../support/testServer';

const timeZone = 'Europe/London';
const server = testServer({ groupTimeZone: timeZone });
let token: string;
beforeAll(async () => {
  const { messages } = await prepareContent(
    { ...server.config, environment: 'development', host: 'localhost' },
    server.app.services.db.dataSource,
  );
  expect(messages).toEqual(['put in 4 demo members, 31 stories, 8 exercises and 7 sessions']);
  token = await signIn('rufus');
});

async function signIn(name: string): Promise<string> {
  const data = await server.ask(
    `mutation { signIn(input: { email: "${name}@example.com", password: "Monday7pm" }) { tokens { accessToken } } }`,
  );
  return data.signIn.tokens.accessToken;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read sessions of any shape
async function sessions(): Promise<Record<string, any>[]> {
  const data = await server.ask(
    `{ sessions(first: 20) { edges { node {
         title status dateTime isRecurring registration leader { username } participantCount participants { totalCount }
         nextSession { dateTime } summary { words intervals quietWriterCount writers { words } }
    } } } }`,
    token,
  );
  return data.sessions.edges.map(({ node }: { node: object }) => node);
}
const londonTime = (time: string) => {
  const local = Temporal.Instant.from(time).toZonedDateTimeISO(timeZone);
  return `${local.dayOfWeek} ${local.toPlainTime().toString()}`;
};

describe('after the first start', () => {
  it('there are sessions of every status, which the clock leaves as they are', async () => {
    const before = await sessions();
    expect(before.map(({ title, status }) => `${title}: ${status}`).sort()).toEqual([
      'A Walk along the Drain, with Notebooks: CANCELLED',
      'Monday Evening Writing: COMPLETED',
      'Monday Evening Writing: COMPLETED',
      'Monday Evening Writing: SCHEDULED',
      'Open Desk: IN_PROGRESS',
      'Saturday Morning Pages: SCHEDULED',
      'Very Short, Very Fast: SCHEDULED',
    ]);
    for (const { participantCount, participants } of before)
      expect(participants.totalCount).toBe(participantCount);
    expect(before.filter(({ registration }) => registration === 'FULL')).toHaveLength(1);
    await server.app.sessionClock.tick();
    expect(await sessions()).toEqual(before);
  });

  it('the group meets on Mondays at 19:00 in its time zone, week after week', async () => {
    const mondays = (await sessions()).filter(({ title }) => title === 'Monday Evening Writing').reverse();
    expect(mondays).toHaveLength(3);
    for (const { dateTime, isRecurring, leader } of mondays) {
      expect(londonTime(dateTime)).toBe('1 19:00:00');
      expect(isRecurring).toBe(true);
      expect(leader.username).toBe('desmond_quaye');
    }
    expect(mondays.map(({ nextSession }) => nextSession?.dateTime)).toEqual([
      mondays[1]?.dateTime,
      mondays[2]?.dateTime,
      undefined,
    ]);
  });

  it('what is over has a summary worth looking at', async () => {
    const over = (await sessions()).filter(({ status }) => status === 'COMPLETED');
    for (const { summary } of over) {
      expect(summary).toMatchObject({ quietWriterCount: 1, intervals: expect.any(Array) });
      expect(summary.writers).toHaveLength(3);
      const sum = (numbers: number[]) => numbers.reduce((all, words) => all + words, 0);
      expect(summary.words).toBe(sum(summary.writers.map(({ words }: { words: number }) => words)));
      expect(summary.words).toBe(sum(summary.intervals));
      expect(summary.intervals).toHaveLength(24);
    }
  });

  it('one is under way, with writers who show what they write and how much', async () => {
    const data = await server.ask(
      `{ sessions(status: [IN_PROGRESS]) { edges { node { startedAt endsAt sprint { endsAt } room { writers {
           isLeader words piece { title } member { username } } } viewerWriting { words story { title } } } } } }`,
      token,
    );
    const [{ node }] = data.sessions.edges;
    expect(Date.parse(node.endsAt) - Date.parse(node.startedAt)).toBe(120 * 60 * 1000);
    expect(node.room.writers).toEqual([
      { isLeader: true, words: 67, piece: null, member: { username: 'mina' } },
      {
        isLeader: false,
        words: 172,
        piece: { title: 'The Eel Tax, Chapter Two (Stuck)' },
        member: { username: 'rufus-pell' },
      },
      { isLeader: false, words: null, piece: { title: 'The 5.40' }, member: { username: 'ioanna' } },
      {
        isLeader: false,
        words: 71,
        piece: { title: 'A Sonnet for a Machine' },
        member: { username: 'desmond_quaye' },
      },
    ]);
    expect(node.viewerWriting).toEqual({
      words: 172,
      story: { title: 'The Eel Tax, Chapter Two (Stuck)' },
    });
    expect(node.sprint).not.toBeNull();
  });

  it('stories say which exercise they come from and, to their author, which session', async () => {
    const data = await server.ask(
      '{ publicStories(search: "Who Gets the Vice") { edges { node { exercise { title } session { title } } } } }',
      await signIn('desmond'),
    );
    expect(data.publicStories.edges[0].node).toEqual({
      exercise: { title: 'Only What Is Said' },
      session: { title: 'Monday Evening Writing' },
    });
  });
});

describe('when a session of the demo content starts', () => {
  const monday = (weeks: number) => ({ weekday: 1, time: '19:00', weeks });
  it.each([
    ['ahead in the week', '2026-03-18T12:00:00Z', ['2026-03-09T19', '2026-03-16T19', '2026-03-23T19']],
    ['ahead on the day', '2026-03-23T18:59:59Z', ['2026-03-09T19', '2026-03-16T19', '2026-03-23T19']],
    // A session that would be in progress is left out.
    ['under way', '2026-03-23T20:00:00Z', ['2026-03-09T19', '2026-03-16T19', '2026-03-30T18']],
    ['just over', '2026-03-23T21:00:00Z', ['2026-03-16T19', '2026-03-23T19', '2026-03-30T18']],
  ])('on a Monday that is %s', (_when, now, expected) => {
    const starts = [-2, -1, 0].map((weeks) => startOf(monday(weeks), 120, new Date(now), timeZone));
    expect(starts.map((start) => start.toISOString().slice(0, 13))).toEqual(expected);
  });

  it('minutes ago, at a whole minute', () => {
    expect(startOf({ minutesAgo: 20 }, 120, new Date('2026-03-18T12:00:59.999Z'), timeZone)).toEqual(
      new Date('2026-03-18T11:40:00.000Z'),
    );
  });
});
