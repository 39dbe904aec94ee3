import { PrivacyLevel } from '../../../server/contract/enums';
import { networkOf } from '../../../server/http/requests';
import { buildStory, changeStory, memberOfFile } from '../../support/factories';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';

const server = testServer();
const author = memberOfFile(server);

const long = 'word '.repeat(390_000);

describe('texts', () => {
  it('of a page with more than 8 MB in total are refused, and fewer of them returned', async () => {
    for (let n = 0; n < 5; n += 1)
      await buildStory(server, author, { content: long, privacyLevel: PrivacyLevel.PUBLIC });
    const read = (first: number, fields: string) =>
      server.graphql(`{ publicStories(first: ${first}) { edges { node { ${fields} } } } }`);
    const { errors } = await read(5, 'id content');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { content: /8 MB/ } });
    expect((await read(4, 'content')).data.publicStories.edges[3].node.content).toBe(long);
    expect((await read(5, 'excerpt')).errors).toBeUndefined();
  });
});

describe('a subscription', () => {
  it('may not select lists, because it is charged once and runs at every event', async () => {
    const story = await buildStory(server, author);
    const socket = await connectSocket(server, author.token);
    socket.subscribe(
      'greedy',
      `subscription { storyChanged(id: "${story.id}") { story { author { stories(first: 100) { edges { node { content } } } } } } }`,
    );
    const { payload } = await socket.until(({ id }) => id === 'greedy');
    expect(payload[0].extensions.code).toBe('BAD_USER_INPUT');
    socket.raw.close();
  });

  it('that stalls does not queue events: the next one has the current story', async () => {
    const story = await buildStory(server, author, { title: 'Before' });
    const events = server.app.services.pubSub;
    const watching = events.watch(['storyChanged', story.id]);
    for (let n = 0; n < 3_000; n += 1) events.publish('storyChanged', story.id, { id: story.id });
    expect(await watching.next()).toEqual({ done: false, value: [story.id] });
    const next = watching.next();
    let heard = false;
    void next.then(() => {
      heard = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toBe(false);
    await changeStory(server, author, story, { title: 'After' });
    expect(await next).toEqual({ done: false, value: [story.id] });
    await watching.return?.();
    expect(await watching.next()).toEqual({ done: true, value: undefined });
  });

  it('may start on a connection whose token has expired since, but not after its sign-in has ended', async () => {
    const story = await buildStory(server, author, { title: 'Before' });
    const socket = await connectSocket(server, author.token);
    jest.useFakeTimers({
      now: Date.now() + 20 * 60_000,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'clearInterval',
        'queueMicrotask',
        'performance',
      ],
    });
    try {
      socket.subscribe('late', `query { story(id: "${story.id}") { title } }`);
      const { payload } = await socket.until(({ id }) => id === 'late');
      expect(payload.data).toEqual({ story: { title: 'Before' } });
    } finally {
      jest.useRealTimers();
    }
    socket.raw.close();
  });
});

describe('an update', () => {
  it('without fields changes nothing, not even updatedAt', async () => {
    const story = await buildStory(server, author);
    const { data } = await server.graphql(
      'mutation ($id: ID!) { updateStory(input: { id: $id }) { story { updatedAt } } }',
      { id: story.id },
      author.token,
    );
    expect(data.updateStory.story.updatedAt).toBe(story.updatedAt.toISOString());
  });

  it('keeps a title to one line', async () => {
    const story = await buildStory(server, author, { title: 'One\r\n  line' });
    expect(story.title).toBe('One line');
  });
});

describe('every answer', () => {
  it.each(['/', '/index.html', '/%69ndex.html', '/healthz', '/api/info', '/api/nothing', '/no.file'])(
    '%s has a policy that nobody may frame',
    async (path) => {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );
});

describe('a client’s address in rate limits', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
