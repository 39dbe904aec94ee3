import {
  ExerciseCategory,
  ExerciseDifficulty,
  PrivacyLevel,
  Role,
  SessionStatus,
} from '../../server/contract/enums';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  memberOfFile,
  setSessionStatus,
} from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

interface Item {
  id: string;
  title: string;
  name?: string;
  content?: string;
  excerpt: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfFile(server, { roles: [Role.INSTRUCTOR], username: 'author' });
const reader = memberOfFile(server, { username: 'reader' });
const hour = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
/** What stands for an id in a path. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  Object.assign(ids, { author: author.id, reader: reader.id });
  for (const number of [1, 2, 3, 4, 5])
    ids.story = (
      await buildStory(server, author, {
        title: `Public ${number}`,
        content: number === 1 ? 'A **wolf**.' : 'A lamb.',
        tags: number === 5 ? ['sea', 'midnight'] : [],
        privacyLevel: PrivacyLevel.PUBLIC,
      })
    ).id;
  await buildStory(server, author, { title: 'Private', tags: ['night', 'midnight', 'sea'] });
  await buildStory(server, author, { title: 'Shared', privacyLevel: PrivacyLevel.SHARED });
  for (const content of ['First', 'Second', 'Third'])
    await buildComment(server, reader, ids.story ?? '', content);

  for (const [title, hours, status] of [
    ['over', -30, SessionStatus.COMPLETED],
    ['now', -1, SessionStatus.IN_PROGRESS],
    ['later', 30, SessionStatus.SCHEDULED],
    ['soon', 10, SessionStatus.SCHEDULED],
    ['called off', 20, SessionStatus.CANCELLED],
  ] as const) {
    const joined = title === 'soon' ? [reader, await buildMember(server, { username: 'joined' })] : [];
    const { id } = await buildSession(server, author, { title, dateTime: hour(hours), joined });
    if (title === 'soon') ids.session = id;
    await setSessionStatus(server, id, status);
  }
  for (const [title, difficulty, category] of [
    ['a', ExerciseDifficulty.BEGINNER, ExerciseCategory.FLASH_FICTION],
    ['b', ExerciseDifficulty.ADVANCED, ExerciseCategory.FLASH_FICTION],
    ['c', ExerciseDifficulty.ADVANCED, ExerciseCategory.POETRY],
  ] as const)
    await buildExercise(server, author, { title, difficulty, category });
  for (const date of ['2026-11-20', '2026-11-22', '2026-11-21'])
    ids.journal = (await buildJournal(server, author, { title: date, journalDate: new Date(date) })).id;
  for (const [title, isPinned, journalId] of [
    ['a', true, ids.journal],
    ['b', false, ids.journal],
    ['c', false, undefined],
  ] as const)
    await buildNote(server, author, { title, isPinned, journalId });
  const { id } = await buildFeedback(server, author, { title: 'a' });
  await api.put(`/feedback/${id}`, { category: 'bug' }, author);
  await buildFeedback(server, author, { title: 'b' });
  for (const [who, whom] of [
    [author, reader],
    [reader, author],
  ] as const)
    await api.post(`/users/${whom.id}/follow`, undefined, who);
});

const publicTitles = ['Public 5', 'Public 4', 'Public 3', 'Public 2', 'Public 1'];
const allTitles = ['Shared', 'Private', ...publicTitles];
const placeOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');

test.each([
  ['/public/stories', publicTitles],
  ['/stories/my', allTitles],
  ['/stories/my?privacy_level=shared', ['Shared']],
  ['/stories/my?tag=sea', ['Private', 'Public 5']],
  ['/stories/my?order_by=title&limit=2', ['Private', 'Public 1']],
  ['/stories/my?search=wolf', ['Public 1']],
  ['/stories', allTitles],
  ['/public/stories?author=AUTHOR', publicTitles],
  ['/public/stories?author=nobody', []],
  ['/public/stories?tag=Sea', ['Public 5']],
  ['/public/stories?tag=sea&author=reader', []],
  ['/stories/{story}/comments', ['First', 'Second', 'Third']],
  ['/sessions?leader_id={author}', ['later', 'called off', 'soon', 'now', 'over']],
  ['/sessions?leader_id={author}&status=scheduled,in_progress', ['now', 'soon', 'later']],
  ['/sessions?leader_id={author}&status=scheduled&limit=1', ['soon']],
  ['/sessions?leader_id={reader}', []],
  ['/sessions?leader_id=nonsense', []],
  ['/sessions?leader_id={author}&status=cancelled', ['called off']],
  ['/sessions/{session}/participants', ['reader', 'joined']],
  ['/exercises', ['c', 'b', 'a']],
  ['/exercises?difficulty=advanced', ['c', 'b']],
  ['/exercises?category=flash-fiction&difficulty=beginner', ['a']],
  ['/journals', ['2026-11-22', '2026-11-21', '2026-11-20']],
  ['/journals?author_id={author}&limit=1', ['2026-11-22']],
  ['/journals?author_id={reader}', []],
  ['/journals?user_id={reader}', []],
  ['/journals/{journal}/notes', ['a', 'b']],
  ['/notes', ['a', 'c', 'b']],
  ['/notes?user_id={reader}', []],
  ['/notes?author_id={reader}', []],
  ['/public/feedback', ['b', 'a']],
  ['/public/feedback?category=bug&status=open', ['a']],
  ['/public/feedback?status=closed', []],
  ['/users/{author}/followers', ['reader']],
  ['/users/{author}/following', ['reader']],
  ['/tags', ['midnight', 'night', 'sea']],
  ['/tags/search?q=Night', ['night', 'midnight']],
  ['/tags/search?q=night&limit=1', ['night']],
  ['/tags/popular?limit=1', ['midnight']],
])('GET %s is an array of what was asked for, in its order', async (path, expected) => {
  const { status, body } = await api.get<Record<string, string>[]>(placeOf(path), author);
  expect([
    status,
    body.map(({ title, name, username, content }) => title ?? name ?? username ?? content),
  ]).toEqual([200, expected]);
});

test("an author's stories are those that the viewer may read; without author_id they are the viewer's own", async () => {
  const titles = async (path: string) => (await api.get<Item[]>(path, reader)).body.map(({ title }) => title);
  for (const path of [`/users/${author.id}/stories`, `/stories?author_id=${author.id}`])
    expect(await titles(path)).toEqual(['Shared', ...publicTitles]);
  expect(await titles('/stories/shared')).toEqual(['Shared']);
  for (const path of ['/stories', '/stories/my']) expect(await titles(path)).toEqual([]);
});

test('a page links to the next with all parameters; the last has no link', async () => {
  const first = await api.get('/public/stories?limit=2&content=false');
  expect(first.headers.get('link')).toMatch(
    /^<\/api\/public\/stories\?content=false&limit=2&after=\S+>; rel="next"$/,
  );
  const pages = await api.pages<Item>('/public/stories?limit=2&content=false');
  expect(pages).toHaveLength(3);
  expect(pages.flat().map(({ title }) => title)).toEqual(publicTitles);
  for (const item of pages.flat()) expect(item).not.toHaveProperty('content');
  const sessions = await api.pages<Item>(
    `/sessions?status=scheduled,cancelled&leader_id=${author.id}&limit=2`,
    reader,
  );
  expect(sessions.map((page) => page.map(({ title }) => title))).toEqual([['later', 'called off'], ['soon']]);
});

test('items have the whole text and an excerpt; content=false leaves the text out, and never reads it', async () => {
  const [first] = (await api.get<Item[]>('/public/stories?search=wolf')).body;
  expect(first).toMatchObject({ title: 'Public 1', content: 'A **wolf**.', excerpt: 'A wolf.' });
  const [short] = (await api.get<Item[]>('/public/stories?search=wolf&content=false')).body;
  expect(short).toMatchObject({ title: 'Public 1', excerpt: 'A wolf.' });
  expect(short).not.toHaveProperty('content');
  for (const path of ['/journals', '/notes']) {
    expect((await api.get<Item[]>(path, author)).body[0]).toMatchObject({ content: expect.any(String) });
    expect((await api.get<Item[]>(`${path}?content=false`, author)).body[0]).not.toHaveProperty('content');
  }
  const { statements } = await server.countStatements(() => api.get('/public/stories?content=false&limit=4'));
  expect(statements.filter((sql) => /\bcontent\b/.test(sql))).toEqual([]);
});

test('sessions have who joined, unless that is not asked for', async () => {
  const soon = async (query: string) =>
    (await api.get<Item[]>(`/sessions?leader_id=${author.id}&status=scheduled${query}`, reader)).body[0];
  const told = { participants_count: 2, is_registered: true };
  expect(await soon('')).toMatchObject({
    ...told,
    participants: [{ username: 'reader' }, { username: 'joined' }],
  });
  const short = await soon('&participants=false');
  expect(short).toMatchObject(told);
  expect(short).not.toHaveProperty('participants');
});

test('a list of sessions takes the same few statements, however many sessions and writers', async () => {
  const leader = await buildMember(server, { roles: [Role.INSTRUCTOR] });
  const list = () => api.get(`/sessions?leader_id=${leader.id}&limit=100`, reader);
  const count = async () => (await server.countStatements(list)).statements.length;
  const joined = await Promise.all(Array.from({ length: 3 }, () => buildMember(server)));
  await buildSession(server, leader, { joined });
  const few = await count();
  for (let n = 0; n < 10; n += 1) await buildSession(server, leader, { joined });
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
});

test.each([
  ...['0', '101', '2.5', 'all', '', '1&limit=2'].map((limit) => [`/public/stories?limit=${limit}`, 'limit']),
  ['/public/stories?after=nonsense', 'after'],
  ['/public/stories?content=perhaps', 'content'],
  ['/sessions?status=active', 'status'],
  ['/sessions?status=scheduled,', 'status'],
  ['/sessions?status=scheduled&status=completed', 'status'],
  ['/exercises?category=FLASH_FICTION', 'category'],
  ['/public/feedback?status=all', 'status'],
  ['/tags/search?q=a&limit=0', 'limit'],
  ['/tags/search', 'q'],
  ['/tags/validate', 'name'],
])('GET %s answers 400 and names the parameter', async (path, field) => {
  expect(await api.get(path, reader)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields: { [field as string]: expect.any(String) } },
  });
});
