import { messages } from '../../../../server/contract/messages';
import { buildMember, type TestMember } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
let author: TestMember;
beforeEach(async () => {
  author = await buildMember(server);
});

const create = (input: Record<string, unknown>) =>
  calls.create({ title: 'A title', content: 'Some words', ...input }, author.token);
async function created(input: Record<string, unknown>) {
  const data = await dataOf(create(input));
  return data.createStory.story;
}
const storiesOfAuthor = async () =>
  (await server.sql('SELECT id FROM stories WHERE author_id = ?', [author.id])).length;

describe('a new story', () => {
  it('is private, of version 1, with its words counted', async () => {
    expect(await created({ content: 'Five words\nof\tan  evening' })).toMatchObject({
      id: expect.stringMatching(/^story_/),
      privacyLevel: 'PRIVATE',
      versionNumber: 1,
      wordCount: 5,
      readingTimeMinutes: 1,
      notes: null,
      isCollaborative: false,
      listed: true,
      lang: null,
      isFavorited: false,
      publishedAt: null,
      tags: [],
    });
  });

  it('has its edge in the author’s own list', async () => {
    const { data } = await create({});
    const { storyEdge, story } = data.createStory;
    expect(storyEdge.node.id).toBe(story.id);
    const list = await server.graphql(
      '{ viewer { stories(first: 1) { edges { cursor } } } }',
      {},
      author.token,
    );
    expect(list.data.viewer.stories.edges).toEqual([{ cursor: storyEdge.cursor }]);
  });

  it('keeps all given fields: privacy, notes, collaboration and the exact text', async () => {
    const content = '  # A heading\r\n\r\nLine one\nline two\n\n🪶 émoji, 한국어 & <b>not</b> HTML  ';
    const story = await created({
      content,
      privacyLevel: 'PUBLIC',
      notes: 'To myself',
      isCollaborative: true,
      listed: false,
      lang: 'pt-br',
    });
    expect(story).toMatchObject({
      content,
      privacyLevel: 'PUBLIC',
      notes: 'To myself',
      isCollaborative: true,
      listed: false,
      lang: 'pt-BR',
    });
    expect(story.publishedAt).toBe(story.createdAt);
    expect((await calls.read(story.id)).data.story.content).toBe(content);
  });

  it.each([
    ['', { title: messages.story.titleRequired }, { title: '' }],
    ['blanks', { title: messages.story.titleRequired }, { title: ' \t\n ' }],
    ['blanks', { content: messages.story.contentRequired }, { content: ' \n\n ' }],
    ['256 characters', { title: 'Title must be at most 255 characters' }, { title: 'a'.repeat(256) }],
    [
      '256 with those that draw',
      { title: 'Title must be at most 255 characters' },
      { title: '❤️'.repeat(128) },
    ],
    ['two million and one', { content: messages.story.contentTooLong }, { content: 'a'.repeat(2_000_001) }],
    [
      '20,001 characters',
      { notes: 'Notes must be at most 20,000 characters' },
      { notes: 'a'.repeat(20_001) },
    ],
    ['65 characters', { localId: expect.any(String) }, { localId: 'a'.repeat(65) }],
    ['a space', { localId: expect.any(String) }, { localId: 'local 1' }],
  ])('is refused where there is %s for %j, and nothing is written', async (_what, fields, input) => {
    expect(fieldsOf(await create(input))).toEqual(fields);
    expect(await storiesOfAuthor()).toBe(0);
  });

  it('is accepted exactly at the limits', async () => {
    const story = await created({ title: 'é'.repeat(255), content: 'ü'.repeat(2_000_000) });
    expect(story.title).toHaveLength(255);
    expect(story.content).toHaveLength(2_000_000);
  });
});

describe('its tags', () => {
  const tagsOf = (story: { tags: { name: string }[] }) => story.tags.map(({ name }) => name);

  it('are trimmed, lowercased and without repetition, in the order given', async () => {
    const story = await created({ tags: [' Winter ', 'SEA-side', 'winter', 'two words', 'Émigré', '詩'] });
    expect(tagsOf(story)).toEqual(['winter', 'sea-side', 'two words', 'émigré', '詩']);
    expect(tagsOf((await calls.read(story.id, author.token)).data.story)).toEqual(tagsOf(story));
  });

  it('are created once and shared by all stories that name them, also concurrently', async () => {
    await Promise.all(Array.from({ length: 10 }, () => created({ tags: ['river', 'rain', 'bridge'] })));
    const rows = await server.sql("SELECT name FROM tags WHERE name IN ('river', 'rain', 'bridge')");
    expect(rows).toHaveLength(3);
  });

  it('are ten at most, counted without repetition', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => `tag ${n}`);
    expect(tagsOf(await created({ tags: [...ten, 'TAG 1', ' tag 2 '] }))).toEqual(ten);
    expect(fieldsOf(await create({ tags: [...ten, 'one more'] }))).toEqual({
      tags: messages.story.tooManyTags,
    });
    expect(fieldsOf(await create({ tags: ['fine', 'no,comma'] }))).toEqual({ tags: messages.tag.invalid });
    expect(await storiesOfAuthor()).toBe(1);
  });
});

describe('a local id', () => {
  it('that is repeated, in the same case, by the same author returns the existing story unchanged', async () => {
    const first = await created({ localId: 'local_1', title: 'The first' });
    await calls.update({ id: first.id, title: 'Changed since' }, author.token);
    const again = await created({ localId: 'local_1', title: 'The first' });
    expect(again).toMatchObject({ id: first.id, title: 'Changed since' });
    const other = await created({ localId: 'LOCAL_1' });
    expect(await storiesOfAuthor()).toBe(2);
    author = await buildMember(server);
    expect([first.id, other.id]).not.toContain((await created({ localId: 'local_1' })).id);
  });

  it('used by 20 concurrent creates on two servers creates one story, which all of them get', async () => {
    const another = await server.another();
    const input = { title: 'Raced', content: 'Some words', localId: 'local_race', tags: ['race'] };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? calls : storyCalls(another)).create(input, author.token)),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.createStory.story.id)).size).toBe(1);
    for (const { data } of answers)
      expect(data.createStory.story).toMatchObject({ title: 'Raced', tags: [{ name: 'race' }] });
    expect(await storiesOfAuthor()).toBe(1);
  });
});

it('its excerpt is plain text of at most 200 characters, or of up to 300 that are asked for', async () => {
  const { id } = await created({
    content: `# Hello\n\nA **bold** [link](/x)\n${'The key is on a float. '.repeat(40)}`,
  });
  const excerptOf = (args: string) =>
    server.graphql(`{ story(id: "${id}") { excerpt${args} } }`, {}, author.token);
  const start = 'Hello · A bold link The key is on a float.';
  expect((await excerptOf('(length: 60)')).data.story.excerpt).toBe(`${start} The key is on a...`);
  for (const [args, length] of [
    ['', 200],
    ['(length: 300)', 300],
  ] as const) {
    const { excerpt } = (await excerptOf(args)).data.story;
    expect(excerpt).toMatch(/^Hello · A bold link The key .*\.\.\.$/);
    expect(excerpt.length).toBeGreaterThan(length - 20);
    expect(excerpt.length).toBeLessThanOrEqual(length + 3);
  }
  for (const length of [0, -1, 301])
    expect(fieldsOf(await excerptOf(`(length: ${length})`))).toEqual({ length: expect.any(String) });
});
