import { PrivacyLevel, Role } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { buildComment, buildStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN] });
let story: string;
let comment: string;
beforeAll(async () => {
  story = (await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC })).id;
  comment = (await buildComment(server, admin, story)).id;
});

const title = 'Title is required';
const description = 'Description is required';
const content = 'Content is required';
const email = 'Invalid email address';
const password = 'Password must be at least 8 characters';
const text = { title: 'A title', content: 'A text' };

const wrong: [method: 'POST' | 'PUT', path: string, sent: object, fields: Record<string, string>][] = [
  ['POST', '/auth/signup', {}, { username: 'Username must be at least 3 characters', email, password }],
  ['POST', '/auth/signin', {}, { email, password: 'Password is required' }],
  ['POST', '/auth/password/reset', {}, { email }],
  [
    'POST',
    '/auth/password/new',
    {},
    { access_token: 'Access token is required', refresh_token: 'Refresh token is required', password },
  ],
  ['POST', '/stories', {}, { title, content }],
  [
    'POST',
    '/exercises',
    {},
    { title, description, difficulty: 'Difficulty is required', category: 'Category is required' },
  ],
  ['POST', '/journals', {}, { content }],
  ['POST', '/notes', {}, { content }],
  ['POST', '/stories/{story}/comments', {}, { content }],
  ['PUT', '/comments/{comment}', {}, { content }],
  ['POST', '/feedback', {}, { title, description: 'Description must be at least 10 characters' }],
  [
    'POST',
    '/sessions',
    {},
    {
      title,
      description,
      date_time: 'Date time is required',
      duration_minutes: 'Duration minutes is required',
      capacity: 'Capacity is required',
    },
  ],
  // What is missing hides no other mistake.
  [
    'POST',
    '/sessions',
    { description: ' ', capacity: 51, duration_minutes: 'long', location: 5 },
    {
      title,
      description,
      date_time: 'Date time is required',
      duration_minutes: 'Duration minutes must be a whole number',
      capacity: 'Capacity is 2 to 50 writers',
      location: 'Location must be text',
    },
  ],
  [
    'POST',
    '/feedback',
    { title: 'x'.repeat(201), description: 'too short', category: 'praise', priority: 5 },
    {
      title: 'Title must be less than 200 characters',
      description: 'Description must be at least 10 characters',
      category: 'Please select a category',
      priority: 'Priority must be one of low, medium, high, critical',
    },
  ],
  [
    'POST',
    '/stories',
    { title: 5, content: 'b', privacy_level: 'secret', is_collaborative: 1, tags: [3] },
    {
      title: 'Title must be text',
      privacy_level: 'Privacy level must be one of private, shared, public',
      is_collaborative: 'Is collaborative must be true or false',
      tags: 'Tags must be a list, each of which must be text',
    },
  ],
  [
    'PUT',
    '/stories/{story}',
    { title: 'Z', base_updated_at: 'yesterday' },
    { base_updated_at: 'Base updated at must be a time such as 2026-01-31T19:00:00.000Z' },
  ],
  [
    'POST',
    '/stories',
    { ...text, tags: new Array(20_000).fill('a') },
    { tags: 'Tags must be a list of at most 2,000 items' },
  ],
  [
    'POST',
    '/notes',
    { ...text, tags: new Array(101).fill('a') },
    { tags: 'A note can have at most 20 tags' },
  ],
  ['POST', '/stories/{story}/versions', { name: 'x'.repeat(101) }, { name: messages.version.nameTooLong }],
  ['POST', '/stories/{story}/versions', { title: 'Alone' }, { title: messages.version.titleAlone }],
  [
    'POST',
    '/stories/{story}/versions',
    { title: ' ', content: 'Text' },
    { title: messages.story.titleRequired },
  ],
  ['POST', '/stories/{story}/versions', { content: ' \n' }, { content: messages.story.contentRequired }],
  [
    'POST',
    '/stories/{story}/versions',
    { content: 'Text', local_id: 'é' },
    { local_id: 'A local id is 1 to 64 visible ASCII characters' },
  ],
  [
    'POST',
    '/tags',
    { name: 'fine', description: 'x'.repeat(256) },
    { description: messages.tag.descriptionTooLong },
  ],
  ['PUT', '/users/profile', { bio: 'b'.repeat(501) }, { bio: 'Bio must be at most 500 characters' }],
];

test.each(wrong)('%s %s names every field that is wrong (row %#)', async (method, path, sent, fields) => {
  const place = path.replace('{story}', story).replace('{comment}', comment);
  const { status, body } = await api.request(method, place, { token: admin.token, body: sent });
  expect([status, body.code, body.fields]).toEqual([422, 'BAD_USER_INPUT', fields]);
});
