import 'reflect-metadata';
import type { Authorized } from '../../../../server/authz/authorize';
import { PrivacyLevel } from '../../../../server/contract/enums';
import { addComment, updateComment } from '../../../../server/features/stories/comment/comment.service';
import type { Comment } from '../../../../server/model/comment.entity';
import type { Story } from '../../../../server/model/story.entity';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, changeStory, memberOfTest } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { contextOf, testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfTest(server);
const reader = memberOfTest(server);

const commentsOn = (storyId: string) =>
  server.app.services.db.read('SELECT id FROM comments WHERE story_id = ?', [storyId]);
const query = (sql: string, params: unknown[]) => server.app.services.db.dataSource.query(sql, params);

/** A request that was authorised before a change, and writes after it. */
async function letThrough(storyId: string) {
  const ctx = await contextOf(server, reader.token);
  const story = (await ctx.loaders.storyById.load(storyId)) as Authorized<Story, 'addComment'>;
  return () => addComment(ctx, reader.id, story, { content: 'Too late.' });
}

describe('a comment that was authorised', () => {
  const shared = () => buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });

  const since: [what: string, code: string, change: (story: Story) => Promise<unknown>][] = [
    [
      'the story was made private',
      'NOT_FOUND',
      (story) => changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE }),
    ],
    ['the story was deleted', 'NOT_FOUND', ({ id }) => storyCalls(server).remove({ id }, author.token)],
    [
      'the story was shared without comments',
      'FORBIDDEN',
      ({ id }) => storyCalls(server).share({ id, canComment: false }, author.token),
    ],
    [
      'its author deleted their account',
      'UNAUTHENTICATED',
      () => server.sql('UPDATE users SET deleted_at = NOW() WHERE id = ?', [reader.id]),
    ],
  ];

  it.each(since)('and before which %s is not written: %s', async (_what, code, change) => {
    const story = await shared();
    const write = await letThrough(story.id);
    await change(story);
    await expect(write()).rejects.toMatchObject({ code });
    expect(await commentsOn(story.id)).toEqual([]);
  });

  it('for a story that was made private since is not changed either', async () => {
    const story = await shared();
    const comment = await (await letThrough(story.id))();
    const ctx = await contextOf(server, reader.token);
    await changeStory(server, author, story, { privacyLevel: PrivacyLevel.PRIVATE });
    const change = updateComment(ctx, comment as Authorized<Comment, 'updateComment'>, 'Changed too late.');
    await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await query('SELECT content FROM comments WHERE id = ?', [comment.id])).toEqual([
      { content: 'Too late.' },
    ]);
  });

  it('by a member who was removed from the named readers since is NOT_FOUND', async () => {
    const friend = await buildMember(server);
    const story = await buildStory(server, author, { sharedWith: [reader, friend] });
    const write = await letThrough(story.id);
    await storyCalls(server).share({ id: story.id, userIds: [friend.id] }, author.token);
    await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await commentsOn(story.id)).toEqual([]);
  });

  it('waits for a concurrent change of privacy, and follows it', async () => {
    const story = await shared();
    const write = await letThrough(story.id);
    const withdrawal = server.app.services.db.dataSource.createQueryRunner();
    try {
      await withdrawal.startTransaction();
      await withdrawal.query("UPDATE stories SET privacy_level = 'private' WHERE id = ?", [story.id]);
      const writing = write().then(
        () => 'written',
        (error: { code: string }) => error.code,
      );
      const underWay =
        "SELECT id FROM information_schema.PROCESSLIST WHERE info LIKE 'INSERT INTO comments%'";
      while ((await query(underWay, [])).length === 0);
      await withdrawal.commitTransaction();
      expect(await writing).toBe('NOT_FOUND');
      expect(await commentsOn(story.id)).toEqual([]);
    } finally {
      await withdrawal.release();
    }
  });
});

it('60 concurrent comments on two servers are all stored, once each, and counted', async () => {
  const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  const another = await server.another();
  const [here, there] = [commentCalls(server), commentCalls(another)];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      (n % 2 ? here : there).add({ storyId, content: `Comment ${n}` }, (n % 3 ? reader : author).token),
    ),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const { comments } = (await here.list(storyId)).data.story;
  expect(comments.totalCount).toBe(60);
  expect(new Set(comments.edges.map(({ node }: { node: { content: string } }) => node.content)).size).toBe(
    60,
  );
});
