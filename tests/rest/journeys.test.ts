import { PrivacyLevel, Role } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import {
  buildComment,
  buildExercise,
  buildJournal,
  buildMember,
  buildSession,
  buildStory,
  memberOfFile,
} from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';
import { bodies } from './specifiedCalls';

interface Thing {
  id: string;
  updated_at: string;
}

/** What may be made, read, changed and deleted at one path. */
interface Kind {
  path: string;
  /** Where it is read, if not there. */
  readAt?: string;
  sent: object;
  /** What the answer has besides what was sent. */
  made?: (author: object & { id: string }) => object;
  change: object;
  /** What the answer to the change has besides. */
  changed: object;
  /** The copy in a conflict, after the change. */
  copy?: object;
}

const server = testServer();
const api = restClient(server);
const writer = memberOfFile(server, { displayName: 'Ada', bio: 'Writes.', roles: [Role.INSTRUCTOR] });
const reader = memberOfFile(server);
const asAuthor = () => ({ id: writer.id, username: writer.username, display_name: 'Ada' });
const time = expect.any(String);

const journal = {
  title: 'Saturday, November 21, 2026',
  content: 'Rain all day.',
  journal_date: '2026-11-21T12:00:00.000Z',
  mood: 'calm',
  prompt: 'What did you hear?',
};

const kinds = {
  story: {
    path: '/stories',
    sent: {
      ...bodies.story,
      privacy_level: 'public',
      listed: false,
      lang: 'en-gb',
      tags: ['Sea', 'sea '],
      notes: 'mine',
    },
    made: (author) => ({
      lang: 'en-GB',
      tags: ['sea'],
      author_id: author.id,
      created_by: author.id,
      author: { ...author, bio: 'Writes.' },
      version_number: 1,
      word_count: 2,
      reading_time_minutes: 1,
      is_favorited: false,
      published_at: time,
      exercise: null,
      has_unpublished_changes: false,
    }),
    change: { title: 'Snow', privacy_level: 'shared' },
    changed: { content: 'It rained.', tags: ['sea'], listed: false, lang: 'en-GB' },
    copy: { title: 'Snow', privacy_level: 'shared' },
  },
  session: {
    path: '/sessions',
    sent: { ...bodies.session, is_recurring: true, has_reading: false },
    made: (leader) => ({
      status: 'scheduled',
      registration: 'open',
      leader_id: leader.id,
      leader,
      participants: [],
      participants_count: 0,
      is_registered: false,
      started_at: null,
      ended_at: null,
    }),
    change: { title: 'Tuesday', capacity: 20 },
    changed: { description: 'We write.', location: 'Upstairs' },
    copy: { title: 'Tuesday', capacity: 20, status: 'scheduled' },
  },
  exercise: {
    path: '/exercises',
    sent: bodies.exercise,
    made: (creator) => ({ prompt: '', created_by: creator.id, creator }),
    change: { prompt: 'For sale: …', category: 'creative-nonfiction', time_limit_minutes: 20, tags: [] },
    changed: { title: 'Six words' },
    copy: { title: 'Six words', category: 'creative-nonfiction', time_limit_minutes: 20, tags: [] },
  },
  journal: {
    path: '/journals',
    sent: journal,
    made: (author) => ({ author_id: author.id, author, word_count: 3 }),
    change: { content: 'Sun.', mood: '', journal_date: '2026-11-20T12:00:00.000Z' },
    changed: { mood: null, title: journal.title, prompt: journal.prompt },
    copy: { title: journal.title, content: 'Sun.', mood: null, prompt: journal.prompt, journal_date: time },
  },
  note: {
    path: '/notes',
    sent: bodies.note,
    made: (user) => ({ author_id: user.id, user_id: user.id, user, word_count: 2 }),
    change: { content: 'A tug', category: '', tags: [] },
    changed: { category: null, title: 'A lamp', is_pinned: true },
    copy: { title: 'A lamp', content: 'A tug', category: null, is_pinned: true, tags: [], journal_id: null },
  },
  feedback: {
    path: '/feedback',
    readAt: '/public/feedback',
    sent: bodies.feedback,
    made: (author) => ({
      status: 'open',
      author_id: author.id,
      author,
      assigned_to: null,
      assigned_by: null,
      upvotes_count: 0,
      downvotes_count: 0,
      user_vote: null,
    }),
    change: { title: 'Dark pages', category: 'bug', priority: null },
    changed: { description: bodies.feedback.description },
    copy: { title: 'Dark pages', category: 'bug' },
  },
  tag: {
    path: '/tags',
    sent: { name: 'slow', description: 'It takes time.' },
    change: { description: 'It takes its time.' },
    changed: { name: 'slow' },
  },
} satisfies Record<string, Kind>;

test.each(Object.entries<Kind>(kinds) as [keyof typeof kinds, Kind][])(
  'a %s is made once, read, changed, kept from a change upon an older copy, and deleted',
  async (kind, { path, readAt = path, sent, made, change, changed, copy }) => {
    const asked = { ...sent, local_id: 'my-program-1' };
    const first = await api.post<Thing>(path, asked, writer);
    expect(first).toMatchObject({ status: 201, body: { ...sent, ...made?.(asAuthor()) } });
    const { id, updated_at: base_updated_at } = first.body;
    expect(id).toMatch(`${kind}_`);
    const place = `${path}/${id}`;
    const read = () => api.get<Thing>(`${readAt}/${id}`, writer);
    expect(await read()).toMatchObject({ status: 200, body: first.body });
    // As after a lost answer.
    expect(await api.post(path, asked, writer)).toMatchObject({ status: 201, body: first.body });

    const second = await api.put<Thing>(place, { ...change, base_updated_at }, writer);
    expect(second).toMatchObject({ status: 200, body: { id, ...change, ...changed } });
    if (copy)
      expect(await api.put(place, { title: 'Mine', base_updated_at }, writer)).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', [kind]: { id, ...copy, updated_at: second.body.updated_at } },
      });
    expect((await read()).body).toEqual(second.body);

    expect(await api.delete(place, writer)).toMatchObject({ status: 204, body: undefined });
    const { notFound: error } = messages[kind];
    for (const gone of [await read(), await api.delete(place, writer)])
      expect(gone).toMatchObject({ status: 404, body: { error, code: 'NOT_FOUND' } });
    if (['story', 'journal', 'note'].includes(kind))
      expect((await api.post(path, asked, writer)).status).toBe(404);
  },
);

test('a comment is added, read by everyone, changed and deleted', async () => {
  const { id: storyId } = await buildStory(server, writer, { privacyLevel: PrivacyLevel.PUBLIC });
  const list = `/stories/${storyId}/comments`;
  const added = await api.post<Thing>(list, { content: ' Lovely.\nTruly. ' }, writer);
  expect(added).toMatchObject({
    status: 201,
    body: { id: expect.stringMatching(/^comment_/), content: 'Lovely.\nTruly.', author: asAuthor() },
  });
  expect((await api.get(list)).body).toEqual([added.body]);
  const path = `/comments/${added.body.id}`;
  const changed = await api.put(path, { content: 'Lovely!' }, writer);
  expect(changed).toMatchObject({ status: 200, body: { id: added.body.id, content: 'Lovely!' } });
  expect((await api.get(list)).body).toEqual([changed.body]);
  expect(await api.delete(path, writer)).toMatchObject({ status: 204, body: undefined });
  expect((await api.get(list)).body).toEqual([]);
});

test('a comment of a member who left is by Deleted member', async () => {
  const { id } = await buildStory(server, writer, { privacyLevel: PrivacyLevel.PUBLIC });
  const gone = await buildMember(server);
  await buildComment(server, gone, id, 'I was here.');
  await server.sql('UPDATE users SET deleted_at = NOW(3), display_name = NULL WHERE id = ?', [gone.id]);
  expect((await api.get(`/stories/${id}/comments`)).body).toMatchObject([
    { content: 'I was here.', author: { display_name: 'Deleted member' } },
  ]);
});

test.each([
  [
    '/stories',
    { title: 'A', content: 'b' },
    { privacy_level: 'private', session_id: null, exercise_id: null },
  ],
  ['/notes', { content: 'A ferry' }, { title: null, category: null, tags: [], journal_id: null }],
  ['/feedback', { title: 'A lamp', description: 'It flickers.' }, { category: 'feature', priority: null }],
])('what isn’t sent to %s has its default', async (path, sent, defaults) => {
  expect(await api.post(path, sent, writer)).toMatchObject({ status: 201, body: defaults });
});

test('a story says which exercise it is from to members, and which session to its author', async () => {
  const exercise = await buildExercise(server, writer, { title: 'Six words' });
  const session = await buildSession(server, reader, { joined: [writer] });
  const origin = { session_id: session.id, exercise_id: exercise.id };
  const sent = { title: 'A', content: 'b', privacy_level: 'public', ...origin };
  const made = await api.post<Thing>('/stories', sent, writer);
  const told = { ...origin, exercise: { title: 'Six words' } };
  expect(made).toMatchObject({ status: 201, body: told });
  const path = `/stories/${made.body.id}`;
  expect((await api.get(path, reader)).body).toMatchObject({ ...told, session_id: null });
  expect((await api.get<Thing[]>('/stories/my', writer)).body[0]).toMatchObject(told);
  const nothing = { session_id: null, exercise_id: null, exercise: null };
  for (const asVisitor of [path, `/public${path}`])
    expect((await api.get(asVisitor)).body).toMatchObject(nothing);
  const { statements, result } = await server.countStatements(() =>
    api.get<Thing[]>('/public/stories', writer),
  );
  expect(result.body[0]).not.toHaveProperty('exercise_id');
  expect(statements.filter((sql) => /FROM (sessions|exercises)/.test(sql))).toEqual([]);
});

test('a note says which journal entry it belongs to', async () => {
  const { id } = await buildJournal(server, writer, { title: 'A day' });
  const note = await api.post('/notes', { content: 'A ferry', journal_id: id }, writer);
  expect(note.body).toMatchObject({ journal_id: id, journal: { id, title: 'A day' } });
});
