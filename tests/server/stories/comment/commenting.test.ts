import { PrivacyLevel } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { commentCalls } from '../../../support/commentCalls';
import { buildStory, memberOfFile, memberOfTest } from '../../../support/factories';
import { codeOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = commentCalls(server);
let storyId: string;
const author = memberOfFile(server);
const reader = memberOfTest(server);
beforeEach(async () => {
  storyId = (await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC })).id;
});

const add = (content: string) => calls.add({ storyId, content }, reader.token);
const contents = async (token?: string) =>
  (await calls.list(storyId, token)).data.story.comments.edges.map(
    ({ node }: { node: { content: string } }) => node.content,
  );

describe('a new comment', () => {
  it('is visible to every reader at the end, with its edge in the list', async () => {
    await add('First.');
    const { comment, commentEdge } = (await add('Second.')).data.addComment;
    expect(comment).toMatchObject({
      content: 'Second.',
      viewerCanEdit: true,
      viewerCanDelete: true,
      author: { username: reader.username },
    });
    expect(comment.createdAt).toBe(comment.updatedAt);
    const list = (await calls.list(storyId)).data.story.comments;
    expect(list.edges.at(-1)).toEqual({
      cursor: commentEdge.cursor,
      node: { id: comment.id, content: 'Second.' },
    });
    expect(list.totalCount).toBe(2);
  });

  it('keeps its line breaks and all of its text except surrounding white space', async () => {
    const text = 'One\n\n  two <b>&amp;</b> 😀\u0301';
    expect((await add(` \n\t${text.replaceAll('\n', '\r\n')}\n `)).data.addComment.comment.content).toBe(
      text,
    );
    expect(await contents()).toEqual([text]);
  });

  it.each(['', ' ', '\n\t\r\n', '\u00a0\u2003\ufeff'])('that is blank (%j) is refused', async (blank) => {
    expect(fieldsOf(await add(blank))).toEqual({ content: messages.comment.blank });
    expect(await contents()).toEqual([]);
  });

  it('may have at most 10,000 characters', async () => {
    for (const longest of ['語'.repeat(10_000), '😀'.repeat(5_000), `${'x'.repeat(10_000)}   `])
      expect((await add(longest)).data.addComment.comment.content).toBe(longest.trim());
    expect(fieldsOf(await add('x'.repeat(10_001)))).toEqual({ content: messages.comment.tooLong });
  });

  it('does not change the story’s updatedAt, so that no draft conflicts with it', async () => {
    const updatedAt = async () =>
      (await server.ask('query ($id: ID!) { story(id: $id) { updatedAt } }', undefined, { id: storyId }))
        .story;
    const before = await updatedAt();
    await add('Nice.');
    expect(await updatedAt()).toEqual(before);
  });

  it('is limited to 60 in ten minutes, for each member, on all servers', async () => {
    const strict = await server.another({ rateLimits: 1 });
    const strictly = commentCalls(strict);
    const answers = await Promise.all(
      Array.from({ length: 65 }, (_, n) => strictly.add({ storyId, content: `Comment ${n}` }, reader.token)),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(5);
    for (const answer of refused) expect(codeOf(answer)).toBe('RATE_LIMITED');
    expect((await strictly.add({ storyId, content: 'Mine' }, author.token)).errors).toBeUndefined();
    expect(await contents()).toHaveLength(61);
  });
});

describe('changing a comment', () => {
  it('replaces its text under the same rules, and shows the time', async () => {
    const { comment } = (await add('Teh end.')).data.addComment;
    const changed = (await calls.update({ id: comment.id, content: ' The end.\r\n' }, reader.token)).data
      .updateComment.comment;
    expect(changed).toMatchObject({ id: comment.id, content: 'The end.', createdAt: comment.createdAt });
    expect(changed.updatedAt > comment.updatedAt).toBe(true);
    expect(await contents()).toEqual(['The end.']);
    const refused = async (content: string) =>
      fieldsOf(await calls.update({ id: comment.id, content }, reader.token));
    expect(await refused('  ')).toEqual({ content: messages.comment.blank });
    expect(await refused('x'.repeat(10_001))).toEqual({ content: messages.comment.tooLong });
  });

  it('to the same text changes nothing; a change of case does', async () => {
    const { comment } = (await add('So it goes.')).data.addComment;
    const update = async (content: string) =>
      (await calls.update({ id: comment.id, content }, reader.token)).data.updateComment.comment;
    expect((await update('So it goes.')).updatedAt).toBe(comment.updatedAt);
    expect((await update('SO IT GOES.')).updatedAt > comment.updatedAt).toBe(true);
  });
});
