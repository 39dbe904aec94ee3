import { CommentsMode, PrivacyLevel, Role } from '../../../../server/contract/enums';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { membershipCalls } from '../../staff/membership/membershipCalls';
import { codeOf, reportCalls } from '../../staff/report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const author = memberOfFile(server);
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = { ...commentCalls(server), ...spamCalls(server) };

let writer: TestMember;
let storyId: string;
beforeEach(async () => {
  await calls.age(author);
  writer = await buildMember(server);
  storyId = (await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC })).id;
});

const add = async (content: string, { token } = writer): Promise<string> =>
  (await server.perform('addComment', { storyId, content }, token, 'comment { id }')).comment.id;

/** Whether and how a member sees a comment in each place that shows comments. */
async function seen(id: string, member?: TestMember) {
  const token = member?.token ?? '';
  const data = await server.ask(
    `query ($story: ID!, $id: ID!) { story(id: $story) { comments { totalCount edges { node { id } } }
       waitingComments { id isHidden heldBecause viewerCanApprove } } node(id: $id) { id } }`,
    token,
    { story: storyId, id },
  );
  const rest = await fetch(`${server.url}/api/stories/${storyId}/comments`, {
    headers: member ? { authorization: `Bearer ${token}` } : {},
  });
  const page = await (await fetch(`${server.url}/blog/${storyId}`)).text();
  return {
    listed: data.story.comments.edges.some(({ node }: { node: { id: string } }) => node.id === id),
    count: data.story.comments.totalCount,
    node: data.node !== null,
    rest: (await rest.text()).includes(id),
    page: page.includes('cheap.example'),
    own: data.story.waitingComments.find((one: { id: string }) => one.id === id),
  };
}
const everywhere = { listed: true, count: 1, node: true, rest: true, own: undefined };
const nowhere = { listed: false, count: 0, node: false, rest: false, page: false, own: undefined };
const kindsFor = async (member: TestMember) =>
  (await calls.notificationsOf(member))
    .filter(({ path }) => path.startsWith(`/stories/${storyId}`))
    .map(({ kind }) => kind);

it('a new account’s comment with a link waits, unseen by all but its author, who knows why', async () => {
  const id = await add(`Look: ${link}`);
  for (const member of [undefined, author, admin]) expect(await seen(id, member)).toEqual(nowhere);
  expect((await seen(id, writer)).own).toEqual({
    id,
    isHidden: false,
    viewerCanApprove: false,
    heldBecause: ['The account was made today', 'The text has a link'],
  });
  expect(await kindsFor(author)).toEqual([]);
  expect(codeOf(await server.mutate('approveComment', { id }, author.token))).toBe('NOT_FOUND');

  expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
  for (const member of [undefined, author, writer]) expect(await seen(id, member)).toMatchObject(everywhere);
  expect(await kindsFor(author)).toEqual(['STORY_COMMENT']);
  expect(await calls.notificationsOf(writer)).toEqual([
    expect.objectContaining({ text: 'Your comment was approved: others can read it now' }),
  ]);
  expect(await calls.acts(id)).toEqual(['content_held', 'content_approved']);
});

it('waiting texts of a member who was suspended meanwhile are read by organisers, and dismissed by nobody', async () => {
  const id = await add(`Look: ${link}`);
  const staff = membershipCalls(server);
  await staff.suspend(writer.id, admin.token);
  const waiting = await calls.caseOf(id, admin.token);
  expect(waiting).toMatchObject({ isHeld: true, heldText: `Look: ${link}`, canRemove: true });
  expect(codeOf(await reportCalls(server).dismiss(waiting.id, admin.token))).toBe('CONFLICT');
  await staff.restore(writer.id, admin.token);
  expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
  expect(await seen(id, author)).toMatchObject(everywhere);
});

it.each([
  ['without a link', 'Lovely.', () => undefined],
  ['of an older account', link, () => calls.age(writer)],
])('a comment %s is there at once', async (_, content, prepare) => {
  await prepare();
  expect(await seen(await add(content), author)).toMatchObject({ listed: true });
});

it('a comment that gets a link later waits as well, its notifications are removed, and the link is a reason until it is taken out', async () => {
  const id = await add('Lovely.');
  expect(await kindsFor(author)).toEqual(['STORY_COMMENT']);
  await calls.update({ id, content: `Lovely: ${link}` }, writer.token);
  expect(await seen(id, author)).toEqual(nowhere);
  expect(await kindsFor(author)).toEqual([]);
  await calls.update({ id, content: 'Lovely again.' }, writer.token);
  expect(await seen(id, author)).toEqual(nowhere);
  expect(await calls.caseOf(id, admin.token)).toMatchObject({
    heldText: 'Lovely again.',
    excerpt: 'Lovely again.',
    findings: [],
  });
  expect((await seen(id, writer)).own).toMatchObject({ heldBecause: [] });
  await calls.update({ id, content: `${link} ${link}` }, writer.token);
  expect((await seen(id, writer)).own).toMatchObject({
    heldBecause: ['The account was made today', 'The text has 2 links'],
  });
  expect(await calls.acts(id)).toEqual(['content_held']);
});

it('where the story’s author reads comments first, they decide after the organiser', async () => {
  await server.mutate(
    'setCommentsMode',
    { storyId, mode: CommentsMode.APPROVAL.toUpperCase() },
    author.token,
  );
  const id = await add(link);
  await calls.approve(id, admin.token);
  expect(await seen(id, author)).toMatchObject({
    listed: false,
    own: { viewerCanApprove: true, heldBecause: null },
  });
  expect(await kindsFor(author)).toEqual(['STORY_COMMENT']);
  // Others can't read it yet.
  expect((await calls.notificationsOf(writer))[0]?.text).toBe('Your comment was approved by the organisers');
});

it('a held comment becomes new to the story’s author when it is approved; comments that they have seen don’t become new again', async () => {
  const news = async (): Promise<number> => {
    const query = '{ viewer { waitingStories { story { id } newComments } } }';
    const { waitingStories } = (await server.ask(query, author.token)).viewer;
    const own = waitingStories.filter(({ story }: { story: { id: string } }) => story.id === storyId);
    return own[0]?.newComments ?? 0;
  };
  const look = (lastId: string) => server.mutate('markCommentsSeen', { storyId, lastId }, author.token);
  const [first, second] = [await add(link), await add(`${link}/2`)];
  await look(await add('Lovely.'));
  expect(await news()).toBe(0);
  await calls.approve(first, admin.token);
  expect(await news()).toBe(1);
  const later = await add('Lovely again.');
  await calls.approve(second, admin.token);
  expect(await news()).toBe(3);
  await calls.remove(first, admin.token);
  expect(await news()).toBe(2);
  // Before the page shows the latest.
  await look(second);
  expect(await news()).toBe(1);
  await look(later);
  expect(await news()).toBe(0);
  await look(await add('The last.'));
  await calls.approve(await add(link, await buildMember(server)), admin.token);
  expect(await news()).toBe(1);
});

it('a comment on a story that organisers can’t read doesn’t wait for them', async () => {
  const { id } = await buildStory(server, author, { sharedWith: [writer] });
  const { data } = await calls.add({ storyId: id, content: link }, writer.token);
  expect(await calls.caseOf(data.addComment.comment.id, admin.token)).toBeUndefined();
  const { data: list } = await calls.list(id, author.token);
  expect(list.story.comments.totalCount).toBe(1);
});

it('the same long comment by two older accounts is listed, and shown', async () => {
  await calls.age(writer);
  const content = `You must read this wonderful offer before the end of the week ${storyId}`;
  await add(content);
  const other = await buildMember(server);
  await calls.age(other);
  const id = await add(content, other);
  expect(await seen(id, author)).toMatchObject({ listed: true });
  expect(await calls.caseOf(id, admin.token)).toMatchObject({
    isHeld: false,
    findings: ['The same text was posted before'],
  });
  expect(await calls.acts(id)).toEqual(['content_flagged']);
});

it('removing a waiting comment keeps its text for its author, who gets the reason', async () => {
  const id = await add(link);
  expect(codeOf(await calls.remove(id, admin.token, 'An advertisement'))).toBe('ok');
  expect(await calls.caseOf(id, admin.token, 'SETTLED')).toMatchObject({ decision: 'REMOVED' });
  expect((await seen(id, writer)).own).toBeUndefined();
  expect((await calls.notificationsOf(writer))[0]?.text).toContain(
    'removed by the organisers (your data export has it): An advertisement',
  );
});

describe('hiding a comment without a report', () => {
  it('hides it everywhere but from its author, who gets the reason; restoring shows it; nobody hides their own', async () => {
    const id = await add('Rude.');
    expect(await kindsFor(author)).toEqual(['STORY_COMMENT']);
    expect(codeOf(await calls.hide(id, author.token))).toBe('FORBIDDEN');
    for (const _ of ['once', 'repeated'])
      expect(codeOf(await calls.hide(id, admin.token, 'Be kind'))).toBe('ok');
    for (const member of [undefined, author, admin]) expect(await seen(id, member)).toEqual(nowhere);
    expect((await seen(id, writer)).own).toMatchObject({ isHidden: true, heldBecause: null });
    expect(await kindsFor(author)).toEqual([]);
    expect(await calls.notificationsOf(writer)).toContainEqual(
      expect.objectContaining({
        text: 'Your comment was hidden by the organisers: Be kind',
        path: `/stories/${storyId}#comments`,
      }),
    );
    await calls.update({ id, content: 'Ruder.' }, writer.token);
    expect(await seen(id, author)).toEqual(nowhere);

    expect(await calls.caseOf(id, admin.token, 'SETTLED')).toMatchObject({
      decision: 'HIDDEN',
      canRestore: true,
    });
    for (const _ of [1, 2]) expect(codeOf(await calls.restore(id, admin.token))).toBe('ok');
    expect(await seen(id, author)).toMatchObject({ ...everywhere, listed: true });
    expect(await calls.acts(id)).toEqual(['content_hidden', 'content_restored']);
    expect(codeOf(await calls.hide(await add('Mine.', admin), admin.token))).toBe('FORBIDDEN');
  });

  it('one that waits is shown when it is restored', async () => {
    const id = await add(link);
    await calls.hide(id, admin.token);
    expect(await calls.caseOf(id, admin.token)).toBeUndefined();
    await calls.restore(id, admin.token);
    expect(await seen(id, author)).toMatchObject({ listed: true });
  });
});
