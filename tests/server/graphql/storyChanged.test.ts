import { PrivacyLevel } from '../../../server/contract/enums';
import { buildMember, buildStory, memberOfTest } from '../../support/factories';
import { describeWithRedis, redisUrl } from '../../support/redis';
import { connectSocket, followStory, type SocketMessage, type TestSocket } from '../../support/socketClient';
import { storyCalls } from '../../support/storyCalls';
import { startTestServer, testServer } from '../../support/testServer';

const open: TestSocket[] = [];

const server = testServer();
const calls = storyCalls(server);
const author = memberOfTest(server);
const reader = memberOfTest(server);
afterEach(() => {
  for (const socket of open.splice(0)) socket.raw.close();
});

const publicStory = async () =>
  (await buildStory(server, author, { title: 'As it was', privacyLevel: PrivacyLevel.PUBLIC })).id;

async function following(id: string, token: string | undefined, on = server): Promise<TestSocket> {
  const socket = await connectSocket(on, token);
  open.push(socket);
  await followStory(on, socket, id);
  return socket;
}
const changeOf = ({ payload }: SocketMessage) => payload?.data?.storyChanged;
const titled = (title: string) => (message: SocketMessage) => changeOf(message)?.story?.title === title;
const removed = (message: SocketMessage) => changeOf(message)?.removedStoryId;

describe('a change to a story', () => {
  it('reaches all subscribers: author, member and visitor', async () => {
    const id = await publicStory();
    const sockets = [
      await following(id, author.token),
      await following(id, reader.token),
      await following(id, undefined),
    ];
    await calls.update({ id, title: 'Changed' }, author.token);
    for (const socket of sockets)
      expect(changeOf(await socket.until(titled('Changed')))).toMatchObject({
        story: { id, content: expect.any(String), versionNumber: 2 },
        removedStoryId: null,
      });
  });

  it('shows each subscriber only what they may see: notes only to the author', async () => {
    const id = await publicStory();
    const [mine, theirs] = [await following(id, author.token), await following(id, reader.token)];
    await calls.update({ id, title: 'With notes', notes: 'To myself' }, author.token);
    expect(changeOf(await mine.until(titled('With notes'))).story.notes).toBe('To myself');
    expect(changeOf(await theirs.until(titled('With notes'))).story.notes).toBeNull();
    expect(JSON.stringify(theirs.received)).not.toContain('To myself');
  });

  it('is published after the commit: a read after the event sees the change', async () => {
    const id = await publicStory();
    const socket = await following(id, reader.token);
    const { pubSub } = server.app.services;
    const publish = pubSub.publish.bind(pubSub) as (...event: unknown[]) => void;
    let seen: Promise<unknown> | undefined;
    const spy = jest.spyOn(pubSub, 'publish').mockImplementation((...event) => {
      seen ??= calls.read(id).then(({ data }) => data.story.title);
      publish(...event);
    });
    await calls.update({ id, title: 'Committed' }, author.token);
    await socket.until(titled('Committed'));
    spy.mockRestore();
    expect(await seen).toBe('Committed');
  });

  it('that was refused, or is of another story, is not delivered', async () => {
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const [{ id }, other] = [story, await publicStory()];
    const socket = await following(id, reader.token);
    await calls.update({ id, title: 'First' }, author.token);
    const baseUpdatedAt = story.updatedAt.toISOString();
    const { errors } = await calls.update({ id, title: 'Lost', baseUpdatedAt }, author.token);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await calls.update({ id: other, title: 'Elsewhere' }, author.token);
    await calls.update({ id, title: 'Last' }, author.token);
    await socket.until(titled('Last'));
    expect(JSON.stringify(socket.received)).not.toMatch(/Lost|Elsewhere/);
  });

  it('is not delivered after the client has completed', async () => {
    const id = await publicStory();
    const [leaving, staying] = [await following(id, reader.token), await following(id, reader.token)];
    leaving.send({ id, type: 'complete' });
    leaving.subscribe('heard', '{ info { apiVersion } }');
    await leaving.until((message) => message.id === 'heard');
    await calls.update({ id, title: 'Too late' }, author.token);
    await staying.until(titled('Too late'));
    expect(JSON.stringify(leaving.received)).not.toContain('Too late');
  });
});

describe('a story that goes away', () => {
  it('because it was deleted is told as removed', async () => {
    const id = await publicStory();
    const sockets = [await following(id, author.token), await following(id, undefined)];
    await calls.remove({ id }, author.token);
    for (const socket of sockets)
      expect(changeOf(await socket.until(removed))).toEqual({ story: null, removedStoryId: id });
  });

  it('because it was made private is told as removed to all but its author', async () => {
    const id = await publicStory();
    const [mine, theirs] = [await following(id, author.token), await following(id, reader.token)];
    await calls.update({ id, privacyLevel: 'PRIVATE', title: 'Now secret' }, author.token);
    expect(changeOf(await theirs.until(removed))).toEqual({ story: null, removedStoryId: id });
    await mine.until(titled('Now secret'));
    await calls.update({ id, title: 'Still secret' }, author.token);
    await mine.until(titled('Still secret'));
    expect(JSON.stringify(theirs.received)).not.toMatch(/Now secret|Still secret/);
  });

  it('because the viewer’s named share was taken back is told as removed', async () => {
    const friend = await buildMember(server);
    const { id } = await buildStory(server, author, { title: 'For two', sharedWith: [reader, friend] });
    const [former, still] = [await following(id, reader.token), await following(id, friend.token)];
    await calls.share({ id, userIds: [friend.id] }, author.token);
    expect(changeOf(await former.until(removed))).toEqual({ story: null, removedStoryId: id });
    await calls.update({ id, title: 'For one' }, author.token);
    await still.until(titled('For one'));
    expect(JSON.stringify(former.received)).not.toContain('For one');
  });
});

describe('who was told that a story is removed', () => {
  it('does not hear when its author saves it, until they may read it again', async () => {
    const id = await publicStory();
    const mine = await following(id, author.token);
    const others = [await following(id, reader.token), await following(id, undefined)];
    await calls.update({ id, privacyLevel: 'PRIVATE' }, author.token);
    for (const socket of others) await socket.until(removed);
    for (const title of ['Secret', 'Secret still']) {
      await calls.update({ id, title }, author.token);
      await mine.until(titled(title));
    }
    await calls.update({ id, privacyLevel: 'PUBLIC', title: 'Shown again' }, author.token);
    for (const socket of others) {
      await socket.until(titled('Shown again'));
      expect(socket.received.filter(removed)).toHaveLength(1);
    }
  });
});

describe('a sign-in that ends', () => {
  it('sends an error instead of the next change, even if no event told the server to close its socket', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });
    const socket = await following(id, reader.token);
    await server.sql('UPDATE sign_ins SET revoked_at = NOW(3) WHERE user_id = ?', [reader.id]);
    await calls.update({ id, title: 'Members only' }, author.token);
    const { payload } = await socket.until((message) => message.payload?.errors);
    expect(payload.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(payload.data).toBeNull();
    expect(JSON.stringify(socket.received)).not.toContain('Members only');
  });
});

describeWithRedis('two servers with a Redis between them', () => {
  it('share events: a change on one reaches subscribers on the other', async () => {
    const one = await startTestServer({ redisUrl });
    const two = await one.another();
    try {
      const writer = await buildMember(one);
      const { id } = await buildStory(one, writer, { privacyLevel: PrivacyLevel.PUBLIC });
      const [onOne, onTwo] = [await following(id, undefined, one), await following(id, writer.token, two)];
      await storyCalls(one).update({ id, title: 'Written on one' }, writer.token);
      // An event shows the story as it is when it is read.
      for (const socket of [onOne, onTwo]) await socket.until(titled('Written on one'));
      await storyCalls(two).update({ id, title: 'Written on two' }, writer.token);
      for (const socket of [onOne, onTwo]) await socket.until(titled('Written on two'));
      await storyCalls(two).remove({ id }, writer.token);
      for (const socket of [onOne, onTwo]) await socket.until(removed);
    } finally {
      await two.close();
      await one.close();
    }
  });
});
