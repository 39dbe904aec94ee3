import { buildMember } from '../../support/factories';
import { restClient } from '../../support/restClient';
import { connectSocket } from '../../support/socketClient';
import { testServer } from '../../support/testServer';

const server = testServer();
const api = restClient(server);

const half = { title: 'a\ud800b', content: 'x\udc00y 🌊' };
const stored = { title: 'a\ufffdb', content: 'x\ufffdy 🌊' };
const createStory =
  'mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id title content } } }';

type Story = { id: string } & typeof half;

/** By each way of sending a text, what it answers. */
const ways: [string, (token: string) => Promise<Story>][] = [
  [
    'HTTP',
    async (token) => (await server.graphql(createStory, { input: half }, token)).data.createStory.story,
  ],
  [
    'a WebSocket',
    async (token) => {
      const socket = await connectSocket(server, token);
      socket.subscribe('a', createStory, { input: half });
      const { payload } = await socket.until(({ type }) => type === 'next');
      socket.raw.close();
      return payload.data.createStory.story;
    },
  ],
  ['REST', async (token) => (await api.post<Story>('/stories', half, { token })).body],
];

test.each(ways)(
  'half of a surrogate pair is replaced on the way in over %s, so that the answer has what is stored',
  async (_way, send) => {
    const { token } = await buildMember(server);
    const { id, title, content } = await send(token);
    const read = 'query ($id: ID!) { story(id: $id) { title content } }';
    const { data } = await server.graphql(read, { id }, token);
    expect([{ title, content }, data.story]).toEqual([stored, stored]);
  },
);
