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

/** The members whose open pages of the story fetch it again. */
async function eventsOf(act: () => Promise<GraphQLAnswer>) {
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
  it('all get an event when a comment is added, changed or deleted', async () => {
    const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const { id, pages } = await eventsOf(() => calls.add({ storyId, content: 'One.' }, reader.token));
    const changed = await eventsOf(() => calls.update({ id, content: 'Two.' }, reader.token));
    const removed = await eventsOf(() => calls.remove({ id }, reader.token));
    expect([pages, changed.pages, removed.pages]).toEqual([['all'], ['all'], ['all']]);
  });

  it('get one event when its mode changes', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    expect((await eventsOf(() => setMode(id, 'APPROVAL'))).pages).toEqual(['all']);
    expect((await eventsOf(() => setMode(id, 'APPROVAL'))).pages).toEqual([]);
  });

  it('get an event of a waiting comment only if they show it: its author’s, and the story’s', async () => {
    const storyId = await moderated();
    const { id, pages } = await eventsOf(() => calls.add({ storyId, content: 'May I?' }, reader.token));
    expect(pages).toEqual(both());
    const edited = await eventsOf(() => calls.update({ id, content: 'May I now?' }, reader.token));
    expect(edited.pages).toEqual(both());
    expect((await eventsOf(() => calls.remove({ id }, reader.token))).pages).toEqual(both());
  });

  it('all get an event when it is approved, changed after that, and deleted', async () => {
    const storyId = await moderated();
    const { id } = await eventsOf(() => calls.add({ storyId, content: 'May I?' }, reader.token));
    expect((await eventsOf(() => server.mutate('approveComment', { id }, author.token))).pages).toEqual([
      'all',
    ]);
    const edited = await eventsOf(() => calls.update({ id, content: 'Thank you' }, reader.token));
    expect(edited.pages).toEqual(['all']);
    expect((await eventsOf(() => calls.remove({ id }, reader.token))).pages).toEqual(['all']);
  });

  it('show a waiting comment on all devices of its author', async () => {
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
