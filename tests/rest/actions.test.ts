import { PrivacyLevel, Role, SessionStatus } from '../../server/contract/enums';
import { messages } from '../../server/contract/messages';
import {
  buildFeedback,
  buildSession,
  buildStory,
  changeStory,
  memberOfTest,
  setSessionStatus,
} from '../support/factories';
import { restClient } from '../support/restClient';
import { testServer } from '../support/testServer';

const server = testServer();
const api = restClient(server);
const leader = memberOfTest(server, { roles: [Role.USER, Role.INSTRUCTOR], displayName: 'Ines' });
const member = memberOfTest(server, { displayName: 'Rosa' });
const admin = memberOfTest(server, { roles: [Role.ADMIN], displayName: 'Mina' });

/** Does it twice: the second time changes nothing. */
async function twice(ask: () => ReturnType<typeof api.get>, expected: object) {
  for (const _ of [1, 2]) expect(await ask()).toMatchObject({ status: 200, body: expected });
}

test('registering takes a seat and gives it back; a session that is over answers 409', async () => {
  const { id } = await buildSession(server, leader);
  const path = `/sessions/${id}/register`;
  const isRegistered = async () => (await api.get(`/sessions/${id}/registration`, member)).body;
  expect(await isRegistered()).toEqual({ is_registered: false });
  const person = { id: member.id, username: member.username, display_name: 'Rosa' };
  const seat = { id, participants_count: 1, is_registered: true, participants: [person] };
  await twice(() => api.post(path, undefined, member), seat);
  expect(await isRegistered()).toEqual({ is_registered: true });
  const none = { id, participants_count: 0, is_registered: false, participants: [] };
  await twice(() => api.delete(path, member), none);
  expect(await isRegistered()).toEqual({ is_registered: false });
  await setSessionStatus(server, id, SessionStatus.COMPLETED);
  expect(await api.post(path, {}, member)).toMatchObject({
    status: 409,
    body: { error: messages.session.closed, code: 'CONFLICT' },
  });
});

test('the status of a session is moved in lowercase words, and to no other word', async () => {
  const { id } = await buildSession(server, leader);
  const move = (status: unknown) => api.put(`/sessions/${id}/status`, { status }, leader);
  for (const status of ['cancelled', 'scheduled', 'in_progress', 'in_progress', 'completed'])
    expect(await move(status)).toMatchObject({ status: 200, body: { id, status } });
  expect(await move('scheduled')).toMatchObject({
    status: 409,
    body: { error: 'A session that is completed can’t become scheduled', code: 'CONFLICT' },
  });
  for (const status of ['IN_PROGRESS', 'active', undefined, null, 5])
    expect(await move(status)).toMatchObject({
      status: 422,
      body: { fields: { status: expect.any(String) } },
    });
});

test('a vote is set, turned and withdrawn; each answers the counts after it', async () => {
  const { id } = await buildFeedback(server, leader);
  const path = `/feedback/${id}/vote`;
  const up = { id, upvotes_count: 1, downvotes_count: 0, user_vote: 'upvote' };
  const down = { id, upvotes_count: 0, downvotes_count: 1, user_vote: 'downvote' };
  await twice(() => api.post(path, { vote_type: 'upvote' }, member), up);
  await twice(() => api.post(path, { vote_type: 'downvote' }, member), down);
  await twice(() => api.delete(path, member), { id, upvotes_count: 0, downvotes_count: 0, user_vote: null });
});

test('a visitor reads a vote at once on whichever server, and a member their own', async () => {
  const elsewhere = restClient(await server.another());
  const { id } = await buildFeedback(server, leader);
  const read = `/public/feedback/${id}`;
  const readings = async () => [
    (await elsewhere.get(read)).body,
    (await elsewhere.get<object[]>('/public/feedback?limit=1')).body[0],
  ];
  const before = { id, upvotes_count: 0, user_vote: null };
  expect(await readings()).toMatchObject([before, before]);
  await api.post(`/feedback/${id}/vote`, { vote_type: 'upvote' }, member);
  const after = { id, upvotes_count: 1, user_vote: null };
  expect(await readings()).toMatchObject([after, after]);
  expect((await elsewhere.get(read, member)).body).toMatchObject({ user_vote: 'upvote' });
});

test('an administrator assigns feedback and sets its status', async () => {
  const { id } = await buildFeedback(server, leader);
  const assign = (sent: object) => api.post(`/feedback/${id}/assign`, sent, admin);
  expect(await assign({ assigned_to: member.id })).toMatchObject({
    status: 200,
    body: {
      assigned_to: member.id,
      assigned_by: { id: admin.id, username: admin.username, display_name: 'Mina' },
    },
  });
  expect((await assign({ assigned_to: null })).body).toMatchObject({ assigned_to: null, assigned_by: null });
  expect(await assign({})).toMatchObject({
    status: 422,
    body: { fields: { assigned_to: messages.feedback.assigneeNotFound } },
  });
  expect(await api.put(`/feedback/${id}/status`, { status: 'under_review' }, admin)).toMatchObject({
    status: 200,
    body: { id, status: 'under_review' },
  });
});

test('a tag is made once, found by its name, and takes no name of another; a name is judged', async () => {
  const made = await api.post('/tags', { name: ' Slow Burn ' }, member);
  expect(made).toMatchObject({ status: 201, body: { name: 'slow burn', description: null } });
  expect((await api.post('/tags', { name: 'slow burn' }, leader)).body).toEqual(made.body);
  expect((await api.get('/tags/name/Slow%20Burn', member)).body).toEqual(made.body);
  const { id } = (await api.post('/tags', { name: 'night' }, member)).body;
  expect(await api.put(`/tags/${id}`, { name: 'slow burn' }, leader)).toMatchObject({
    status: 409,
    body: { error: messages.tag.taken, code: 'CONFLICT' },
  });
  const judged = async (name: string) => (await api.get(`/tags/validate?name=${name}`, member)).body;
  expect(await judged('Deep%20Sea')).toEqual({ valid: true, name: 'deep sea', error: null });
  expect(await judged('no_dash')).toEqual({ valid: false, name: 'no_dash', error: messages.tag.invalid });
});

test('following answers the state after it; oneself is refused', async () => {
  const path = `/users/${leader.id}/follow`;
  const isFollowing = async () => (await api.get(`/users/${leader.id}/follow-status`, member)).body;
  await twice(() => api.post(path, undefined, member), { is_following: true, followers_count: 1 });
  expect(await isFollowing()).toEqual({ is_following: true });
  await twice(() => api.delete(path, member), { is_following: false, followers_count: 0 });
  expect(await isFollowing()).toEqual({ is_following: false });
  expect(await api.post(path, undefined, leader)).toMatchObject({
    status: 422,
    body: { error: 'You cannot follow yourself', code: 'BAD_USER_INPUT' },
  });
});

test('favourites are put and taken', async () => {
  const { id } = await buildStory(server, leader, { privacyLevel: PrivacyLevel.PUBLIC });
  const path = `/stories/${id}/favorite`;
  await twice(() => api.post(path, undefined, member), { is_favorited: true });
  for (const list of ['/stories/favorites', '/stories/my-favorites'])
    expect((await api.get(list, member)).body).toMatchObject([{ id, is_favorited: true }]);
  await twice(() => api.delete(path, member), { is_favorited: false });
  expect((await api.get('/stories/favorites', member)).body).toEqual([]);
});

test('sharing with nobody by name, or without a body, shares with every member', async () => {
  for (const body of [{ user_ids: [], can_comment: true }, undefined]) {
    const { id } = await buildStory(server, leader);
    expect(await api.post(`/stories/${id}/share`, body, leader)).toMatchObject({
      status: 200,
      body: { id, privacy_level: 'shared' },
    });
    expect((await api.get(`/stories/${id}`, member)).status).toBe(200);
  }
});

test('the public reader shows a public story to anyone, as it is now, and no other, not even to its author', async () => {
  const story = await buildStory(server, leader, { privacyLevel: PrivacyLevel.PUBLIC, title: 'Before' });
  const path = `/public/stories/${story.id}`;
  for (const token of [undefined, member.token, 'ended'])
    expect((await api.get(path, { token })).body).toMatchObject({ id: story.id, title: 'Before' });
  await changeStory(server, leader, story, { title: 'After' });
  expect((await api.get(path)).body).toMatchObject({ title: 'After' });
  await changeStory(server, leader, story, { privacyLevel: PrivacyLevel.PRIVATE });
  expect((await api.get(path)).status).toBe(404);
  expect((await api.get(path, leader)).status).toBe(404);
});
