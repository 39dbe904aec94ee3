import { PrivacyLevel } from '../../../../server/contract/enums';
import type { UpdateStoryInput } from '../../../../server/features/stories/story/story.inputs';
import type { Story } from '../../../../server/model/story.entity';
import { askDocument } from '../../../support/documents';
import { buildStory, changeStory, memberOfFile } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { testServer } from '../../../support/testServer';

const server = testServer({ appUrl: 'https://writers.example' });
const author = memberOfFile(server, { username: 'ines' });
const calls = storyCalls(server);

let story: Story;
beforeEach(async () => {
  const given = {
    title: 'Title',
    content: 'Text',
    tags: ['sea', 'night'],
    privacyLevel: PrivacyLevel.PUBLIC,
  };
  story = await buildStory(server, author, given);
});

const textOf = async (path: string) => (await askDocument(server, path)).text;

/** When the story was revised: as the API says, and as its document, the feeds and the sitemap do. */
async function revised(): Promise<string> {
  const data = await server.ask('query ($id: ID!) { story(id: $id) { revisedAt } }', undefined, {
    id: story.id,
  });
  const page = await textOf(`/blog/${story.id}`);
  const [entry] = JSON.parse(await textOf('/blog/by/ines/feed.json')).items;
  const atom = await textOf('/blog/by/ines/feed.atom');
  const [, listed] =
    new RegExp(`${story.id}</loc><lastmod>([^<]*)`).exec(await textOf('/sitemap/1.xml')) ?? [];
  const times = [
    data.story.revisedAt,
    /"dateModified":"([^"]*)"/.exec(page)?.[1],
    /property="article:modified_time" content="([^"]*)"/.exec(page)?.[1],
    entry.date_modified,
    /<entry[\s\S]*?<updated>([^<]*)/.exec(atom)?.[1],
    listed,
  ];
  expect(new Set(times).size).toBe(1);
  return data.story.revisedAt;
}

const change = (input: Omit<UpdateStoryInput, 'id'>) => changeStory(server, author, story, input);

test.each<[string, Omit<UpdateStoryInput, 'id'>]>([
  ['title', { title: 'title' }],
  ['text', { content: 'text' }],
  ['tags', { tags: ['sea'] }],
  ['order of tags', { tags: ['night', 'sea'] }],
])('a change of the %s revises a story', async (_, input) => {
  const before = await revised();
  const { updatedAt } = await change(input);
  expect(updatedAt.toISOString() > before).toBe(true);
  expect(await revised()).toBe(updatedAt.toISOString());
});

test('a draft revises it when it is published', async () => {
  const before = await revised();
  await change({ content: 'Drafted', tags: ['lamp'], asDraft: true });
  expect(await revised()).toBe(before);
  const data = await server.ask(
    'mutation ($id: ID!) { publishStoryDraft(input: { id: $id }) { story { updatedAt } } }',
    author.token,
    { id: story.id },
  );
  expect(data.publishStoryDraft.story.updatedAt > before).toBe(true);
  expect(await revised()).toBe(data.publishStoryDraft.story.updatedAt);
});

test.each<[string, Omit<UpdateStoryInput, 'id'>]>([
  ['notes of its author', { notes: 'Only mine' }],
  ['the mark as collaborative', { isCollaborative: true }],
  ['the text as it is', { title: ' Title ', content: 'Text', tags: ['Sea', 'night'] }],
  ['a draft', { content: 'Not yet', asDraft: true }],
])('it isn’t revised by %s, and its readers’ copy is the current one', async (_, input) => {
  const before = await revised();
  const { headers } = await askDocument(server, `/blog/${story.id}`);
  await change(input);
  expect(await revised()).toBe(before);
  const has = { 'if-none-match': String(headers.etag) };
  expect((await askDocument(server, `/blog/${story.id}`, has)).status).toBe(304);
});

test('changes of its audience, comment mode, language and listing don’t revise it', async () => {
  const before = await revised();
  await change({ privacyLevel: PrivacyLevel.PRIVATE });
  await change({ lang: 'de', listed: false });
  const { errors } = await calls.share({ id: story.id, userIds: [], canComment: false }, author.token);
  expect(errors).toBeUndefined();
  await change({ privacyLevel: PrivacyLevel.PUBLIC, listed: true });
  expect(await revised()).toBe(before);
});
