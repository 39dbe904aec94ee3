import { PrivacyLevel } from '../../server/contract/enums';
import { newId } from '../../server/lib/ids';
import { buildMember, buildStory, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Version {
  id: string;
  content: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfTest(server);
let id: string;
let place: string;
const write = async (privacyLevel: PrivacyLevel) => {
  ({ id } = await buildStory(server, author, { title: 'Title', content: 'First text', privacyLevel }));
  place = `/stories/${id}`;
};

const read = (who = author) => api.get(place, who);
const save = (content: string) => api.put(place, { content }, author);
const list = (query = '') => api.get<Version[]>(`${place}/versions${query}`, author);
const keep = (body: object) => api.post<Version>(`${place}/versions`, body, author);
const readDraft = (who = author) => api.get(`${place}/draft`, who);
const saveDraft = (body: object) => api.put(`${place}/draft`, body, author);

describe('versions', () => {
  beforeEach(() => write(PrivacyLevel.PRIVATE));

  test('are kept by saves, listed, the latest first, read, named and restored', async () => {
    await save('Second text');
    await save('Third text');
    const { status, body } = await list();
    expect([status, body.map(({ content }) => content)]).toEqual([200, ['Second text', 'First text']]);
    const first = {
      id: expect.stringMatching(/^version_/),
      story_id: id,
      version_number: 1,
      name: null,
      kind: 'saved',
      title: 'Title',
      content: 'First text',
      word_count: 2,
      created_at: expect.any(String),
    };
    expect(body[1]).toEqual(first);
    expect((await list('?content=false')).body[1]).not.toHaveProperty('content');

    const version = `${place}/versions/${body[1]?.id}`;
    expect(await api.get(version, author)).toMatchObject({ status: 200, body: first });
    const named = { ...first, name: 'Début' };
    expect(await api.put(version, { name: 'Début' }, author)).toMatchObject({ status: 200, body: named });

    const base_updated_at = '2026-01-01T00:00:00.000Z';
    expect(await api.post(`${version}/restore`, { base_updated_at }, author)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', story: { id, content: 'Third text' } },
    });
    expect(await api.post(`${version}/restore`, {}, author)).toMatchObject({
      status: 200,
      body: { id, content: 'First text', version_number: 4 },
    });
    expect((await list()).body[0]).toMatchObject({ content: 'Third text', version_number: 3 });
  });

  test('are the text of now under a name, or another that was not chosen, and neither twice', async () => {
    expect(await keep({ name: 'Draft one' })).toMatchObject({
      status: 201,
      body: { kind: 'named', name: 'Draft one', content: 'First text' },
    });
    const other = { title: 'Mine', content: 'Not chosen' };
    const kept = await keep({ ...other, local_id: 'once' });
    expect(kept).toMatchObject({ status: 201, body: { ...other, kind: 'not_chosen' } });
    expect((await keep({ ...other, local_id: 'once' })).body).toEqual(kept.body);
    expect((await list()).body).toHaveLength(2);
    expect((await read()).body).toMatchObject({ content: 'First text' });
  });

  test('are not at the path of another story, and of none', async () => {
    await save('Second text');
    const [version] = (await list()).body;
    const other = await buildStory(server, author, { content: 'Another story' });
    for (const [story, id] of [
      [other.id, version?.id],
      [other.id, newId('version')],
      ['nonsense', version?.id],
    ]) {
      const path = `/stories/${story}/versions/${id}`;
      const missing = { status: 404, body: { code: 'NOT_FOUND' } };
      expect(await api.get(path, author)).toMatchObject(missing);
      expect(await api.put(path, { name: 'Mine' }, author)).toMatchObject(missing);
      expect(await api.post(`${path}/restore`, {}, author)).toMatchObject(missing);
    }
    expect((await list()).body).toEqual([version]);
  });
});

describe('a draft', () => {
  beforeEach(() => write(PrivacyLevel.SHARED));

  test('is saved, read by its author alone, and published', async () => {
    expect((await readDraft()).status).toBe(404);
    const saved = await saveDraft({ content: 'Second text', tags: ['Sea'], base_updated_at: null });
    const draft = {
      title: 'Title',
      content: 'Second text',
      tags: ['sea'],
      word_count: 2,
      is_conflicting: false,
      updated_at: saved.body.working_updated_at,
    };
    const published = { title: 'Title', content: 'First text', has_unpublished_changes: true };
    expect(saved).toMatchObject({ status: 200, body: { ...published, draft } });
    expect(await readDraft()).toMatchObject({ status: 200, body: draft });
    expect((await read()).body).toMatchObject(published);

    const reader = await buildMember(server);
    expect((await readDraft(reader)).status).toBe(404);
    const without = { content: 'First text', has_unpublished_changes: false };
    expect((await read(reader)).body).toMatchObject(without);

    const answer = await api.post(`${place}/draft/publish`, {}, author);
    expect(answer).toMatchObject({ status: 200, body: { content: 'Second text', draft: null } });
    expect((await read(reader)).body).toMatchObject({ content: 'Second text' });
  });

  test('that is saved on an old base answers 409 with both texts; a refused privacy is told by its name in REST', async () => {
    const { working_updated_at: base_updated_at } = (await saveDraft({ content: 'Second text' })).body;
    const { working_updated_at } = (await saveDraft({ content: 'Third text' })).body;
    const draft = { title: 'Title', content: 'Third text', tags: [], is_conflicting: false };
    expect(await saveDraft({ content: 'Mine', base_updated_at })).toMatchObject({
      status: 409,
      body: {
        code: 'CONFLICT',
        story: {
          content: 'First text',
          working_updated_at,
          draft: { ...draft, updated_at: working_updated_at },
        },
      },
    });
    expect(await saveDraft({ content: 'Second text', privacy_level: 'public' })).toMatchObject({
      status: 422,
      body: { fields: { privacy_level: expect.not.stringMatching(/[a-z][A-Z]/) } },
    });
  });

  test('conflicts with a later PUT on the story itself; when it is discarded, it is gone, also again', async () => {
    await saveDraft({ content: 'Second text' });
    await save('Third text');
    expect((await readDraft()).body).toMatchObject({ content: 'Second text', is_conflicting: true });
    for (const _ of ['first', 'again']) expect((await api.delete(`${place}/draft`, author)).status).toBe(204);
    expect((await readDraft()).status).toBe(404);
    expect((await read()).body).toMatchObject({ content: 'Third text', has_unpublished_changes: false });
  });
});
