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

describe('half of a surrogate pair is replaced on the way in, so that the answer has what is stored', () => {
  const expectStored = async (token: string, { id, ...answered }: Story) => {
    const { data } = await server.graphql(
      'query ($id: ID!) { story(id: $id) { title content } }',
      { id },
      token,
    );
    expect([answered, data.story]).toEqual([stored, stored]);
  };

  test('over HTTP', async () => {
    const { token } = await buildMember(server);
    const { data } = await server.graphql(createStory, { input: half }, token);
    await expectStored(token, data.createStory.story);
  });

  test('over a WebSocket', async () => {
    const { token } = await buildMember(server);
    const socket = await connectSocket(server, token);
    socket.subscribe('a', createStory, { input: half });
    const { payload } = await socket.until(({ type }) => type === 'next');
    await expectStored(token, payload.data.createStory.story);
    socket.raw.close();
  });

  test('over REST', async () => {
    const { token } = await buildMember(server);
    const { body } = await api.post<Story>('/stories', half, { token });
    await expectStored(token, { id: body.id, title: body.title, content: body.content });
  });
});
