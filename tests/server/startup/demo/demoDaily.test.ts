import { prepareContent } from '../../../../server/startup/demo/prepareContent';
import { contextOf, testServer } from '../../../support/testServer';

const timeZone = 'America/New_York';
const server = testServer({ groupTimeZone: timeZone });
let tokenOf: (name: string) => Promise<string>;
beforeAll(async () => {
  await prepareContent(
    { ...server.config, environment: 'development', host: 'localhost' },
    server.app.services.db.dataSource,
  );
  tokenOf = async (name) => {
    const data = await server.ask(
      `mutation { signIn(input: { email: "${name}@example.com", password: "Monday7pm" }) { tokens { accessToken } } }`,
    );
    return data.signIn.tokens.accessToken;
  };
});

it('gives mina a journal and notes, pinned ones first, one of them of an entry', async () => {
  const data = await server.ask(
    `{ viewer {
         journals(first: 10) { edges { node { title journalDate createdAt wordCount notes { totalCount } } } }
         notes(first: 10) { edges { node { title isPinned tags journal { title } } } } } }`,
    await tokenOf('mina'),
  );
  const journals = data.viewer.journals.edges.map(({ node }: { node: object }) => node);
  expect(journals.length).toBeGreaterThan(3);
  for (const { title, journalDate, createdAt, wordCount } of journals) {
    expect([title, createdAt]).toEqual([
      new Date(journalDate).toLocaleDateString('en-US', { dateStyle: 'full', timeZone }),
      journalDate,
    ]);
    expect(wordCount).toBeGreaterThan(10);
  }
  const notes = data.viewer.notes.edges.map(({ node }: { node: object }) => node);
  const pinned = notes.map(({ isPinned }: { isPinned: boolean }) => isPinned);
  expect(pinned).toEqual([...pinned].sort((one, other) => Number(other) - Number(one)));
  expect(notes.filter(({ journal }: { journal: object | null }) => journal).length).toBeGreaterThan(0);
});

/** The days that the writing calendar shows. */
async function writtenBy(name: string) {
  const { now } = await contextOf(server);
  const today = now().toLocaleDateString('en-CA', { timeZone });
  const from = new Date(Date.parse(today) - 364 * 86_400_000).toISOString().slice(0, 10);
  const data = await server.ask(
    `query ($from: String!, $to: String!) { viewer {
       writingDays(from: $from, to: $to) { day words }
       user { stats { totalWordCount } }
       stories(first: 50) { edges { node { createdAt wordCount } } } } }`,
    await tokenOf(name),
    { from, to: today },
  );
  return data.viewer as {
    writingDays: { day: string; words: number }[];
    user: { stats: { totalWordCount: number } };
    stories: { edges: { node: { createdAt: string; wordCount: number } }[] };
  };
}

const sum = (days: { words: number }[]) => days.reduce((all, { words }) => all + words, 0);

it('gives her a year of writing days, none of them ahead, most of all on Mondays, with days off', async () => {
  const { writingDays: days, user } = await writtenBy('mina');
  expect(days.length).toBeGreaterThan(45);
  expect(days.length).toBeLessThan(80);
  const onWeekday = Array.from({ length: 7 }, (_, weekday) =>
    days.filter(({ day }) => new Date(day).getUTCDay() === weekday),
  );
  expect(Math.max(...onWeekday.map(({ length }) => length))).toBe(onWeekday[1]?.length);
  const gaps = days.slice(1).map(({ day }, n) => (Date.parse(day) - Date.parse(days[n]!.day)) / 86_400_000);
  expect(Math.max(...gaps)).toBeGreaterThan(10);
  const toTotal = sum(days) / user.stats.totalWordCount;
  expect(toTotal).toBeGreaterThan(1.2);
  expect(toTotal).toBeLessThan(1.5);
});

it('gives the others the days of their stories, and neither journal nor notes', async () => {
  const data = await server.ask(
    '{ viewer { journals { totalCount } notes { totalCount } } }',
    await tokenOf('ioanna'),
  );
  expect(data.viewer).toEqual({ journals: { totalCount: 0 }, notes: { totalCount: 0 } });
  const { writingDays: days, user, stories } = await writtenBy('ioanna');
  const written = stories.edges.map(({ node }) =>
    new Date(node.createdAt).toLocaleDateString('en-CA', { timeZone }),
  );
  expect(written.length).toBeGreaterThan(0);
  expect(days.map(({ day }) => day)).toEqual([...new Set(written)].sort());
  expect(sum(days)).toBe(user.stats.totalWordCount);
});

it('the demo feedback is there with its votes, the latest first, as if the group had given it', async () => {
  const asked = `{ publicFeedback { totalCount edges { node {
    title status score upvotesCount downvotesCount createdAt updatedAt author { username }
    assignedTo { username } assignedBy { username } } } } }`;
  const { totalCount, edges } = (await server.ask(asked)).publicFeedback;
  const given: { title: string; createdAt: string; updatedAt: string }[] = edges.map(
    ({ node }: { node: object }) => node,
  );
  expect([totalCount, given.length]).toEqual([12, 12]);
  const times = given.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().reverse());
  for (const { createdAt, updatedAt } of given) {
    expect(updatedAt >= createdAt).toBe(true);
    expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
  }
  expect(given[0]).toMatchObject({
    title: 'Exercises that one does in pairs',
    status: 'OPEN',
    author: { username: 'desmond_quaye' },
    score: 1,
    upvotesCount: 2,
    downvotesCount: 1,
    assignedTo: null,
  });
  expect(given.find(({ title }) => title.startsWith('Keep the place'))).toMatchObject({
    status: 'ACCEPTED',
    score: 3,
    assignedTo: { username: 'desmond_quaye' },
    assignedBy: { username: 'mina' },
  });
});
