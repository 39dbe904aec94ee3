import { isPublicStory, isSharedWithAll } from '../../../authz/storyAudience';
import { limits } from '../../../contract/limits';
import type { Row } from '../../../db/entityRows';
import { withPrefetches } from '../../../db/prefetch';
import { type Story, storyRows } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { notBlocked, notMuted } from '../../members/memberBlock/notBlocked';
import { isShown } from '../table/commentStates';
import { joinStory, storiesByIndex } from '../table/storiesTable';
import { authorPrefetch, storyPrefetches } from './story.prefetch';
import { WaitingStory } from './story.types';

type StoryRow = Row<Story>;

/** Number of last changed stories to look at. Stories keep `draft_changed_at` after publishing, so not all of them have unpublished changes. */
const lastChanged = 200;

/** SQL: comments that are news to the story's author. Excludes members they muted or blocked, whose comments are folded. */
const isNews = `${isShown()} AND ${notMuted('u.user_id', 'c.author_id')} AND ${notBlocked('u.user_id', 'c.author_id')}`;
/** The new comments on the story of `u`, and older ones approved since. */
const fresh = `FROM comments c WHERE c.story_id = u.story_id AND c.id >= u.first_id
  AND ${isNews} AND c.author_id <> u.user_id`;
const late = `FROM late_comments l JOIN comments c ON c.id = l.comment_id
  WHERE l.story_id = u.story_id AND l.comment_id < u.first_id AND ${isNews}`;

/** The stories with unpublished changes, latest change first, then those with unseen comments, latest comment first. */
const waiting = `(
    (SELECT s.id AS storyId, 0 AS newComments, 0 AS part, s.draft_changed_at AS at, '' AS lastId
     FROM (SELECT id, draft_changed_at FROM ${storiesByIndex('stories_author_draft')}
           WHERE author_id = ? AND draft_changed_at IS NOT NULL
           ORDER BY draft_changed_at DESC LIMIT ${lastChanged}) s
     STRAIGHT_JOIN story_drafts d ON d.id = s.id
     ORDER BY s.draft_changed_at DESC LIMIT ${limits.waiting})
    UNION ALL
    (SELECT u.story_id, (SELECT COUNT(*) ${fresh}) + (SELECT COUNT(*) ${late}) AS newComments, 1, NULL, u.last_id
     FROM unseen_comments u FORCE INDEX (unseen_comments_user)
     WHERE u.user_id = ? HAVING newComments > 0
     ORDER BY u.last_id DESC LIMIT ${limits.waiting})
  )`;

/** The viewer's stories that wait for something. */
export async function waitingStories(ctx: Context, userId: string): Promise<WaitingStory[]> {
  const { columns, columnParams, toNode } = withPrefetches(storyRows, storyPrefetches(ctx, ctx.loaders));
  const rows = await ctx.db.read<StoryRow & { newComments: string }>(
    `SELECT ${columns}, w.newComments FROM ${waiting} w ${joinStory('w.storyId', { how: 'STRAIGHT_JOIN' })}
     ORDER BY w.part, w.at DESC, w.lastId DESC`,
    [...columnParams, userId, userId],
  );
  return rows.map(({ newComments, ...row }) =>
    Object.assign(new WaitingStory(), { story: toNode(row as StoryRow), newComments: Number(newComments) }),
  );
}

/** Number of last shared or published stories to search for those by others. If few are found, more are searched: the viewer may write much. */
const lastOpened = [20, 200] as const;

const opened = (index: string, level: string, at: string, max: number) =>
  `(SELECT s.id, s.author_id, ${at} AS at FROM ${storiesByIndex(index)} WHERE ${level} ORDER BY ${at} DESC, s.id DESC LIMIT ${max})`;

const newest = (max: number) => `(
    ${opened('stories_shared', isSharedWithAll(), 's.shared_at', max)}
    UNION ALL ${opened('stories_published', isPublicStory(), 's.published_at', max)}
  )`;

/** The stories by others that were opened to the whole group last. */
export async function newInGroup(ctx: Context, userId: string): Promise<Story[]> {
  const prefetches = [...storyPrefetches(ctx, ctx.loaders), ...authorPrefetch(ctx, ctx.loaders)];
  const { columns, columnParams, toNode } = withPrefetches(storyRows, prefetches);
  const among = (max: number) =>
    ctx.db.read<StoryRow>(
      `SELECT ${columns} FROM ${newest(max)} n ${joinStory('n.id', { how: 'STRAIGHT_JOIN' })}
       WHERE n.author_id <> ? AND ${notMuted('?', 'n.author_id')} AND ${notBlocked('?', 'n.author_id')}
       ORDER BY n.at DESC, n.id DESC LIMIT ${limits.newInGroup}`,
      [...columnParams, userId, userId, userId],
    );
  const rows = await among(lastOpened[0]);
  return (rows.length < limits.newInGroup ? await among(lastOpened[1]) : rows).map(toNode);
}
