import { messages } from '../../server/contract/messages';
import { buildJournal, buildMember, buildNote, memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Journal {
  id: string;
  title: string;
  content?: string;
  updated_at: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfTest(server, { displayName: 'Ada' });

const next = (headers: Headers) => headers.get('link')?.match(/^<\/api(\/\S+)>; rel="next"$/)?.[1] ?? '';

test('a journal entry is made, read, changed and deleted', async () => {
  const { token } = author;
  const body = {
    content: 'Rain all day.',
    title: 'Saturday, November 21, 2026',
    journal_date: '2026-11-21T12:00:00.000Z',
    mood: 'calm',
    prompt: 'What did you hear?',
  };
  const made = await api.post<Journal>('/journals', body, { token });
  expect(made).toMatchObject({
    status: 201,
    body: {
      ...body,
      id: expect.stringMatching(/^journal_/),
      author_id: author.id,
      author: { id: author.id, username: author.username, display_name: 'Ada' },
      word_count: 3,
    },
  });
  const path = `/journals/${made.body.id}`;
  expect(await api.get(path, { token })).toMatchObject({ status: 200, body: made.body });
  const change = { content: 'Sun.', mood: '', journal_date: '2026-11-20T12:00:00.000Z' };
  expect(await api.put(path, change, { token })).toMatchObject({
    status: 200,
    body: { ...body, content: 'Sun.', mood: null, journal_date: change.journal_date },
  });
  expect(await api.delete(path, { token })).toMatchObject({ status: 204, body: undefined });
  expect(await api.get(path, { token })).toMatchObject({
    status: 404,
    body: { error: messages.journal.notFound, code: 'NOT_FOUND' },
  });
});

test('a repeated local id answers the same entry', async () => {
  const ids = [];
  for (let n = 0; n < 2; n += 1)
    ids.push(
      (
        await api.post<Journal>(
          '/journals',
          { content: 'Once', local_id: 'local_1' },
          { token: author.token },
        )
      ).body.id,
    );
  expect(ids[1]).toBe(ids[0]);
});

test('a change from an older copy answers 409 with the server’s', async () => {
  const { id, updatedAt } = await buildJournal(server, author, { title: 'A day', content: 'First' });
  const path = `/journals/${id}`;
  const newer = await api.put<Journal>(path, { content: 'From elsewhere' }, { token: author.token });
  const lost = await api.put(
    path,
    { content: 'Mine', base_updated_at: updatedAt.toISOString() },
    { token: author.token },
  );
  expect(lost).toMatchObject({
    status: 409,
    body: {
      error: messages.journal.conflict,
      code: 'CONFLICT',
      journal: {
        id,
        title: 'A day',
        content: 'From elsewhere',
        journal_date: expect.any(String),
        mood: null,
        prompt: null,
        updated_at: newer.body.updated_at,
      },
    },
  });
});

test.each([
  ['a blank text', { content: ' ' }, 'content'],
  ['no text', { content: undefined }, 'content'],
  ['a date that is none', { journal_date: 'yesterday' }, 'journal_date'],
  ['a day that is none', { written_on: '2026-02-30' }, 'written_on'],
  ['too long a mood', { mood: 'a'.repeat(101) }, 'mood'],
])('one with %s answers 422 and names the field', async (_name, input, field) => {
  expect(await api.post('/journals', { content: 'Words', ...input }, { token: author.token })).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } },
  });
});

test('the list is an array of the viewer’s own, the latest date first, with or without texts', async () => {
  const { token } = author;
  for (const date of ['2026-11-20', '2026-11-22', '2026-11-21'])
    await buildJournal(server, author, { title: date, content: 'Rain', journalDate: new Date(date) });
  const titles = async (path: string) =>
    (await api.get<Journal[]>(path, { token })).body.map(({ title }) => title);
  expect(await titles('/journals')).toEqual(['2026-11-22', '2026-11-21', '2026-11-20']);
  const page = await api.get<Journal[]>('/journals?limit=2', { token });
  expect(page.body[0]).toMatchObject({ content: 'Rain', excerpt: 'Rain' });
  expect(await titles(next(page.headers))).toEqual(['2026-11-20']);
  const short = await api.get<Journal[]>('/journals?content=false&limit=1', { token });
  expect(short.body[0]).not.toHaveProperty('content');
  const other = await buildMember(server);
  for (const name of ['author_id', 'user_id']) {
    expect(await titles(`/journals?${name}=${author.id}`)).toHaveLength(3);
    expect(await titles(`/journals?${name}=${other.id}`)).toEqual([]);
  }
});

test('an entry’s notes are an array, pinned ones first', async () => {
  const { token } = author;
  const { id } = await buildJournal(server, author, { title: 'A day' });
  for (const [title, isPinned] of [
    ['a', true],
    ['b', false],
    ['c', false],
  ] as const)
    await buildNote(server, author, { title, isPinned, journalId: id });
  const page = await api.get<Journal[]>(`/journals/${id}/notes?limit=2`, { token });
  expect(page.body).toMatchObject([
    { title: 'a', is_pinned: true, journal_id: id, journal: { id, title: 'A day' } },
    { title: 'c', is_pinned: false },
  ]);
  expect((await api.get<Journal[]>(next(page.headers), { token })).body.map(({ title }) => title)).toEqual([
    'b',
  ]);
});

test('words are counted on the day that is sent along, of stories, too', async () => {
  const { token } = author;
  const writtenOn = new Date().toISOString().slice(0, 10);
  const sent = { content: 'four words of text', written_on: writtenOn };
  await api.post('/journals', sent, { token });
  await api.post('/notes', sent, { token });
  const story = await api.post<Journal>('/stories', { title: 'A', ...sent }, { token });
  await api.put(`/stories/${story.body.id}`, { ...sent, content: 'five words of text now' }, { token });
  const { data } = await server.graphql(
    `{ viewer { writingDays(from: "${writtenOn}", to: "${writtenOn}") { day words } } }`,
    {},
    token,
  );
  expect(data.viewer.writingDays).toEqual([{ day: writtenOn, words: 13 }]);
});
