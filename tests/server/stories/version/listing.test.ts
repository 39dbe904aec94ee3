import { buildStory, changeStory, memberOfFile } from '../../../support/factories';
import { plansOf } from '../../../support/statements';
import { testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfFile(server);

async function build(versions: number, content = (n: number) => `Text ${n}`) {
  const story = await buildStory(server, author, { content: content(0) });
  for (let n = 1; n <= versions; n += 1)
    await changeStory(server, author, story, { title: `After ${n}`, content: content(n) });
  return story.id;
}
const ask = (query: string, variables: object) =>
  server.graphql(query, variables as Record<string, unknown>, author.token);

it.each([3, 30])('a page of %i versions with their texts takes as few statements', async (count) => {
  const id = await build(count);
  const { statements, result } = await server.countStatements(() =>
    ask(
      `query ($id: ID!) { story(id: $id) { title versions(first: 100) { totalCount
         edges { node { title content name kind versionNumber wordCount createdAt story { id } } } } } }`,
      { id },
    ),
  );
  expect(result.data.story.versions.edges).toHaveLength(count);
  expect(result.data.story.versions.totalCount).toBe(count);
  // The sign-in, the story, the page, the count, the texts.
  expect(statements.length).toBeLessThanOrEqual(6);
});

it('the versions of many stories are read in one statement, latest first for each story', async () => {
  const ids = [await build(2), await build(3), await build(0)];
  const query = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Story {
    versions(first: 2) { edges { node { versionNumber title } } pageInfo { hasNextPage } } } } }`;
  const { statements, result } = await server.countStatements(() => ask(query, { ids }));
  expect(statements.filter((sql) => sql.includes('story_versions'))).toHaveLength(1);
  const pages = result.data.nodes.map(
    ({ versions }: { versions: { edges: { node: { versionNumber: number } }[]; pageInfo: object } }) => [
      versions.edges.map(({ node }) => node.versionNumber),
      versions.pageInfo,
    ],
  );
  expect(pages).toEqual([
    [[2, 1], { hasNextPage: false }],
    [[3, 2], { hasNextPage: true }],
    [[], { hasNextPage: false }],
  ]);
});

it('too long texts in one answer are refused together, and can be read one by one', async () => {
  const id = await build(5, (n) => `${n} ${'word '.repeat(380_000)}`);
  const { data, errors } = await ask(
    'query ($id: ID!) { story(id: $id) { versions { edges { node { id content } } } } }',
    { id },
  );
  expect(data).toBeUndefined();
  expect(errors?.[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { content: expect.stringMatching(/8 MB/) },
    limit: { name: 'answerBytes', value: 8 * 1024 * 1024 },
  });
  const titles = await ask(
    'query ($id: ID!) { story(id: $id) { versions { edges { node { id wordCount } } } } }',
    { id },
  );
  const [{ node }] = titles.data.story.versions.edges;
  expect(node.wordCount).toBe(380_001);
  const one = await ask('query ($id: ID!) { storyVersion(id: $id) { content } }', { id: node.id });
  expect(one.data.storyVersion.content).toMatch(/^4 word/);
});

it('a page reads the index of numbers, at any depth, without sorting', async () => {
  const id = await build(12);
  const page = async (args: string) => {
    const query = `{ story(id: "${id}") { versions(${args}) { edges { node { id } } pageInfo { endCursor } } } }`;
    const [plan] = await plansOf(server, query, /story_versions/, author.token);
    expect(plan).toMatchObject([{ key: 'story_versions_number' }]);
    expect(plan?.[0]?.Extra).not.toMatch(/filesort|temporary/);
    return (await server.ask(query, author.token)).story.versions.pageInfo.endCursor;
  };
  await page(`first: 2, after: "${await page('first: 3')}"`);
  await page('last: 3');
});
