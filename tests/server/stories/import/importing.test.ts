import { importedFacts, readFrontMatter } from '../../../../client/textFiles/readFrontMatter';
import { PrivacyLevel } from '../../../../server/contract/enums';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import { buildMember, buildStory, type TestMember } from '../../../support/factories';
import { fieldsOf, refusalOf, testServer } from '../../../support/testServer';
import { unzip } from '../../../support/unzip';
import { walkForward } from '../../../support/walkPages';

const server = testServer();

type Text = Record<string, unknown>;

const query = `mutation ($input: ImportStoriesInput!) { importStories(input: $input) { results {
  outcome problems { field message } story { id title content privacyLevel notes listed lang createdAt updatedAt publishedAt tags { name } }
} } }`;

async function importTexts(member: TestMember, stories: Text[], dryRun?: boolean, on = server) {
  const answer = await on.graphql(query, { input: { stories, dryRun } }, member.token);
  return { ...answer, results: answer.data?.importStories.results };
}

async function storiesOf(member: TestMember) {
  const data = await server.ask(
    `{ viewer { stories(first: 100) { edges { node { title content privacyLevel notes listed lang createdAt updatedAt publishedAt tags { name } } } } } }`,
    member.token,
  );
  return data.viewer.stories.edges.map(({ node }: { node: unknown }) => node);
}

const heron = { title: 'The Heron', content: 'It stood.\n' };

describe('importing texts', () => {
  it('makes stories with their dates, tags and privacy', async () => {
    const member = await buildMember(server);
    const text = {
      ...heron,
      privacyLevel: 'PUBLIC',
      tags: [' Birds '],
      notes: 'mine',
      listed: false,
      lang: 'sv',
      createdAt: '2019-05-01T10:00:00.123Z',
      updatedAt: '2020-05-01T10:00:00.456Z',
      publishedAt: '2021-05-01T10:00:00.789Z',
    };
    const { results } = await importTexts(member, [text]);
    expect(results).toEqual([
      {
        outcome: 'CREATED',
        problems: [],
        story: { ...text, id: expect.stringMatching(/^story_/), tags: [{ name: 'birds' }] },
      },
    ]);
  });

  it('creates stories in the order in which they were written', async () => {
    const member = await buildMember(server);
    const years = [2012, 2003, 1965, 2020];
    await importTexts(
      member,
      years.map((year) => ({ ...heron, title: String(year), createdAt: `${year}-01-01T00:00:00.000Z` })),
    );
    const stories = await storiesOf(member);
    expect(stories.map(({ title }: { title: string }) => title)).toEqual(['2020', '2012', '2003', '1965']);
  });

  it('makes lists that are read page by page, also before 1970', async () => {
    const member = await buildMember(server);
    const years = ['0900', '1951', '1969', '1999'];
    await importTexts(
      member,
      years.map((year) => ({
        ...heron,
        title: year,
        privacyLevel: 'PUBLIC',
        publishedAt: `${year}-12-31T00:00:00.000Z`,
      })),
    );
    const page = (args: string) => `{ publicStories(author: "${member.username}", ${args}) {
      edges { node { title } } pageInfo { hasNextPage endCursor } } }`;
    const found = await walkForward(async (args) => (await server.ask(page(args))).publicStories, 1);
    expect(found).toEqual(['1999', '1969', '1951', '0900'].map((title) => ({ title })));
    const after = Buffer.from(`-99999999999999:${newId('story')}`).toString('base64url');
    expect(fieldsOf(await server.graphql(page(`first: 1, after: "${after}"`)))).toMatchObject({
      after: expect.any(String),
    });
  });

  it('dates a text no later than it was shared or published', async () => {
    const member = await buildMember(server);
    const [early, late] = ['2019-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z'];
    const { results } = await importTexts(member, [
      { ...heron, privacyLevel: 'PUBLIC', createdAt: late, updatedAt: late, publishedAt: early },
      { ...heron, privacyLevel: 'SHARED', sharedAt: early },
    ]);
    expect(results.map(({ story }: { story: Text }) => [story.createdAt, story.updatedAt])).toEqual([
      [early, late],
      [early, early],
    ]);
    expect(results[0].story.publishedAt).toBe(early);
  });

  it('accepts no future dates, and uses the current time for texts without a date', async () => {
    const member = await buildMember(server);
    const before = Date.now();
    const ahead = '2199-01-01T00:00:00.000Z';
    const { results } = await importTexts(member, [
      { ...heron, privacyLevel: 'PUBLIC', createdAt: ahead, updatedAt: ahead, publishedAt: ahead },
      heron,
    ]);
    for (const { story } of results)
      for (const time of [story.createdAt, story.updatedAt]) {
        expect(Date.parse(time)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
      }
    expect(Date.parse(results[0].story.publishedAt)).toBeLessThanOrEqual(Date.now());
    expect(results[1].story).toMatchObject({ privacyLevel: 'PRIVATE', publishedAt: null });
  });

  it('reports errors by field, and creates the others', async () => {
    const member = await buildMember(server);
    const { results } = await importTexts(member, [
      { title: ' ', content: 'x', tags: ['?'], lang: 'no language' },
      heron,
      { title: 'x'.repeat(256), content: '\n' },
      { ...heron, tags: Array.from({ length: 11 }, (_, n) => `tag ${n}`) },
    ]);
    expect(results.map(({ outcome, problems }: Text) => ({ outcome, problems }))).toEqual([
      {
        outcome: 'REFUSED',
        problems: [
          { field: 'title', message: messages.story.titleRequired },
          { field: 'lang', message: messages.story.langInvalid },
          { field: 'tags', message: messages.tag.invalid },
        ],
      },
      { outcome: 'CREATED', problems: [] },
      {
        outcome: 'REFUSED',
        problems: [
          { field: 'title', message: 'Title must be at most 255 characters' },
          { field: 'content', message: messages.story.contentRequired },
        ],
      },
      { outcome: 'REFUSED', problems: [{ field: 'tags', message: messages.story.tooManyTags }] },
    ]);
    expect(await storiesOf(member)).toHaveLength(1);
  });

  it('reports in a dry run what it would do, and writes nothing', async () => {
    const member = await buildMember(server);
    await importTexts(member, [{ ...heron, localId: 'known' }]);
    const { results } = await importTexts(
      member,
      [
        { ...heron, localId: 'known' },
        { ...heron, localId: 'new' },
        { ...heron, localId: 'new' },
        { ...heron, title: '' },
      ],
      true,
    );
    expect(results.map(({ outcome }: Text) => outcome)).toEqual([
      'ALREADY_THERE',
      'CREATED',
      'ALREADY_THERE',
      'REFUSED',
    ]);
    expect(results.map(({ story }: Text) => story && 'there')).toEqual(['there', null, null, null]);
    expect(await storiesOf(member)).toHaveLength(1);
  });

  it('creates each text once, even if repeated concurrently', async () => {
    const member = await buildMember(server);
    const texts = Array.from({ length: 5 }, (_, n) => ({
      ...heron,
      title: `Text ${n}`,
      localId: `text-${n}`,
    }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => importTexts(member, texts)));
    const outcomes = answers.flatMap(({ results }) => results.map(({ outcome }: Text) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'CREATED')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_THERE')).toHaveLength(25);
    expect(await storiesOf(member)).toHaveLength(5);
    const [ids] = answers.map(({ results }) =>
      results.map(({ story }: { story: { id: string } }) => story.id),
    );
    for (const { results } of answers)
      expect(results.map(({ story }: { story: { id: string } }) => story.id)).toEqual(ids);
  });

  it('accepts 1 to 100 texts of 8 MB in total', async () => {
    const member = await buildMember(server);
    const refused = async (stories: Text[]) => (await importTexts(member, stories)).errors?.[0]?.extensions;
    expect(await refused([])).toMatchObject({ fields: { stories: messages.import.none } });
    expect(await refused(new Array(101).fill(heron))).toMatchObject({
      fields: { stories: messages.import.tooMany },
    });
    const long = { ...heron, content: 'a'.repeat(limits.story.contentMax) };
    expect(await refused(new Array(5).fill(long))).toMatchObject({
      fields: { stories: messages.import.tooLong },
    });
    const { results } = await importTexts(member, new Array(4).fill(long), true);
    expect(results).toHaveLength(4);
  });

  it('is limited per hour', async () => {
    const strict = await server.another({ rateLimits: 0.01 });
    const member = await buildMember(server);
    await strict.app.services.rateLimits.take('importMember', member.id, 97);
    expect((await importTexts(member, [heron, heron, heron], false, strict)).results).toHaveLength(3);
    expect(refusalOf(await importTexts(member, [heron], false, strict))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: expect.any(Number),
    });
    expect((await importTexts(member, [heron], true, strict)).results).toHaveLength(1);
  });
});

test('an export imported into an empty account has the same titles, texts, tags, privacy and dates', async () => {
  const [author, other] = [await buildMember(server), await buildMember(server)];
  const contents = [
    'Plain',
    'A line\n',
    '\n\n  first\r\nsecond\n\n',
    '---\ntitle: no\n---\n',
    'é 😀 \u2028 עברית\n\n',
  ];
  const levels = [PrivacyLevel.PRIVATE, PrivacyLevel.SHARED, PrivacyLevel.PUBLIC];
  for (const [n, content] of contents.entries()) {
    const { id } = await buildStory(server, author, {
      title: `"Story": ${n} # [x] — \\`,
      content,
      tags: n % 2 ? ['river', 'a-b'] : [],
      privacyLevel: levels[n % 3],
    });
    const facts = n === 1 ? { notes: 'My notes:\n- one', listed: false, lang: 'sr-Latn' } : {};
    await server.mutate('updateStory', { id, ...facts }, author.token);
  }
  const data = await server.ask('{ viewer { storiesExport { url } } }', author.token);
  const response = await fetch(
    `${server.url}${data.viewer.storiesExport.url.slice(server.config.appUrl.length)}`,
  );
  const files = await unzip(Buffer.from(await response.arrayBuffer()));
  const texts = [...files.values()].map((file) => {
    const { facts, text } = readFrontMatter(file);
    const { id, privacyLevel, ...known } = importedFacts(facts);
    return { ...known, content: text, privacyLevel: privacyLevel?.toUpperCase(), localId: id };
  });
  const { results } = await importTexts(other, texts);
  expect(results.map(({ outcome }: Text) => outcome)).toEqual(contents.map(() => 'CREATED'));
  expect(await storiesOf(other)).toEqual(await storiesOf(author));
  const again = await importTexts(other, texts);
  expect(again.results.map(({ outcome }: Text) => outcome)).toEqual(contents.map(() => 'ALREADY_THERE'));
});
