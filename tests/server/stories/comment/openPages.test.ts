import { PrivacyLevel } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import { buildStory, memberOfFile } from '../../../support/factories';
import { connectSocket } from '../../../support/socketClient';
import { type GraphQLAnswer, testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfFile(server);
const reader = memberOfFile(server);
const calls = commentCalls(server);
afterEach(() => jest.restoreAllMocks());

const setMode = (storyId: string, mode: string) =>
  server.mutate('setCommentsMode', { storyId, mode }, author.token);

/** A story whose comments wait for its author. */
async function moderated(): Promise<string> {
  const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  expect((await setMode(id, 'APPROVAL')).errors).toBeUndefined();
  return id;
}

/** Whose open pages of the story fetch it again. */
async function toldBy(act: () => Promise<GraphQLAnswer>) {
  const published = jest.spyOn(server.app.services.pubSub, 'publish').mockClear();
  const { errors, data } = await act();
  expect(errors).toBeUndefined();
  const pages = published.mock.calls
    .filter(([topic]) => topic.startsWith('storyChanged'))
    .map(([topic, key]) => (topic === 'storyChanged' ? 'all' : String(key).split(' ')[1]));
  return { id: data.addComment?.comment.id, pages: pages.sort() };
}

const both = () => [reader.id, author.id].sort();

describe('open pages of a story', () => {
  it('all hear of a comment that is added, changed and deleted', async () => {
    const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const { id, pages } = await toldBy(() => calls.add({ storyId, content: 'One.' }, reader.token));
    const changed = await toldBy(() => calls.update({ id, content: 'Two.' }, reader.token));
    const removed = await toldBy(() => calls.remove({ id }, reader.token));
    expect([pages, changed.pages, removed.pages]).toEqual([['all'], ['all'], ['all']]);
  });

  it('hear of its mode once', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    expect((await toldBy(() => setMode(id, 'APPROVAL'))).pages).toEqual(['all']);
    expect((await toldBy(() => setMode(id, 'APPROVAL'))).pages).toEqual([]);
  });

  it('hear of a comment that waits only if they show it: its author’s, and the story’s', async () => {
    const storyId = await moderated();
    const { id, pages } = await toldBy(() => calls.add({ storyId, content: 'May I?' }, reader.token));
    expect(pages).toEqual(both());
    const edited = await toldBy(() => calls.update({ id, content: 'May I now?' }, reader.token));
    expect(edited.pages).toEqual(both());
    expect((await toldBy(() => calls.remove({ id }, reader.token))).pages).toEqual(both());
  });

  it('all hear when it is approved, changed after that, and deleted', async () => {
    const storyId = await moderated();
    const { id } = await toldBy(() => calls.add({ storyId, content: 'May I?' }, reader.token));
    expect((await toldBy(() => server.mutate('approveComment', { id }, author.token))).pages).toEqual([
      'all',
    ]);
    const edited = await toldBy(() => calls.update({ id, content: 'Thank you' }, reader.token));
    expect(edited.pages).toEqual(['all']);
    expect((await toldBy(() => calls.remove({ id }, reader.token))).pages).toEqual(['all']);
  });

  it('show what waits on all devices of whoever wrote it', async () => {
    const storyId = await moderated();
    const socket = await connectSocket(server, reader.token);
    const query =
      'subscription ($id: ID!) { storyChanged(id: $id) { story { waitingComments { content } } } }';
    socket.subscribe('waiting', query, { id: storyId });
    // There is no confirmation of a subscription.
    const { pubSub } = server.app.services;
    const nudge = setInterval(() => pubSub.publish('storyChanged', storyId, { id: storyId }), 10);
    await socket.until(({ id }) => id === 'waiting');
    clearInterval(nudge);
    await calls.add({ storyId, content: 'May I?' }, reader.token);
    await socket.until(({ payload }) => JSON.stringify(payload ?? null).includes('"content":"May I?"'));
    socket.raw.close();
  });
});
