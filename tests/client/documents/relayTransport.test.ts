import type { RequestErrorDetails } from '../../../client/lib/requestError';
import { createPost } from '../../../client/relay/post';
import { environment } from '../support/mockEnvironment';
import { pending } from '../support/operations';
import {
  answerWith,
  createOf,
  inputOf,
  operation,
  refuse,
  settled,
  signInAs,
  transport,
  updateOf,
} from './transportWorld';

const text = { title: 'Dusk', content: 'It fell.', tags: ['light'], details: {} };
const create = { ...createOf('story', text), sessionId: 'session_1', exerciseId: 'exercise_1' };
const update = updateOf('story', text);
const copy = {
  id: 'story_1',
  title: 'Dusk',
  content: 'It fell.',
  privacyLevel: 'PRIVATE',
  audienceRevision: 1,
  updatedAt: '2026-01-02T00:00:00.000Z',
  tags: ['light'],
  details: { unlisted: false, lang: null, notes: null },
};
const answerIt = (response: object = {}) =>
  answerWith('Story', {
    ...copy,
    isSharedByName: false,
    tags: [{ name: 'light' }],
    listed: true,
    lang: null,
    notes: null,
    ...response,
  });

test('makes a story under its local id, where and from what it was written, and the room hears of it', async () => {
  const answer = transport.send(create);
  expect(inputOf()).toEqual({
    title: 'Dusk',
    content: 'It fell.',
    tags: ['light'],
    privacyLevel: 'PRIVATE',
    localId: 'local_1_a',
    writtenOn: '2026-06-01',
    sessionId: 'session_1',
    exerciseId: 'exercise_1',
  });
  answerIt();
  await expect(answer).resolves.toEqual({ kind: 'saved', copy });
  expect(pending('writeInSession')).toHaveLength(1);
  expect(inputOf()).toEqual({ sessionId: 'session_1', exerciseId: 'exercise_1', storyId: 'story_1' });
});

test('makes it without a session that is gone: the words count for more', async () => {
  const answer = transport.send(create);
  refuse({
    code: 'BAD_USER_INPUT',
    message: 'sessionId',
    fields: { sessionId: 'Join this session to write in it' },
  });
  await settled();
  expect(inputOf()).toMatchObject({ exerciseId: 'exercise_1' });
  expect(inputOf()).not.toHaveProperty('sessionId');
  answerIt();
  await expect(answer).resolves.toMatchObject({ kind: 'saved' });
  // The story is not being written in this session, so there are no events.
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('is not made again in the name of a member who signed in meanwhile', async () => {
  const answer = transport.send(create);
  signInAs('user_ben');
  refuse({ code: 'BAD_USER_INPUT', message: 'sessionId', fields: { sessionId: 'Join this session' } });
  await expect(answer).resolves.toEqual({ kind: 'signedOut' });
  expect(environment.mock.getAllOperations()).toEqual([]);
  signInAs('user_ann');
  const made = transport.send(create);
  signInAs('user_ben');
  answerIt();
  await expect(made).resolves.toMatchObject({ kind: 'saved' });
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('updates on the base it was made on, and withdraws whatever the base', async () => {
  const answer = transport.send(update);
  expect(inputOf()).toMatchObject({
    id: 'story_1',
    baseUpdatedAt: '2026-01-01T00:00:00.000Z',
    autosave: true,
  });
  answerIt();
  await expect(answer).resolves.toEqual({ kind: 'saved', copy });
  void transport.send({ kind: 'withdraw', textKind: 'story', id: 'story_1' });
  expect(inputOf()).toEqual({ id: 'story_1', privacyLevel: 'PRIVATE' });
});

const trouble = { kind: 'trouble', retryAfterMs: null };
test.each<[RequestErrorDetails['code'], Partial<RequestErrorDetails>, object]>([
  ['NETWORK', {}, { kind: 'offline' }],
  ['UNAUTHENTICATED', {}, { kind: 'signedOut' }],
  ['NOT_FOUND', {}, { kind: 'gone' }],
  ['INTERNAL_SERVER_ERROR', {}, trouble],
  ['SERVICE_UNAVAILABLE', {}, trouble],
  ['SERVICE_UNAVAILABLE', { retryAfter: 5 }, { ...trouble, retryAfterMs: 5_000 }],
  ['STORAGE_FULL', { extensions: { limit: { name: 'storedBytes', value: 1 } } }, { ...trouble, limit: 'No' }],
  ['RATE_LIMITED', { retryAfter: 7 }, { ...trouble, retryAfterMs: 7_000 }],
  ['FORBIDDEN', {}, { kind: 'refused', message: 'No', fields: {} }],
  [
    'BAD_USER_INPUT',
    { fields: { title: 'Long' } },
    { kind: 'refused', message: 'No', fields: { title: 'Long' } },
  ],
  [
    'CONFLICT',
    { extensions: { story: { ...copy, listed: true, lang: null, notes: null } } },
    { kind: 'conflict', copy },
  ],
])('understands %s', async (code, details, answer) => {
  const response = transport.send(update);
  refuse({ code, message: 'No', ...details });
  await expect(response).resolves.toEqual(answer);
});

test('waits where a newer server does not know this page’s calls: nothing is refused, and no word given up', async () => {
  const result = transport.send(update);
  const unknown = {
    message: 'No such persisted document',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  };
  const response = { status: 400, headers: new Headers(), json: async () => ({ errors: [unknown] }) };
  const post = createPost('/graphql', async () => response as Response);
  const { params } = operation().request.node;
  const error = await post({ params, variables: {} }).catch((problem: Error) => problem);
  environment.mock.reject(operation(), error as Error);
  await expect(result).resolves.toEqual({ kind: 'trouble', retryAfterMs: null });
});

test('sends nothing in another member’s name', async () => {
  signInAs('user_ben');
  expect(transport.isSignedIn()).toBe(false);
  await expect(transport.send(update)).resolves.toEqual({ kind: 'signedOut' });
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('sends the language, the notes and whether search engines may list it as far as the device knows them', async () => {
  const answer = transport.send({ ...update, text: { ...text, details: { unlisted: true, lang: '' } } });
  expect(inputOf()).toMatchObject({ listed: false, lang: '' });
  answerIt({ listed: false });
  await expect(answer).resolves.toMatchObject({ copy: { details: { unlisted: true, lang: null } } });
  const made = transport.send({
    ...create,
    text: { ...text, details: { lang: 'nb', notes: 'Ask Ben.' } },
    sessionId: null,
  });
  expect(inputOf()).toMatchObject({ lang: 'nb', notes: 'Ask Ben.' });
  expect(inputOf()).not.toHaveProperty('listed', expect.anything());
  answerIt({ lang: 'nb', notes: 'Ask Ben.' });
  await expect(made).resolves.toMatchObject({
    copy: { details: { unlisted: false, lang: 'nb', notes: 'Ask Ben.' } },
  });
  const unknown = { unlisted: null, lang: null, notes: null };
  void transport.send({ ...update, text: { ...text, details: unknown } });
  expect(JSON.stringify(inputOf())).not.toMatch(/listed|lang|notes/);
});

test.each([
  ['saves a draft of what others can read', 'saved', { asDraft: true, replacesDraft: false }],
  ['publishes a text in place of the draft', 'replaced', { asDraft: false, replacesDraft: true }],
  ['publishes a text beside the draft', 'left', { asDraft: false, replacesDraft: false }],
] as const)('%s, and takes over the draft', async (_what, draft, input) => {
  const answer = transport.send({ ...update, draft });
  expect(inputOf()).toMatchObject(input);
  const drafted = { title: 'Dawn', content: 'It rose.', tags: ['sea'], isConflicting: true };
  answerIt({ draft: drafted, workingUpdatedAt: '2026-01-03T00:00:00.000Z' });
  const { title, content, tags } = copy;
  const published = { title, content, tags };
  await expect(answer).resolves.toMatchObject({
    copy: { ...copy, ...drafted, published, updatedAt: '2026-01-03T00:00:00.000Z' },
  });
});

test('reads the server’s copy of one’s own story, and of no other', async () => {
  for (const viewerCanEdit of [true, false]) {
    const read = transport.read('story_1');
    answerIt({ viewerCanEdit });
    await expect(read).resolves.toEqual(viewerCanEdit ? copy : null);
  }
  const gone = transport.read('story_1');
  refuse({ code: 'NOT_FOUND', message: '' });
  await expect(gone).resolves.toBeNull();
  const unreachable = transport.read('story_1');
  refuse({ code: 'NETWORK', message: '' });
  await expect(unreachable).rejects.toMatchObject({ code: 'NETWORK' });
});

describe('what is kept for reading', () => {
  const viewer = { user: { id: 'user_ann' } };
  const respond = (data: Record<string, unknown>) => environment.mock.resolve(operation(), { data } as never);
  const list = (edges: object[], hasNextPage: boolean) => ({ edges, pageInfo: { hasNextPage } });
  const origin = { session: { id: 'session_1' }, exercise: null };
  const details = { isSharedByName: false, listed: true, lang: null, notes: null, workingUpdatedAt: null };
  const storyNode = { ...copy, ...origin, ...details, __typename: 'Story', tags: [], viewerCanEdit: true };

  test('is the first of the member’s list, with the times of their drafts', async () => {
    const latest = transport.latest('story');
    expect(operation().request.variables).toEqual({ isStory: true, isJournal: false, isNote: false });
    const node = {
      id: 'story_1',
      updatedAt: '2026-01-02T00:00:00.000Z',
      workingUpdatedAt: '2026-01-03T00:00:00.000Z',
    };
    respond({ viewer: { ...viewer, stories: list([{ node }], true) } });
    const { id, workingUpdatedAt: updatedAt } = node;
    await expect(latest).resolves.toEqual({ texts: [{ id, updatedAt }], isAll: false });
  });

  test('comes in full, as its author works on it, with the server’s times', async () => {
    const texts = transport.texts('story', ['story_1', 'story_2']);
    const said = { title: 'Dawn', content: 'It rose.', tags: [], wordCount: 2, isConflicting: false };
    const draft = { ...said, updatedAt: '2026-01-03T00:00:00.000Z' };
    const times = { createdAt: '2026-01-01T00:00:00.000Z', revisedAt: '2026-01-02T00:00:00.000Z' };
    respond({ viewer, nodes: [{ ...storyNode, ...times, draft }, null] });
    const response = await texts;
    expect(response.get('story_1')).toMatchObject({
      copy: { content: 'It rose.', published: { content: 'It fell.' } },
      createdAt: Date.parse(times.createdAt),
      lastModified: Date.parse(draft.updatedAt),
      sessionId: 'session_1',
      exerciseId: null,
    });
    expect(response.get('story_2')).toBeNull();
  });

  test('is nothing of another member who has signed in meanwhile', async () => {
    const other = { user: { id: 'user_bob' } };
    const latest = transport.latest('note');
    respond({ viewer: { ...other, notes: list([], false) } });
    await expect(latest).rejects.toThrow('Another member is signed in');
    const texts = transport.texts('story', ['story_1']);
    respond({ viewer: other, nodes: [null] });
    await expect(texts).rejects.toThrow('Another member is signed in');
  });

  test('is read one by one where several are too long for an answer, and one that is too long itself left out', async () => {
    const texts = transport.texts('journal', ['journal_1', 'journal_2']);
    refuse({ code: 'BAD_USER_INPUT', message: 'Too long' });
    await settled();
    expect(operation().request.variables).toEqual({ ids: ['journal_1'] });
    refuse({ code: 'BAD_USER_INPUT', message: 'Too long' });
    await settled();
    expect(operation().request.variables).toEqual({ ids: ['journal_2'] });
    const { updatedAt } = copy;
    const node = { id: 'journal_2', title: 'A day', content: 'Rain.', journalDate: updatedAt, updatedAt };
    const rest = { __typename: 'Journal', mood: null, prompt: null, createdAt: updatedAt };
    respond({ viewer, nodes: [{ ...node, ...rest }] });
    expect([...(await texts).keys()]).toEqual(['journal_2']);
    const unreachable = transport.texts('note', ['note_1']);
    refuse({ code: 'NETWORK', message: '' });
    await expect(unreachable).rejects.toMatchObject({ code: 'NETWORK' });
  });
});
