import { PrivacyLevel, Role } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Tag {
  id: string;
  name: string;
  description: string | null;
}

const server = testServer();
const api = restClient(server);
const member = memberOfFile(server);
const staff = memberOfFile(server, { roles: [Role.USER, Role.INSTRUCTOR] });
beforeAll(async () => {
  await buildStory(server, member, { tags: ['night', 'nightfall', 'midnight'] });
  await buildStory(server, member, { tags: ['midnight'], privacyLevel: PrivacyLevel.PUBLIC });
});

const get = <Body = Tag[]>(path: string) => api.get<Body>(path, { token: member.token });
const names = async (path: string) => (await get(path)).body.map(({ name }) => name);

test('a tag is made, found by id and by name, changed and deleted', async () => {
  const made = await api.post<Tag>('/tags', { name: ' Slow Burn ' }, { token: member.token });
  const { id } = made.body;
  expect(made).toMatchObject({ status: 201, body: { name: 'slow burn', description: null } });
  expect(await get(`/tags/${id}`)).toMatchObject({ status: 200, body: made.body });
  expect(await get('/tags/name/Slow%20Burn')).toMatchObject({ status: 200, body: made.body });
  expect(await api.post('/tags', { name: 'slow burn' }, { token: staff.token })).toMatchObject({
    status: 201,
    body: made.body,
  });

  const changed = { id, name: 'slow', description: 'It takes its time.' };
  expect(
    await api.put(`/tags/${id}`, { name: 'Slow', description: 'It takes its time.' }, { token: staff.token }),
  ).toMatchObject({ status: 200, body: changed });
  expect(await api.put(`/tags/${id}`, { name: 'night' }, { token: staff.token })).toMatchObject({
    status: 409,
    body: { error: messages.tag.taken, code: 'CONFLICT' },
  });
  expect((await get(`/tags/${id}`)).body).toEqual(changed);

  expect((await api.delete(`/tags/${id}`, { token: staff.token })).status).toBe(204);
  expect((await get(`/tags/${id}`)).status).toBe(404);
});

test('lists are arrays: all by name, a search, the popular', async () => {
  expect(await names('/tags')).toEqual(['midnight', 'night', 'nightfall']);
  expect(await names('/tags/search?q=Night')).toEqual(['night', 'nightfall', 'midnight']);
  expect(await names('/tags/search?q=night&limit=1')).toEqual(['night']);
  expect(await names('/tags/search?q=nowhere')).toEqual([]);
  expect((await names('/tags/popular'))[0]).toBe('midnight');
  expect(await names('/tags/popular?limit=1')).toEqual(['midnight']);
});

test('all tags are read page by page', async () => {
  const first = await get('/tags?limit=2');
  const next = first.headers.get('link')?.match(/^<\/api(\S+)>; rel="next"$/)?.[1];
  expect(first.body.map(({ name }) => name)).toEqual(['midnight', 'night']);
  const second = await get(next ?? '');
  expect(second.body.map(({ name }) => name)).toEqual(['nightfall']);
  expect(second.headers.get('link')).toBeNull();
});

test.each([
  ['Deep Sea', { valid: true, name: 'deep sea', error: null }],
  ['no_underscore', { valid: false, name: 'no_underscore', error: messages.tag.invalid }],
  ['', { valid: false, name: '', error: messages.tag.invalid }],
])('the name %j is judged', async (name, body) => {
  expect(await get(`/tags/validate?name=${encodeURIComponent(name)}`)).toMatchObject({ status: 200, body });
});

test.each([
  '/tags/search',
  '/tags/validate',
  '/tags/search?q=a&limit=0',
  '/tags/popular?limit=101',
  '/tags?limit=x',
])('GET %s lacks something and answers 400', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test('what is wrong with a tag answers 422 and says why', async () => {
  expect(await api.post('/tags', { name: 'a/b' }, { token: member.token })).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { name: messages.tag.invalid } },
  });
  expect(await api.post('/tags', {}, { token: member.token })).toMatchObject({ status: 422 });
  expect(
    await api.post('/tags', { name: 'fine', description: 'x'.repeat(256) }, { token: staff.token }),
  ).toMatchObject({ status: 422, body: { fields: { description: messages.tag.descriptionTooLong } } });
});

test('staff alone say what a tag is for', async () => {
  const body = { name: 'described', description: 'By a member' };
  expect((await api.post('/tags', body, { token: member.token })).status).toBe(403);
  expect((await api.post('/tags', body, { token: staff.token })).status).toBe(201);
});

test('what is not there answers 404', async () => {
  const missing = { status: 404, body: { error: messages.tag.notFound } };
  for (const id of [newId('tag'), 'nonsense']) {
    expect(await get(`/tags/${id}`)).toMatchObject(missing);
    expect(await api.put(`/tags/${id}`, { name: 'new' }, { token: staff.token })).toMatchObject(missing);
    expect(await api.delete(`/tags/${id}`, { token: staff.token })).toMatchObject(missing);
  }
  expect(await get('/tags/name/nowhere')).toMatchObject(missing);
});
