import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Draft {
  title: string;
  content: string;
  tags: string[];
  word_count: number;
  is_conflicting: boolean;
  created_at: string;
  updated_at: string;
}

interface Story {
  title: string;
  content: string;
  has_unpublished_changes: boolean;
  working_updated_at: string | null;
  draft: Draft | null;
}

const server = testServer();
const api = restClient(server);
const author = memberOfTest(server);
let place: string;
beforeEach(async () => {
  const given = { title: 'Title', content: 'First text', privacyLevel: PrivacyLevel.SHARED };
  place = `/stories/${(await buildStory(server, author, given)).id}`;
});

const read = (token = author.token) => api.get<Story>(place, { token });
const readDraft = (token = author.token) => api.get<Draft>(`${place}/draft`, { token });
const save = (body: object) => api.put<Story>(`${place}/draft`, body, { token: author.token });

test('a draft is saved, read by its author alone, and published', async () => {
  expect((await readDraft()).status).toBe(404);
  const saved = await save({ content: 'Second text', tags: ['Sea'], base_updated_at: null });
  const draft = {
    title: 'Title',
    content: 'Second text',
    tags: ['sea'],
    word_count: 2,
    is_conflicting: false,
    created_at: expect.any(String),
    updated_at: saved.body.working_updated_at,
  };
  const published = { title: 'Title', content: 'First text', has_unpublished_changes: true };
  expect(saved).toMatchObject({ status: 200, body: { ...published, draft } });
  expect(await readDraft()).toMatchObject({ status: 200, body: draft });
  expect((await read()).body).toMatchObject(published);

  const { token } = await buildMember(server);
  expect((await readDraft(token)).status).toBe(404);
  expect((await read(token)).body).toMatchObject({ content: 'First text', has_unpublished_changes: false });

  const answer = await api.post<Story>(`${place}/draft/publish`, {}, { token: author.token });
  expect(answer).toMatchObject({ status: 200, body: { content: 'Second text', draft: null } });
  expect((await read(token)).body).toMatchObject({ content: 'Second text' });
});

test('a save on an old base answers 409 with both texts', async () => {
  const { body } = await save({ content: 'Second text' });
  const { working_updated_at } = (await save({ content: 'Third text' })).body;
  const answer = await save({ content: 'Mine', base_updated_at: body.working_updated_at });
  const draft = {
    title: 'Title',
    content: 'Third text',
    tags: [],
    is_conflicting: false,
    updated_at: working_updated_at,
  };
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', story: { content: 'First text', working_updated_at } },
  });
  expect((answer.body as unknown as { story: Story }).story.draft).toEqual(draft);
});

test('a refused privacy is told without a name that only GraphQL has', async () => {
  expect(await save({ content: 'Second text', privacy_level: 'public' })).toMatchObject({
    status: 422,
    body: { fields: { privacy_level: expect.not.stringMatching(/[a-z][A-Z]/) } },
  });
});

test('a discarded draft is gone, and discarding again changes nothing', async () => {
  await save({ content: 'Second text' });
  for (const _ of ['first', 'again'])
    expect((await api.delete(`${place}/draft`, { token: author.token })).status).toBe(204);
  expect((await readDraft()).status).toBe(404);
  expect((await read()).body).toMatchObject({ content: 'First text', has_unpublished_changes: false });
});

test('PUT on the story itself still writes the published text, and marks the draft as conflicting', async () => {
  await save({ content: 'Second text' });
  await api.put(place, { content: 'Third text' }, { token: author.token });
  expect((await readDraft()).body).toMatchObject({ content: 'Second text', is_conflicting: true });
  expect((await read()).body).toMatchObject({ content: 'Third text' });
});
