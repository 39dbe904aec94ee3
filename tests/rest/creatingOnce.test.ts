import { creations, creationWorld, sendAndLose } from '../support/creations';
import type { TestMember } from '../support/factories';
import { type RestClient, restClient } from '../support/restClient';
import { startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let api: RestClient;
let world: Awaited<ReturnType<typeof creationWorld>>;
let member: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  api = await restClient(server.url);
  world = await creationWorld(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await world.newMember();
});

test.each(creations)('a $kind whose answer was lost is one when it is sent again', async (creation) => {
  const body = { ...creation.body, local_id: 'my-program-1' };
  const path = creation.path(world.storyId);
  await sendAndLose(
    server,
    { path: `/api${path}`, body, token: member.token },
    async () => (await world.countOf(creation, member)) > 0,
  );
  const send = () => api.post<{ id: string }>(path, body, { token: member.token });
  const [again, onceMore] = [await send(), await send()];
  expect(again.status).toBe(201);
  expect(onceMore).toMatchObject({ status: 201, body: again.body });
  expect(await world.countOf(creation, member)).toBe(1);
});
