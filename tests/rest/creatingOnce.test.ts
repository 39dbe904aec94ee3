import { creations, creationWorld, sendAndLose } from '../support/creations';
import type { TestMember } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
let world: Awaited<ReturnType<typeof creationWorld>>;
let member: TestMember;
beforeAll(async () => {
  world = await creationWorld(server);
});
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
