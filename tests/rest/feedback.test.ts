import { Role } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import { newId } from '../../server/ids';
import { buildFeedback, buildMember, memberOfFile } from '../support/factories';
import { restClient } from '../support/restClient';
import { startTestServer, testServer } from '../support/testServer';

interface Feedback {
  id: string;
  title: string;
  updated_at: string;
}

const server = testServer();
const api = restClient(server);
const author = memberOfFile(server, { displayName: 'Ines' });
const member = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER], displayName: 'Mina' });

const body = {
  title: 'A dark mode',
  description: 'The white page is hard on the eyes.',
  category: 'improvement',
  priority: 'low',
};
const publicly = (id: string) => `/public/feedback/${id}`;

test('feedback is given, read by everyone, changed and deleted', async () => {
  const made = await api.post<Feedback>('/feedback', body, { token: author.token });
  const person = { id: author.id, username: author.username, display_name: 'Ines' };
  expect(made.status).toBe(201);
  expect(made.body).toEqual({
    ...body,
    id: expect.stringMatching(/^feedback_/),
    status: 'open',
    author_id: author.id,
    author: person,
    assigned_to: null,
    assigned_by: null,
    upvotes_count: 0,
    downvotes_count: 0,
    user_vote: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  const { id } = made.body;
  expect(await api.get(publicly(id))).toMatchObject({ status: 200, body: made.body });

  const sent = { ...body, title: 'Dark pages', category: 'feature', priority: null };
  expect(await api.put(`/feedback/${id}`, sent, { token: author.token })).toMatchObject({
    status: 200,
    body: { ...sent, id },
  });
  expect(await api.delete(`/feedback/${id}`, { token: author.token })).toMatchObject({
    status: 204,
    body: undefined,
  });
  expect(await api.get(publicly(id))).toMatchObject({
    status: 404,
    body: { error: messages.feedback.notFound },
  });
});

test.each([
  ['no title', { title: undefined }, { title: 'Title is required' }],
  ['a blank title', { title: '  ' }, { title: 'Title is required' }],
  ['a long title', { title: 'x'.repeat(201) }, { title: 'Title must be less than 200 characters' }],
  [
    'a short description',
    { description: 'too short' },
    { description: 'Description must be at least 10 characters' },
  ],
  [
    'a long description',
    { description: 'x'.repeat(2_001) },
    { description: 'Description must be less than 2000 characters' },
  ],
  ['an unknown category', { category: 'BUG' }, { category: 'Please select a category' }],
  ['an unknown priority', { priority: 'urgent' }, { priority: expect.stringContaining('critical') }],
])('feedback with %s answers 422 and names the field', async (_name, input, fields) => {
  expect(await api.post('/feedback', { ...body, ...input }, { token: author.token })).toMatchObject({
    status: 422,
    body: { code: 'BAD_USER_INPUT', fields },
  });
});

test('feedback with several mistakes names them all at once', async () => {
  const { token } = author;
  expect(await api.post('/feedback', {}, { token })).toMatchObject({
    status: 422,
    body: {
      error: 'Title is required',
      fields: {
        title: 'Title is required',
        description: 'Description must be at least 10 characters',
      },
    },
  });
  const wrong = { title: 'x'.repeat(201), description: 'too short', category: 'praise', priority: 5 };
  const named = {
    title: 'Title must be less than 200 characters',
    description: 'Description must be at least 10 characters',
    category: 'Please select a category',
    priority: 'Priority must be one of low, medium, high, critical',
  };
  const { id } = await buildFeedback(server, author);
  for (const answer of [
    await api.post('/feedback', wrong, { token }),
    await api.put(`/feedback/${id}`, wrong, { token }),
  ]) {
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toEqual(named);
  }
});

test('what is not sent is a feature without a priority', async () => {
  const { title, description } = body;
  expect(await api.post('/feedback', { title, description }, { token: author.token })).toMatchObject({
    status: 201,
    body: { category: 'feature', priority: null },
  });
});

test('a change upon an older copy answers 409 with the one of now', async () => {
  const { token } = author;
  const { body: made } = await api.post<Feedback>('/feedback', body, { token });
  const base_updated_at = made.updated_at;
  const first = await api.put<Feedback>(
    `/feedback/${made.id}`,
    { category: 'bug', base_updated_at },
    { token: admin.token },
  );
  expect(first.status).toBe(200);
  expect(await api.put(`/feedback/${made.id}`, { title: 'Mine', base_updated_at }, { token })).toMatchObject({
    status: 409,
    body: {
      code: 'CONFLICT',
      feedback: { id: made.id, title: body.title, category: 'bug', updated_at: first.body.updated_at },
    },
  });
});

test('a vote is set, turned and withdrawn; each answers the counts after it, and again the same', async () => {
  const { id } = await buildFeedback(server, author);
  const path = `/feedback/${id}/vote`;
  const { token } = member;
  const up = { upvotes_count: 1, downvotes_count: 0, user_vote: 'upvote' };
  const down = { upvotes_count: 0, downvotes_count: 1, user_vote: 'downvote' };
  const none = { upvotes_count: 0, downvotes_count: 0, user_vote: null };
  for (const [ask, expected] of [
    [() => api.post(path, { vote_type: 'upvote' }, { token }), up],
    [() => api.post(path, { vote_type: 'upvote' }, { token }), up],
    [() => api.post(path, { vote_type: 'downvote' }, { token }), down],
    [() => api.delete(path, { token }), none],
    [() => api.delete(path, { token }), none],
  ] as const)
    expect(await ask()).toMatchObject({ status: 200, body: { id, ...expected } });
  expect(await api.post(path, { vote_type: 'sideways' }, { token })).toMatchObject({
    status: 422,
    body: { fields: { vote_type: expect.any(String) } },
  });
  expect(await api.post(path, { vote_type: 'upvote' }, { token: author.token })).toMatchObject({
    status: 403,
    body: { error: messages.feedback.ownVote },
  });
});

test('a visitor reads a vote at once on whichever server, and a member their own', async () => {
  const other = await server.another();
  const elsewhere = restClient(other);
  const { id } = await buildFeedback(server, author, { title: 'Kept' });
  const { token } = member;
  const readings = async () => [
    (await elsewhere.get(publicly(id))).body,
    (await elsewhere.get<object[]>('/public/feedback?limit=1')).body[0],
  ];
  const before = { id, upvotes_count: 0, user_vote: null };
  expect(await readings()).toMatchObject([before, before]);
  await api.post(`/feedback/${id}/vote`, { vote_type: 'upvote' }, { token });
  const after = { id, upvotes_count: 1, user_vote: null };
  expect(await readings()).toMatchObject([after, after]);
  expect((await elsewhere.get(publicly(id), { token })).body).toMatchObject({ user_vote: 'upvote' });
  await api.delete(`/feedback/${id}/vote`, { token });
  expect(await readings()).toMatchObject([before, before]);
});

test('an administrator assigns it and sets its status', async () => {
  const { id } = await buildFeedback(server, author);
  const { token } = admin;
  expect(await api.post(`/feedback/${id}/assign`, { assigned_to: member.id }, { token })).toMatchObject({
    status: 200,
    body: {
      assigned_to: member.id,
      assigned_by: { id: admin.id, username: admin.username, display_name: 'Mina' },
      upvotes_count: 0,
    },
  });
  expect(await api.post(`/feedback/${id}/assign`, { assigned_to: null }, { token })).toMatchObject({
    status: 200,
    body: { assigned_to: null, assigned_by: null },
  });
  for (const sent of [{ assigned_to: newId('user') }, {}])
    expect(await api.post(`/feedback/${id}/assign`, sent, { token })).toMatchObject({
      status: 422,
      body: { fields: { assigned_to: messages.feedback.assigneeNotFound } },
    });
  expect(await api.put(`/feedback/${id}/status`, { status: 'under_review' }, { token })).toMatchObject({
    status: 200,
    body: { id, status: 'under_review' },
  });
  for (const sent of [{ status: 'UNDER_REVIEW' }, {}])
    expect(await api.put(`/feedback/${id}/status`, sent, { token })).toMatchObject({
      status: 422,
      body: { fields: { status: expect.any(String) } },
    });
});

test('the list is an array of fifty, the newest first, by status and category', async () => {
  const lister = await startTestServer();
  try {
    const lists = restClient(lister);
    const giver = await buildMember(lister, { roles: [Role.ADMIN] });
    for (let n = 0; n < 52; n += 1) await buildFeedback(lister, giver, { title: `n${n}` });
    for (const [title, category, status] of [
      ['a', 'bug', 'open'],
      ['b', 'bug', 'closed'],
    ]) {
      const { body: made } = await lists.post<Feedback>(
        '/feedback',
        { ...body, title, category },
        { token: giver.token },
      );
      await lists.put(`/feedback/${made.id}/status`, { status }, { token: giver.token });
    }
    const page = await lists.get<Feedback[]>('/public/feedback');
    expect([page.body.length, page.body[0]?.title]).toEqual([50, 'b']);
    const next = page.headers.get('link')?.match(/^<\/api(\/public\/feedback\S+)>; rel="next"$/)?.[1] ?? '';
    expect((await lists.get<Feedback[]>(next)).body.map(({ title }) => title)).toEqual([
      'n3',
      'n2',
      'n1',
      'n0',
    ]);

    const titles = async (query: string) =>
      (await lists.get<Feedback[]>(`/public/feedback?${query}`)).body.map(({ title }) => title);
    expect(await titles('category=bug')).toEqual(['b', 'a']);
    expect(await titles('status=closed')).toEqual(['b']);
    expect(await titles('status=open&category=bug')).toEqual(['a']);
    expect(await titles('limit=2')).toEqual(['b', 'a']);
    expect((await lists.get('/public/feedback?status=all')).status).toBe(400);
  } finally {
    await lister.close();
  }
});
