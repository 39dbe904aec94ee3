import { messages } from '../../../../server/contract/messages';
import { buildStory, memberOfFile } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { dataOf, refusalOf, testServer } from '../../../support/testServer';
import { versionCalls } from '../../../support/versionCalls';

const server = testServer();
const calls = storyCalls(server);
const versions = versionCalls(server);
let storyId: string;
const author = memberOfFile(server);
beforeEach(async () => {
  const story = await buildStory(server, author, { title: 'Old', content: 'Old text', tags: ['kept'] });
  storyId = story.id;
  await calls.update({ id: storyId, title: 'New', content: 'New text here' }, author.token);
});

const story = async () => (await calls.read(storyId, author.token)).data.story;
async function restore(id: string | undefined, more: object = {}) {
  const data = await dataOf(versions.restore({ id, ...more }, author.token));
  return data.restoreStoryVersion;
}

it('replaces the story’s title and text by the version’s, and keeps them as a version', async () => {
  const before = await story();
  const [old] = await versions.list(storyId, author);
  const restored = await restore(old?.id, { baseUpdatedAt: before.updatedAt });
  expect(restored).toMatchObject({
    story: { title: 'Old', content: 'Old text', versionNumber: 3 },
    version: { kind: 'SAVED', versionNumber: 2, title: 'New', content: 'New text here' },
    versionEdge: { node: { id: restored.version.id } },
  });
  expect(await story()).toMatchObject({
    title: 'Old',
    content: 'Old text',
    wordCount: 2,
    excerpt: 'Old text',
    tags: [{ name: 'kept' }],
    privacyLevel: before.privacyLevel,
  });
  expect((await versions.list(storyId, author)).map(({ title }) => title)).toEqual(['New', 'Old']);
});

it('the story’s current text keeps no version', async () => {
  const [old] = await versions.list(storyId, author);
  await restore(old?.id);
  expect(await restore(old?.id)).toMatchObject({
    story: { content: 'Old text', versionNumber: 3 },
    version: null,
    versionEdge: null,
  });
});

it('counts as an explicit save: the next auto-save keeps it', async () => {
  const [old] = await versions.list(storyId, author);
  await calls.update({ id: storyId, content: 'Typing', autosave: true }, author.token);
  await restore(old?.id);
  await calls.update({ id: storyId, content: 'Typing on', autosave: true }, author.token);
  expect((await versions.list(storyId, author))[0]).toMatchObject({ kind: 'AUTOSAVED', content: 'Old text' });
});

it('on a base that is not the server’s copy is a CONFLICT with that copy, and changes nothing', async () => {
  const { updatedAt } = await story();
  await calls.update({ id: storyId, content: 'Elsewhere' }, author.token);
  const [, old] = await versions.list(storyId, author);
  expect(
    refusalOf(await versions.restore({ id: old?.id, baseUpdatedAt: updatedAt }, author.token)),
  ).toMatchObject({
    message: messages.story.conflict,
    code: 'CONFLICT',
    story: { id: storyId, content: 'Elsewhere' },
  });
  expect(await story()).toMatchObject({ content: 'Elsewhere', versionNumber: 3 });
});

it('publishes an event to open pages of the story', async () => {
  const [old] = await versions.list(storyId, author);
  const published = jest.spyOn(server.app.services.pubSub, 'publish');
  await restore(old?.id);
  expect(published).toHaveBeenCalledWith('storyChanged', storyId, { id: storyId });
  published.mockRestore();
});
