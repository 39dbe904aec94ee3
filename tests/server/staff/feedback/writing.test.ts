import { Role } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import { buildFeedback, buildMember, memberOfFile } from '../../../support/factories';
import { feedbackCalls } from '../../../support/feedbackCalls';
import { codeOf, dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = feedbackCalls(server);
const author = memberOfFile(server, { displayName: 'Ines' });
const member = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER], displayName: 'Mina' });

const valid = { title: 'A dark mode', description: 'The white page is hard on the eyes at night.' };
const create = (input: Record<string, unknown> = {}) => calls.create({ ...valid, ...input }, author.token);
const update = (id: string, input: Record<string, unknown>) => calls.update({ id, ...input }, author.token);
const feedbackOf = async (id: string, token?: string) => (await calls.read(id, token)).data.feedback;
const count = async () => (await server.sql('SELECT id FROM feedback')).length;
const built = () => buildFeedback(server, author);

describe('new feedback', () => {
  it('is open, a feature by default, and the newest in the list', async () => {
    const data = await dataOf(create());
    const { feedback, feedbackEdge } = data.createFeedback;
    expect(feedback).toMatchObject({
      ...valid,
      id: expect.stringMatching(/^feedback_/),
      category: 'FEATURE',
      status: 'OPEN',
      priority: null,
      author: { id: author.id, username: author.username, displayName: 'Ines' },
      assignedTo: null,
      assignedBy: null,
      upvotesCount: 0,
      downvotesCount: 0,
      score: 0,
      viewerVote: null,
      viewerCanEdit: true,
      viewerCanDelete: true,
      viewerCanManage: false,
      viewerCanVote: false,
    });
    const { edges } = (await calls.list('first: 1')).data.publicFeedback;
    expect(edges).toEqual([{ cursor: feedbackEdge.cursor, node: { id: feedback.id, title: valid.title } }]);
  });

  it('has a title of one line and a description without white space around it', async () => {
    const { feedback } = (
      await create({ title: ' A\r\nB ', description: '\n One more thing.\r\n\r\nAnd two. ' })
    ).data.createFeedback;
    expect(feedback).toMatchObject({ title: 'A B', description: 'One more thing.\n\nAnd two.' });
  });

  it('has a title that is too long if it has thousands of spaces around it', async () => {
    expect((await create({ title: `${' '.repeat(100)}A` })).errors).toBeUndefined();
    expect(fieldsOf(await create({ title: `${' '.repeat(20_000)}A` }))).toEqual({
      title: messages.feedback.titleTooLong,
    });
  });

  it('is limited per hour', async () => {
    const limited = await server.another({ rateLimits: 1 / 30 });
    const send = () => feedbackCalls(limited).create(valid, member.token);
    expect([codeOf(await send()), codeOf(await send())]).toEqual([undefined, 'RATE_LIMITED']);
  });
});

/** Values that both create and update refuse, and values exactly at the limit. */
const limits: [what: string, refused: object, message: string, taken: object, kept?: object][] = [
  ['a blank title', { title: ' \n' }, messages.feedback.titleRequired, { title: 'x' }],
  ['an invisible title', { title: '\u200b' }, messages.feedback.titleRequired, { title: '\u200bx' }],
  ['a title of 201', { title: 'x'.repeat(201) }, messages.feedback.titleTooLong, { title: 'é'.repeat(200) }],
  [
    'a title of 201 among white space',
    { title: ` ${'x'.repeat(201)}` },
    messages.feedback.titleTooLong,
    { title: `  ${'🌙'.repeat(200)}  ` },
    { title: '🌙'.repeat(200) },
  ],
  [
    'a description of 9',
    { description: ' 123456789 ' },
    messages.feedback.descriptionTooShort,
    { description: '1234567890' },
  ],
  [
    'an invisible description of 10',
    { description: '\u200b'.repeat(10) },
    messages.feedback.descriptionTooShort,
    { description: `${'\u200b'.repeat(9)}x` },
  ],
  [
    'a description of 2,001',
    { description: 'x'.repeat(2_001) },
    messages.feedback.descriptionTooLong,
    { description: `${'詩'.repeat(1_999)}🌙` },
  ],
];

it.each(limits)(
  '%s is refused in a new and in a changed feedback, and nothing is written',
  async (_what, refused, message, taken, kept = taken) => {
    const fields = { [Object.keys(refused)[0] as string]: message };
    const { id } = await built();
    const before = [await count(), await feedbackOf(id)];
    expect(fieldsOf(await create({ ...refused }))).toEqual(fields);
    expect(fieldsOf(await update(id, { category: 'BUG', ...refused }))).toEqual(fields);
    expect([await count(), await feedbackOf(id)]).toEqual(before);
    expect((await create({ ...taken })).data.createFeedback.feedback).toMatchObject(kept);
    expect((await update(id, { ...taken })).data.updateFeedback.feedback).toMatchObject(kept);
  },
);

describe('a change', () => {
  it('keeps omitted fields, and keeps updatedAt if nothing changes', async () => {
    const { id } = await buildFeedback(server, author, { ...valid, priority: 'high' as never });
    const before = await feedbackOf(id, author.token);
    for (const input of [{}, { title: null, description: null, category: null }, valid, { priority: 'HIGH' }])
      expect((await update(id, input)).data.updateFeedback.feedback).toEqual(before);
    const { feedback } = (await update(id, { title: 'a dark mode' })).data.updateFeedback;
    expect(feedback).toEqual({ ...before, title: 'a dark mode', updatedAt: feedback.updatedAt });
    expect(feedback.updatedAt > before.updatedAt).toBe(true);
  });

  it('removes the priority with null', async () => {
    const { id } = await buildFeedback(server, author, { priority: 'high' as never });
    expect((await update(id, { priority: null })).data.updateFeedback.feedback.priority).toBeNull();
    expect((await feedbackOf(id)).priority).toBeNull();
  });

  it('by an administrator keeps the author', async () => {
    const { id } = await built();
    const { feedback } = (await calls.update({ id, category: 'OTHER' }, admin.token)).data.updateFeedback;
    expect(feedback).toMatchObject({ category: 'OTHER', author: { id: author.id } });
  });
});

it('deleting feedback deletes its votes', async () => {
  const { id } = await built();
  await calls.vote({ id, voteType: 'UPVOTE' }, member.token);
  expect((await calls.remove({ id }, author.token)).data).toEqual({
    deleteFeedback: { deletedFeedbackId: id },
  });
  expect(await server.sql('SELECT 1 FROM feedback_votes WHERE feedback_id = ?', [id])).toEqual([]);
  expect(codeOf(await calls.read(id))).toBe('NOT_FOUND');
});

describe('the status', () => {
  it('may change from any of the six to any other, and counts as one change', async () => {
    const { id } = await built();
    let before = await feedbackOf(id);
    for (const status of ['CLOSED', 'IMPLEMENTED', 'REJECTED', 'UNDER_REVIEW', 'ACCEPTED', 'OPEN']) {
      const { feedback } = (await calls.setStatus({ id, status }, admin.token)).data.setFeedbackStatus;
      expect(feedback.status).toBe(status);
      expect(feedback.updatedAt > before.updatedAt).toBe(true);
      before = await feedbackOf(id);
      await calls.setStatus({ id, status }, admin.token);
      expect(await feedbackOf(id)).toEqual(before);
    }
  });
});

describe('assigning', () => {
  const assign = (id: string, input: object, token = admin.token) => calls.assign({ id, ...input }, token);

  it('stores the member and the administrator who did it; null removes both', async () => {
    const { id } = await built();
    const { feedback } = (await assign(id, { assignedToId: member.id })).data.assignFeedback;
    expect(feedback).toMatchObject({
      assignedTo: { id: member.id },
      assignedBy: { id: admin.id, displayName: 'Mina' },
    });
    expect((await assign(id, { assignedToId: null })).data.assignFeedback.feedback).toMatchObject({
      assignedTo: null,
      assignedBy: null,
    });
  });

  it('the same member again changes nothing, whoever does it', async () => {
    const { id } = await built();
    await assign(id, { assignedToId: member.id });
    const before = await feedbackOf(id);
    const other = await buildMember(server, { roles: [Role.ADMIN] });
    await assign(id, { assignedToId: member.id }, other.token);
    expect(await feedbackOf(id)).toEqual(before);
  });

  it('accepts a member, but not a deleted one', async () => {
    const { id } = await built();
    const gone = await buildMember(server);
    await server.sql('UPDATE users SET deleted_at = ? WHERE id = ?', [new Date(), gone.id]);
    for (const input of [
      { assignedToId: newId('user') },
      { assignedToId: id },
      { assignedToId: 'é' },
      { assignedToId: gone.id },
      {},
    ])
      expect(fieldsOf(await assign(id, input))).toEqual({ assignedToId: messages.feedback.assigneeNotFound });
    expect((await feedbackOf(id)).assignedTo).toBeNull();
  });
});
