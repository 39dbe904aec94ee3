import { noteCalls } from '../../support/dailyCalls';
import { buildJournal, buildMember, buildNote, memberOfTest } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer();
const calls = noteCalls(server);
const author = memberOfTest(server);

type Page = {
  totalCount: number;
  edges: { cursor: string; node: { id: string; title: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
};
async function page(args: string, token = author.token): Promise<Page> {
  const { data, errors } = await calls.list(args, token);
  expect(errors).toBeUndefined();
  return data.viewer.notes;
}
const titles = ({ edges }: Page) => edges.map(({ node }) => node.title);
const some = async (...given: [title: string, isPinned?: boolean][]) => {
  const notes = [];
  for (const [title, isPinned] of given) notes.push(await buildNote(server, author, { title, isPinned }));
  return notes;
};

it('lists the viewer’s own, pinned ones first, then the newest first', async () => {
  await some(['a'], ['b', true], ['c'], ['d', true]);
  await buildNote(server, await buildMember(server), { title: 'not theirs', isPinned: true });
  const list = await page('');
  expect([titles(list), list.totalCount]).toEqual([['d', 'b', 'c', 'a'], 4]);
});

it('continues after a page’s end when others are pinned or created meanwhile', async () => {
  const [first] = await some(['a'], ['b'], ['c'], ['d', true]);
  const { pageInfo, ...page1 } = await page('first: 2');
  expect(titles({ ...page1, pageInfo })).toEqual(['d', 'c']);
  await some(['new'], ['new and pinned', true]);
  await calls.update({ id: first?.id, isPinned: true }, author.token);
  expect(titles(await page(`first: 5, after: "${pageInfo.endCursor}"`))).toEqual(['b']);
});

it('reads a page of 100 with authors and journals in as few statements as one of 1, and no text where none is asked for', async () => {
  for (let n = 0; n < 100; n += 1)
    await buildNote(server, author, { journalId: (await buildJournal(server, author)).id, tags: ['a'] });
  const ask = (first: number) =>
    server.countStatements(() =>
      server.graphql(
        `{ viewer { notes(first: ${first}) { edges { node {
          id title excerpt tags isPinned category wordCount createdAt author { id username }
          journal { id title journalDate } } } } } }`,
        {},
        author.token,
      ),
    );
  const [one, hundred] = [await ask(1), await ask(100)];
  expect(hundred.result.data.viewer.notes.edges).toHaveLength(100);
  expect(hundred.statements.length).toBe(one.statements.length);
  expect(hundred.statements.length).toBeLessThanOrEqual(8);
  expect(hundred.statements.filter((sql) => /\bcontent\b/.test(sql))).toEqual([]);
});
