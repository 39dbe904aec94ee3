import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { codeOf, dataOf, testServer } from '../../../support/testServer';
import { versionCalls } from '../../../support/versionCalls';

let id: string;
let base: string;
/** The server's current time. */
let now = new Date();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const server = testServer({}, () => now);
const calls = storyCalls(server);
const versions = versionCalls(server);
const author = memberOfFile(server);
beforeEach(async () => {
  const story = await buildStory(server, author, { title: 'Title', content: 'First' });
  id = story.id;
  base = story.updatedAt.toISOString();
});

async function save(input: object) {
  const data = await dataOf(calls.update({ id, ...input }, author.token));
  return data.updateStory.story;
}
const autosave = (content: string) => save({ content, autosave: true });
const kept = async () =>
  (await versions.list(id, author)).map(({ versionNumber, kind, content }) => [versionNumber, kind, content]);

describe('an explicit save', () => {
  it('keeps the replaced text as a version with its number, title and word count', async () => {
    await save({ title: 'Other', content: 'Second text' });
    const { versionNumber } = await save({ content: 'Third' });
    expect(versionNumber).toBe(3);
    expect(await versions.list(id, author)).toMatchObject([
      { versionNumber: 2, kind: 'SAVED', name: null, title: 'Other', content: 'Second text', wordCount: 2 },
      { versionNumber: 1, kind: 'SAVED', name: null, title: 'Title', content: 'First', wordCount: 1 },
    ]);
  });

  it.each([{ title: 'TITLE' }, { content: 'first' }, { content: 'First ' }, { content: 'Fïrst' }])(
    'that changes as little as %j keeps the text',
    async (input) => {
      await save(input);
      expect(await kept()).toEqual([[1, 'SAVED', 'First']]);
    },
  );

  it('keeps a text byte by byte', async () => {
    const content = ' \r\n# 日本 \u{1f600}\t"\'\\ \u0000 %_\n\n';
    await save({ content });
    await save({ content: 'Other' });
    expect((await versions.list(id, author))[0]?.content).toBe(content);
  });

  it('that is refused for its base keeps no version', async () => {
    await save({ content: 'Elsewhere' });
    const refused = await calls.update({ id, content: 'Mine', baseUpdatedAt: base }, author.token);
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(await kept()).toEqual([[1, 'SAVED', 'First']]);
  });

  it('in 20 concurrent requests without a base loses no text: all but the last are kept', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => save({ content: `Text ${n}` })));
    const story = (await calls.read(id, author.token)).data.story;
    const texts = (await kept()).map(([, , content]) => content);
    expect([...texts, story.content].sort()).toEqual(
      ['First', ...Array.from({ length: 20 }, (_, n) => `Text ${n}`)].sort(),
    );
    expect(story.versionNumber).toBe(21);
  });
});

describe('auto-saves', () => {
  it('keep the text of the last explicit save, and then one version in ten minutes', async () => {
    await autosave('a');
    await autosave('ab');
    later(9);
    await autosave('abc');
    expect(await kept()).toEqual([[1, 'AUTOSAVED', 'First']]);
    later(2);
    await autosave('abcd');
    await autosave('abcde');
    expect(await kept()).toEqual([
      [2, 'AUTOSAVED', 'abc'],
      [1, 'AUTOSAVED', 'First'],
    ]);
  });

  it('keep a text that was saved explicitly in between, however recently', async () => {
    await autosave('a');
    await save({ content: 'On purpose' });
    await autosave('b');
    expect(await kept()).toEqual([
      [3, 'AUTOSAVED', 'On purpose'],
      [2, 'SAVED', 'a'],
      [1, 'AUTOSAVED', 'First'],
    ]);
  });

  it('from many tabs at once keep one version', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => autosave(`Text ${n}`)));
    expect(await kept()).toEqual([[1, 'AUTOSAVED', 'First']]);
  });
});

it('versions are deleted with their story', async () => {
  await save({ content: 'Second' });
  await calls.remove({ id }, author.token);
  expect(await server.sql('SELECT id FROM story_versions WHERE story_id = ?', [id])).toEqual([]);
});

it('a save takes as many statements as without versions, and one more if it keeps one', async () => {
  const statementsOf = async (input: object) => {
    const before = server.app.services.db.statements;
    await save(input);
    return server.app.services.db.statements - before;
  };
  await statementsOf({ content: 'First' });
  const plain = await statementsOf({ content: 'First' });
  expect((await statementsOf({ content: 'Second' })) - plain).toBe(1);
  expect((await statementsOf({ content: 'Second' })) - plain).toBe(0);
});

describe('the limit of saves that send no text', () => {
  const limited = testServer({ rateLimits: 1 / 100 });
  const limit = 'RATE_LIMITED';

  it('counts titles, privacy and publishing, which keep a whole text for a few bytes, and nothing else', async () => {
    const writer = await buildMember(limited);
    const { id } = await buildStory(limited, writer, { content: 'A long text' });
    const save = async (input: object) =>
      codeOf(await storyCalls(limited).update({ id, ...input }, writer.token));
    await limited.app.services.rateLimits.take('textlessSaveMember', writer.id, 4);
    expect(await save({ privacyLevel: 'PUBLIC' })).toBeUndefined();
    expect(await save({ title: 'Another' })).toBeUndefined();
    expect(await save({ title: 'One more' })).toBe(limit);
    expect(await save({ privacyLevel: 'PRIVATE' })).toBe(limit);
    expect(await save({ title: 'With its text', content: 'Other words', asDraft: true })).toBeUndefined();
    expect(codeOf(await limited.mutate('publishStoryDraft', { id }, writer.token))).toBe(limit);
    expect(await save({ title: 'By itself', autosave: true, asDraft: true })).toBeUndefined();
    expect(await save({ notes: 'Mine alone' })).toBeUndefined();
  });
});
