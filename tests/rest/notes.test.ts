import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildJournal, buildMember, buildNote, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Note {
  id: string;
  title: string | null;
  updated_at: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfTest(server, { displayName: 'Ada' });

test('a note is made, read, changed and deleted', async () => {
  const { token } = author;
  const journal = await buildJournal(server, author, { title: 'A day' });
  const body = {
    title: 'Ferry',
    content: 'A ferry and its bell',
    category: 'Boats',
    tags: ['Ostend', 'bell'],
    is_pinned: true,
    journal_id: journal.id,
  };
  const made = await api.post<Note>('/notes', body, { token });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...body,
      id: expect.stringMatching(/^note_/),
      author_id: author.id,
      user_id: author.id,
      user: { id: author.id, username: author.username, display_name: 'Ada' },
      journal: { id: journal.id, title: 'A day' },
      word_count: 5,
    },
  });
  const path = `/notes/${made.body.id}`;
  expect(await api.get(path, { token })).toMatchObject({ status: 200, body: made.body });
  const change = { content: 'A tug', tags: [], journal_id: null };
  expect(await api.put(path, change, { token })).toMatchObject({
    status: 200,
    body: { ...body, ...change, journal: null },
  });
  expect(await api.delete(path, { token })).toMatchObject({ status: 204, body: undefined });
  expect(await api.get(path, { token })).toMatchObject({
    status: 404,
    body: { error: messages.note.notFound, code: 'NOT_FOUND' },
  });
});

test('one of a text alone has no title, category, tags or journal', async () => {
  expect(await api.post('/notes', { content: 'A ferry' }, { token: author.token })).toMatchObject({
    status: 201,
    body: { title: null, category: null, tags: [], is_pinned: false, journal_id: null, journal: null },
  });
});

test('a change from an older copy answers 409 with the server’s', async () => {
  const { token } = author;
  const { id, updatedAt } = await buildNote(server, author, { title: 'Ferry', tags: ['bell'] });
  const newer = await api.put<Note>(`/notes/${id}`, { content: 'From elsewhere' }, { token });
  const change = { content: 'Mine', base_updated_at: updatedAt.toISOString() };
  expect(await api.put(`/notes/${id}`, change, { token })).toMatchObject({
    status: 409,
    body: {
      error: messages.note.conflict,
      code: 'CONFLICT',
      note: {
        id,
        title: 'Ferry',
        content: 'From elsewhere',
        category: null,
        is_pinned: false,
        tags: ['bell'],
        journal_id: null,
        updated_at: newer.body.updated_at,
      },
    },
  });
});

test.each([
  ['a blank text', { content: ' ' }, 'content'],
  ['tags that are no list', { tags: 'bell' }, 'tags'],
  ['too many tags', { tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`) }, 'tags'],
  ['a journal that is none', { journal_id: newId('journal') }, 'journal_id'],
  ['a local id with a space', { local_id: 'local 1' }, 'local_id'],
])('one with %s answers 422 and names the field', async (_name, input, field) => {
  expect(await api.post('/notes', { content: 'Words', ...input }, { token: author.token })).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  });
});

test('the list is an array of the viewer’s own, pinned ones first, then the newest', async () => {
  const { token } = author;
  for (const [title, isPinned] of [
    ['a', true],
    ['b', false],
    ['c', false],
  ] as const)
    await buildNote(server, author, { title, isPinned });
  const titles = async (path: string) =>
    (await api.get<Note[]>(path, { token })).body.map(({ title }) => title);
  const page = await api.get<Note[]>('/notes?limit=2', { token });
  expect(page.body.map(({ title }) => title)).toEqual(['a', 'c']);
  const next = page.headers.get('link')?.match(/^<\/api(\/\S+)>; rel="next"$/)?.[1] ?? '';
  expect(await titles(next)).toEqual(['b']);
  const other = await buildMember(server);
  for (const name of ['author_id', 'user_id']) {
    expect(await titles(`/notes?${name}=${author.id}`)).toHaveLength(3);
    expect(await titles(`/notes?${name}=${other.id}`)).toEqual([]);
  }
});
