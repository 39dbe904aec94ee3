import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, changeStory, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Story {
  id: string;
  title: string;
  updated_at: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfFile(server, { displayName: 'The Author', bio: 'Writes.' });
const reader = memberOfFile(server);

const create = (body: object) => api.post<Story>('/stories', body, { token: author.token });

describe('writing a story', () => {
  test('answers 201 and the story; fields that are not known are ignored', async () => {
    const answer = await create({
      title: 'The Heron',
      content: 'One two three.',
      privacy_level: 'public',
      notes: 'mine',
      is_collaborative: false,
      listed: false,
      lang: 'en-gb',
      tags: ['Birds', 'birds ', 'water'],
      session_id: null,
      exercise_id: null,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^story_/),
      title: 'The Heron',
      content: 'One two three.',
      author_id: author.id,
      created_by: author.id,
      author: { id: author.id, username: author.username, display_name: 'The Author', bio: 'Writes.' },
      privacy_level: 'public',
      version_number: 1,
      is_collaborative: false,
      listed: false,
      lang: 'en-GB',
      notes: 'mine',
      tags: ['birds', 'water'],
      word_count: 3,
      reading_time_minutes: 1,
      is_favorited: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      published_at: expect.any(String),
      session_id: null,
      exercise_id: null,
      exercise: null,
      has_unpublished_changes: false,
    });
  });

  test('is private unless it says otherwise', async () => {
    expect((await create({ title: 'A', content: 'b' })).body).toMatchObject({ privacy_level: 'private' });
  });

  test('repeated with one local_id makes one story', async () => {
    const body = { title: 'Once', content: 'only', local_id: 'local_1_abc' };
    const [first, second] = [await create(body), await create(body)];
    expect(second.status).toBe(201);
    expect(second.body.id).toBe(first.body.id);
  });

  test('names fields of a wrong kind by the names that were sent', async () => {
    const answer = await create({
      title: 5,
      content: 'b',
      privacy_level: 'secret',
      is_collaborative: 1,
      tags: [3],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'Title must be text',
        code: 'BAD_USER_INPUT',
        fields: {
          title: 'Title must be text',
          privacy_level: 'Privacy level must be one of private, shared, public',
          is_collaborative: 'Is collaborative must be true or false',
          tags: 'Tags must be a list, each of which must be text',
        },
      },
    });
  });

  test('passes the rules of the server on', async () => {
    expect(await create({ title: ' ', content: 'b' })).toMatchObject({
      status: 422,
      body: { fields: { title: 'Title is required' } },
    });
  });
});

describe('changing a story', () => {
  test('changes what is sent and keeps the rest', async () => {
    const kept = { content: 'b', tags: ['one'], listed: false, lang: 'en' };
    const { body: story } = await create({ title: 'A', ...kept });
    const answer = await api.put(`/stories/${story.id}`, { title: 'Z' }, { token: author.token });
    expect(answer).toMatchObject({ status: 200, body: { title: 'Z', ...kept } });
  });

  test('on a base that is older than the server answers 409 with its copy', async () => {
    const { body: story } = await create({ title: 'A', content: 'b', privacy_level: 'shared' });
    const base_updated_at = story.updated_at;
    const path = `/stories/${story.id}`;
    const first = await api.put(path, { title: 'First', base_updated_at }, { token: author.token });
    expect(first.status).toBe(200);
    const second = await api.put(path, { title: 'Second', base_updated_at }, { token: author.token });
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        story: { id: story.id, title: 'First', privacy_level: 'shared', updated_at: expect.any(String) },
      },
    });
    expect((await api.get(path, { token: author.token })).body).toMatchObject({ title: 'First' });
  });

  test('with a base that is no time answers 422', async () => {
    const { body: story } = await create({ title: 'A', content: 'b' });
    const sent = { title: 'Z', base_updated_at: 'yesterday' };
    const answer = await api.put(`/stories/${story.id}`, sent, { token: author.token });
    expect(answer).toMatchObject({ status: 422, body: { fields: { base_updated_at: expect.any(String) } } });
  });

  test("of another member's answers 403 where it may be read, 404 where not", async () => {
    const shown = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const hidden = await buildStory(server, author);
    const change = { title: 'Mine now' };
    expect((await api.put(`/stories/${shown.id}`, change, { token: reader.token })).status).toBe(403);
    expect((await api.put(`/stories/${hidden.id}`, change, { token: reader.token })).status).toBe(404);
  });
});

test('a story is deleted once', async () => {
  const { body: story } = await create({ title: 'A', content: 'b' });
  const gone = await api.delete(`/stories/${story.id}`, { token: author.token });
  expect(gone).toMatchObject({ status: 204, body: undefined });
  expect((await api.get(`/stories/${story.id}`, { token: author.token })).status).toBe(404);
  expect((await api.delete(`/stories/${story.id}`, { token: author.token })).status).toBe(404);
});

describe('sharing', () => {
  test('with nobody by name shares with every member', async () => {
    const { body: story } = await create({ title: 'A', content: 'b' });
    const body = { user_ids: [], can_comment: true };
    const answer = await api.post(`/stories/${story.id}/share`, body, { token: author.token });
    expect(answer).toMatchObject({ status: 200, body: { id: story.id, privacy_level: 'shared' } });
    expect((await api.get(`/stories/${story.id}`, { token: reader.token })).status).toBe(200);
    expect((await api.get(`/stories/${story.id}`)).status).toBe(404);
  });

  test('needs no body', async () => {
    const { body: story } = await create({ title: 'A', content: 'b' });
    const answer = await api.post(`/stories/${story.id}/share`, undefined, { token: author.token });
    expect(answer).toMatchObject({ status: 200, body: { privacy_level: 'shared' } });
  });
});

test('favourites are put and taken, and doing so again changes nothing', async () => {
  const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  const path = `/stories/${story.id}/favorite`;
  for (const _ of [1, 2]) {
    const put = await api.post(path, undefined, { token: reader.token });
    expect(put).toMatchObject({ status: 200, body: { is_favorited: true } });
  }
  for (const list of ['/stories/favorites', '/stories/my-favorites'])
    expect((await api.get(list, { token: reader.token })).body).toMatchObject([
      { id: story.id, is_favorited: true },
    ]);
  for (const _ of [1, 2]) {
    const taken = await api.delete(path, { token: reader.token });
    expect(taken).toMatchObject({ status: 200, body: { is_favorited: false } });
  }
  expect((await api.get('/stories/favorites', { token: reader.token })).body).toEqual([]);
});

describe('the public reader', () => {
  test('shows a public story to anyone, even with a token that has ended', async () => {
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    for (const token of [undefined, reader.token, 'ended'])
      expect((await api.get(`/public/stories/${story.id}`, { token })).body).toMatchObject({ id: story.id });
  });

  test('shows no other story, not even to its author', async () => {
    const story = await buildStory(server, author);
    expect((await api.get(`/stories/${story.id}`, { token: author.token })).status).toBe(200);
    expect((await api.get(`/public/stories/${story.id}`, { token: author.token })).status).toBe(404);
  });

  test('never shows a text from before a change', async () => {
    const story = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC, title: 'Before' });
    const read = () => api.get<Story>(`/public/stories/${story.id}`);
    expect((await read()).body.title).toBe('Before');
    await changeStory(server, author, story, { title: 'After' });
    expect((await read()).body.title).toBe('After');
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect((await read()).status).toBe(404);
  });
});
