import { messages } from '../../../../server/contract/messages';
import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { codeOf, dataOf, fieldsOf, refusalOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
let id: string;
let base: string;
const author = memberOfFile(server);
beforeEach(async () => {
  const story = await buildStory(server, author, { title: 'Title', content: 'Text', tags: ['kept'] });
  id = story.id;
  base = story.updatedAt.toISOString();
});

const update = (input: Record<string, unknown>) => calls.update({ id, ...input }, author.token);
async function updated(input: Record<string, unknown>) {
  const data = await dataOf(update(input));
  return data.updateStory.story;
}
const now = async () => (await calls.read(id, author.token)).data.story;
const clock = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();
const hours48 = 48 * 60 * 60 * 1000;

describe('an update', () => {
  it('changes the given fields and keeps the rest', async () => {
    const before = await now();
    const story = await updated({ title: '  A new title ' });
    expect(story).toEqual({ ...before, title: 'A new title', versionNumber: 2, updatedAt: story.updatedAt });
    expect(await now()).toEqual(story);
  });

  it('treats null as omitted', async () => {
    const before = await now();
    const story = await updated({ title: null, content: null, tags: null, privacyLevel: null, notes: null });
    expect(story).toEqual({ ...before, updatedAt: story.updatedAt });
  });

  it('computes word count and excerpt again', async () => {
    expect(await updated({ content: 'one two three' })).toMatchObject({
      wordCount: 3,
      excerpt: 'one two three',
    });
  });

  it('replaces or removes all tags', async () => {
    expect((await updated({ tags: ['B', 'a'] })).tags).toEqual([{ name: 'b' }, { name: 'a' }]);
    expect((await updated({ tags: [] })).tags).toEqual([]);
  });

  it('removes notes with an empty text', async () => {
    expect((await updated({ notes: 'Mine' })).notes).toBe('Mine');
    expect((await updated({ notes: '' })).notes).toBeNull();
  });

  it('keeps whether it is listed and its language until they are given, and removes the language with an empty text', async () => {
    const set = { listed: false, lang: 'fr' };
    expect(await updated({ ...set, lang: 'FR' })).toMatchObject(set);
    expect(await updated({ title: 'Next', listed: null, lang: null })).toMatchObject(set);
    expect(await updated({ content: 'As clients of earlier versions send it' })).toMatchObject(set);
    expect(await updated({ lang: '' })).toMatchObject({ listed: false, lang: null });
    expect(await updated({ listed: true })).toMatchObject({ listed: true, lang: null });
  });

  it.each([
    [{ lang: 'en_US' }, { lang: messages.story.langInvalid }],
    [{ lang: 'français' }, { lang: messages.story.langInvalid }],
    [{ lang: 'en-x-aaaaaaaa-bbbbbbbb-cccccccc-ddddd' }, { lang: messages.story.langInvalid }],
    [{ title: ' ' }, { title: messages.story.titleRequired }],
    [{ title: 'Fine', tags: ['no_underscore'] }, { tags: messages.tag.invalid }],
  ])('of %j is refused and changes nothing', async (input, fields) => {
    const before = await now();
    expect(fieldsOf(await update(input))).toEqual(fields);
    expect(await now()).toEqual(before);
  });
});

it('updates within one millisecond increase updatedAt all the same', async () => {
  const still = storyCalls(await server.another({}, () => new Date(base)));
  for (const [n, title] of ['One', 'Two'].entries()) {
    const { updateStory } = await dataOf(still.update({ id, title }, author.token));
    expect(updateStory.story.updatedAt).toBe(clock(base, n + 1));
  }
});

describe('a base', () => {
  it('that is older than the server’s copy is a CONFLICT with that copy, and nothing is written', async () => {
    const changes = { title: 'From elsewhere', content: 'Their text', listed: false, lang: 'nl' };
    const newer = await updated({ ...changes, tags: ['theirs'] });
    const before = await now();
    const { data, errors } = await update({ title: 'Mine', tags: ['mine'], baseUpdatedAt: base });
    expect(data).toBeNull();
    expect(errors).toMatchObject([
      {
        message: messages.story.conflict,
        extensions: {
          code: 'CONFLICT',
          story: {
            id,
            title: 'From elsewhere',
            content: 'Their text',
            privacyLevel: 'PRIVATE',
            publishedAt: null,
            tags: ['theirs'],
            listed: false,
            lang: 'nl',
            versionNumber: 2,
            updatedAt: newer.updatedAt,
          },
        },
      },
    ]);
    expect(await now()).toEqual(before);
  });

  it('from the conflict lets the next attempt succeed', async () => {
    await updated({ title: 'From elsewhere' });
    const { errors } = await update({ title: 'Mine', baseUpdatedAt: base });
    const seen = errors?.[0]?.extensions.story.updatedAt;
    expect(await updated({ title: 'Mine', baseUpdatedAt: seen })).toMatchObject({ title: 'Mine' });
  });

  it('of 40 concurrent updates on two servers lets exactly one succeed; the others get its copy', async () => {
    const another = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? calls : storyCalls(another)).update(
          { id, content: `Text ${n}`, baseUpdatedAt: base },
          author.token,
        ),
      ),
    );
    const won = answers.filter(({ errors }) => !errors);
    expect(won).toHaveLength(1);
    const { content, updatedAt } = won[0]!.data.updateStory.story;
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', story: { content, updatedAt } });
    expect(await now()).toMatchObject({ content, versionNumber: 2 });
  });

  it('of a clock that is 48 hours ahead or behind is never mixed with the server’s', async () => {
    // Clients repeat the server's value; a client's clock must not matter.
    expect(codeOf(await update({ title: 'x', baseUpdatedAt: clock(base, -hours48) }))).toBe('CONFLICT');
    expect(await updated({ title: 'y', baseUpdatedAt: clock(base, hours48) })).toMatchObject({ title: 'y' });
    expect(await updated({ title: 'z', baseUpdatedAt: (await now()).updatedAt })).toMatchObject({
      title: 'z',
    });
  });

  it('is the same moment in another time zone', async () => {
    const elsewhere = `${clock(base, 2 * 60 * 60 * 1000).slice(0, -1)}+02:00`;
    expect(await updated({ title: 'Abroad', baseUpdatedAt: elsewhere })).toMatchObject({ title: 'Abroad' });
  });
});

describe('deleting', () => {
  it('deletes the story for good, with its tags, shares and favourites', async () => {
    const reader = await buildMember(server);
    const story = await buildStory(server, author, { sharedWith: [reader], tags: ['gone'] });
    await calls.favorite({ id: story.id }, reader.token);
    expect((await calls.remove({ id: story.id }, author.token)).data).toEqual({
      deleteStory: { deletedStoryId: story.id },
    });
    for (const { token } of [author, reader])
      expect(codeOf(await calls.read(story.id, token))).toBe('NOT_FOUND');
    for (const table of ['story_tags', 'story_shares', 'story_favorites'])
      expect(await server.sql(`SELECT * FROM ${table} WHERE story_id = ?`, [story.id])).toEqual([]);
  });

  it('with an old base keeps what was written since, and returns it', async () => {
    const { data } = await calls.read(id, author.token);
    const baseUpdatedAt = (data as { story: { updatedAt: string } }).story.updatedAt;
    await update({ content: 'Written on elsewhere' });
    expect(refusalOf(await calls.remove({ id, baseUpdatedAt }, author.token))).toMatchObject({
      message: messages.story.conflict,
      code: 'CONFLICT',
      story: { id, content: 'Written on elsewhere' },
    });
    const now = (await calls.read(id, author.token)).data as { story: { updatedAt: string } };
    expect((await calls.remove({ id, baseUpdatedAt: now.story.updatedAt }, author.token)).data).toEqual({
      deleteStory: { deletedStoryId: id },
    });
  });

  it('while others change it gives them NOT_FOUND, never a half-written story', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, n) => update({ content: `Text ${n}`, tags: [`tag ${n}`] })),
      calls.remove({ id }, author.token),
      ...Array.from({ length: 5 }, (_, n) => update({ content: `Late ${n}` })),
    ]);
    for (const { errors } of answers) if (errors) expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await server.sql('SELECT * FROM story_tags WHERE story_id = ?', [id])).toEqual([]);
  });
});
