import { CommentsMode, PrivacyLevel, Role } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { codeOf } from '../../staff/report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const author = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = { ...commentCalls(server), ...spamCalls(server) };

let writer: TestMember;
beforeEach(async () => {
  await calls.age(author);
  writer = await buildMember(server);
});

const mutate = (name: string, input: object) => server.perform(name, input, author.token);
const add = async (storyId: string, content: string): Promise<string> => {
  const { data } = await calls.add({ storyId, content }, writer.token);
  return data.addComment.comment.id;
};
const states = async (...ids: string[]) => {
  const rows = await server.sql<{ id: string; state: string }>(
    `SELECT id, state FROM comments WHERE id IN (${ids.map(() => '?')})`,
    ids,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.state);
};

describe.each<[string, (id: string) => Promise<void>]>([
  ['it is published', (id) => mutate('updateStory', { id, privacyLevel: 'PUBLIC' })],
  ['it is shared with the group', (id) => mutate('shareStory', { id })],
])('comments on a story that organisers could not read, when %s', (_, open) => {
  it('wait if they have links and their authors are new', async () => {
    const { id } = await buildStory(server, author, { sharedWith: [writer] });
    const [linked, plain] = [await add(id, `Look: ${link}`), await add(id, 'Lovely.')];
    const own = (await calls.add({ storyId: id, content: link }, author.token)).data.addComment.comment.id;
    expect(await states(linked, plain, own)).toEqual(['shown', 'shown', 'shown']);
    await open(id);
    expect(await states(linked, plain, own)).toEqual(['held', 'shown', 'shown']);
    expect(await calls.caseOf(linked, admin.token)).toMatchObject({
      isHeld: true,
      heldText: `Look: ${link}`,
      findings: ['The account was made today', 'The text has a link'],
    });
    expect(codeOf(await calls.approve(linked, admin.token))).toBe('ok');
    expect(await states(linked)).toEqual(['shown']);
  });
});

describe('when a story closes to the group', () => {
  it('organisers read none of its comments, which are judged again when it opens', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const comment = await add(id, link);
    expect(await states(comment)).toEqual(['held']);
    await mutate('updateStory', { id, privacyLevel: 'PRIVATE' });
    expect(await states(comment)).toEqual(['shown']);
    expect(await calls.caseOf(comment, admin.token)).toBeUndefined();
    expect(await calls.caseOf(comment, admin.token, 'SETTLED')).toMatchObject({
      decision: 'WITHDRAWN',
      heldText: null,
      excerpt: '',
    });
    await mutate('updateStory', { id, privacyLevel: 'PUBLIC' });
    expect(await states(comment)).toEqual(['held']);
  });

  it('those that its author reads first wait for them', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    await mutate('setCommentsMode', { storyId: id, mode: CommentsMode.APPROVAL.toUpperCase() });
    const comment = await add(id, link);
    await mutate('updateStory', { id, privacyLevel: 'PRIVATE' });
    expect(await states(comment)).toEqual(['waiting']);
  });

  it('approved comments are not judged again when it opens, unless they were changed', async () => {
    const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
    const comment = await add(id, link);
    await calls.approve(comment, admin.token);
    await mutate('updateStory', { id, privacyLevel: 'PRIVATE' });
    await mutate('updateStory', { id, privacyLevel: 'PUBLIC' });
    expect(await states(comment)).toEqual(['shown']);
  });
});

it('deleting a story leaves no case of its comments that nobody can close', async () => {
  const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  const comment = await add(id, link);
  await mutate('deleteStory', { id });
  expect(await calls.caseOf(comment, admin.token)).toBeUndefined();
  expect(await calls.caseOf(comment, admin.token, 'SETTLED')).toMatchObject({ decision: 'WITHDRAWN' });
});
