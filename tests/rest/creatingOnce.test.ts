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

test.each([
  ['/stories', { title: 'Umbrellas', content: 'It rained.' }],
  ['/journals', { title: 'Monday', content: 'It rained.', journal_date: '2026-01-05T12:00:00.000Z' }],
  ['/notes', { title: 'Rain', content: 'It rained.' }],
])('what was deleted at %s is not made again by a request that arrives late: 404', async (path, fields) => {
  const body = { ...fields, local_id: 'my-program-2' };
  const { token } = member;
  const made = await api.post<{ id: string }>(path, body, { token });
  expect(made.status).toBe(201);
  expect((await api.delete(`${path}/${made.body.id}`, { token })).status).toBe(204);
  expect(await api.post(path, body, { token })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
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
