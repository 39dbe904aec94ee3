import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildComment, buildStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
let storyId: string;
let commentId: string;
const admin = memberOfFile(server, { roles: [Role.ADMIN] });
beforeAll(async () => {
  storyId = (await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC })).id;
  commentId = (await buildComment(server, admin, storyId)).id;
});

const required: [method: string, path: string, fields: Record<string, string>][] = [
  [
    'POST',
    '/auth/signup',
    {
      username: 'Username must be at least 3 characters',
      email: 'Invalid email address',
      password: 'Password must be at least 8 characters',
    },
  ],
  ['POST', '/auth/signin', { email: 'Invalid email address', password: 'Password is required' }],
  ['POST', '/auth/password/reset', { email: 'Invalid email address' }],
  [
    'POST',
    '/sessions',
    {
      title: 'Title is required',
      description: 'Description is required',
      date_time: 'Date time is required',
      duration_minutes: 'Duration minutes is required',
      capacity: 'Capacity is required',
    },
  ],
  ['POST', '/stories', { title: 'Title is required', content: 'Content is required' }],
  [
    'POST',
    '/exercises',
    {
      title: 'Title is required',
      description: 'Description is required',
      difficulty: 'Difficulty is required',
      category: 'Category is required',
    },
  ],
  ['POST', '/journals', { content: 'Content is required' }],
  ['POST', '/notes', { content: 'Content is required' }],
  ['POST', '/stories/{story}/comments', { content: 'Content is required' }],
  ['PUT', '/comments/{comment}', { content: 'Content is required' }],
  [
    'POST',
    '/feedback',
    { title: 'Title is required', description: 'Description must be at least 10 characters' },
  ],
];

test.each(required)(
  '%s %s with an empty body names every field that is missing',
  async (method, path, fields) => {
    const place = path.replace('{story}', storyId).replace('{comment}', commentId);
    const answer = await api.request(method, place, { token: admin.token, body: {} });
    expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  },
);

test('a missing field does not hide another mistake', async () => {
  const sent = { description: ' ', capacity: 51, duration_minutes: 'long' };
  expect((await api.post('/sessions', sent, { token: admin.token })).body.fields).toEqual({
    title: 'Title is required',
    description: 'Description is required',
    date_time: 'Date time is required',
    duration_minutes: 'Duration minutes must be a whole number',
    capacity: 'Capacity is 2 to 50 writers',
  });
});
