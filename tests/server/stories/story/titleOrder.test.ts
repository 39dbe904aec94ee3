import { draftCalls } from '../../../support/draftCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { restClient } from '../../../support/restClient';
import { testServer } from '../../../support/testServer';
import { walkBackward, walkForward } from '../../../support/walkPages';

const server = testServer();
const novelist = memberOfFile(server);
const drafts = draftCalls(server);

const manyNumbers = '1z'.repeat(127);
const titles = [
  ...['\u200b', manyNumbers, '2 lamps', '10 lamps', 'Chapter', 'Chapter 0', 'Chapter 1', 'Chapter 1.9'],
  ...['Chapter 1.10', 'Chapter ٢', 'Chapter 3', 'chapter 009', 'Chapter 10', 'chapter 010', 'Chapter ١١'],
  ...['Chapter 99999999', 'Chapter 123456789', 'Chapter 99999999999999999', 'Chapter 100000000000000000'],
  'Chapter one',
];
/** One that nobody would see counts as none; the zeros before a number make no difference. */
const plain = (title: string) => title.replace('\u200b', '').replace(/chapter 0+/, 'Chapter ');
const sorted = titles.map(plain);

interface Listed {
  id: string;
  title: string;
}
const listOf =
  ({ token }: TestMember) =>
  async (args: string) => {
    const data = await server.ask(
      `{ viewer { stories(orderBy: TITLE, ${args}) {
         edges { node { id title } } pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } } }`,
      token,
    );
    return data.viewer.stories as { edges: { node: Listed }[]; pageInfo: Record<string, unknown> };
  };
const titlesIn = (stories: Listed[]) => stories.map(({ title }) => plain(title));
const all = async (member: TestMember) => titlesIn(await walkForward(listOf(member), 100));

beforeAll(async () => {
  for (const title of titles.toReversed()) await buildStory(server, novelist, { title });
});

it('numbers in titles sort by their values, on any page forward and backward', async () => {
  const forward = await walkForward(listOf(novelist), 1);
  expect(titlesIn(forward)).toEqual(sorted);
  expect(await walkBackward(listOf(novelist), 1)).toEqual(forward);
  expect(new Set(forward.map(({ id }) => id)).size).toBe(titles.length);
});

it('legacy clients get the same order', async () => {
  const pages = await restClient(server).pages<Listed>('/stories/my?order_by=title&limit=3', {
    token: novelist.token,
  });
  expect(titlesIn(pages.flat())).toEqual(sorted);
});

it('a title sorts anew when it is saved or published, and a draft changes nothing', async () => {
  const author = await buildMember(server);
  await buildStory(server, author, { title: 'Part 5' });
  const { id } = await buildStory(server, author, { title: 'Part 10', privacyLevel: 'PUBLIC' as never });
  await drafts.update({ id, title: 'Part 2' }, author.token);
  expect(await all(author)).toEqual(['Part 2', 'Part 5']);
  await drafts.update({ id, title: 'Part 30', asDraft: true }, author.token);
  expect(await all(author)).toEqual(['Part 2', 'Part 5']);
  await drafts.publish({ id }, author.token);
  expect(await all(author)).toEqual(['Part 5', 'Part 30']);
});
