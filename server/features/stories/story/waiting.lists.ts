import { mayReadStory, publicStorySql, storySharedWithAllSql } from '../../../authz/storyAudience';
import { limits } from '../../../contract/limits';
import type { Row } from '../../../db/entityRows';
import { type Story, storyRows } from '../../../model/story.entity';
import type { Context } from '../../../request/context';
import { notBlockedSql, notMutedSql } from '../../members/memberBlock/blockConditions';
import { shownCommentSql } from '../table/commentStates';
import { joinStory, storiesByIndex } from '../table/storiesTable';
import { WaitingStory } from './story.types';

type StoryRow = Row<Story>;

/** How many of the stories changed last are looked at: those without unpublished changes keep `draft_changed_at` as well. */
const maxLookedAt = 200;

/** SQL: the author `u.user_id` sees the comment unfolded: it is shown, and they have neither muted nor blocked its author. */
const unfoldedSql = `${shownCommentSql()} AND ${notMutedSql('u.user_id', 'c.author_id')} AND ${notBlockedSql('u.user_id', 'c.author_id')}`;
/** SQL: the comments on the story that its author hasn't seen, for a row `u` of `unseen_comments`. */
const fromNewComments = `FROM comments c WHERE c.story_id = u.story_id AND c.id >= u.first_id
  AND ${unfoldedSql} AND c.author_id <> u.user_id`;
/** SQL: older comments that were approved after the author had seen later ones. */
const fromLateComments = `FROM late_comments l JOIN comments c ON c.id = l.comment_id
  WHERE l.story_id = u.story_id AND l.comment_id < u.first_id AND ${unfoldedSql}`;

/** SQL: the stories with unpublished changes, latest change first, then those with unseen comments, latest comment first. */
const waitingTable = `(
    (SELECT s.id AS storyId, 0 AS newComments, 0 AS part, s.draft_changed_at AS at, '' AS lastId
     FROM (SELECT id, draft_changed_at FROM ${storiesByIndex('stories_author_draft')}
           WHERE author_id = ? AND draft_changed_at IS NOT NULL
           ORDER BY draft_changed_at DESC LIMIT ${maxLookedAt}) s
     STRAIGHT_JOIN story_drafts d ON d.id = s.id
     ORDER BY s.draft_changed_at DESC LIMIT ${limits.waiting})
    UNION ALL
    (SELECT u.story_id, (SELECT COUNT(*) ${fromNewComments}) + (SELECT COUNT(*) ${fromLateComments}) AS newComments, 1, NULL, u.last_id
     FROM unseen_comments u FORCE INDEX (unseen_comments_user)
     WHERE u.user_id = ? HAVING newComments > 0
     ORDER BY u.last_id DESC LIMIT ${limits.waiting})
  )`;

/** The viewer's stories that wait for their author: with unpublished changes, or with unseen comments. */
export async function waitingStories(ctx: Context, userId: string): Promise<WaitingStory[]> {
  const rows = await ctx.db.read<StoryRow & { newComments: string }>(
    `SELECT ${storyRows.columns}, w.newComments FROM ${waitingTable} w ${joinStory('w.storyId', { how: 'STRAIGHT_JOIN' })}
     ORDER BY w.part, w.at DESC, w.lastId DESC`,
    [userId, userId],
  );
  return rows.map(({ newComments, ...row }) =>
    Object.assign(new WaitingStory(), {
      story: storyRows.toNode(row as StoryRow),
      newComments: Number(newComments),
    }),
  );
}

/** How many of the stories opened last are searched for those by others; more if too few are found, as some members write most of them. */
const searchedCounts = [20, 200] as const;

/** SQL: the stories that were opened to the group last, by one way of opening them. */
const lastOpenedBy = (index: string, level: string, at: string, max: number) =>
  `(SELECT s.id, s.author_id AS authorId, ${at} AS at FROM ${storiesByIndex(index)} WHERE ${level}
    ORDER BY ${at} DESC, s.id DESC LIMIT ${max})`;

/** The stories that were opened to the group last, the same for every viewer, so that requests share the read. */
const lastOpened = (ctx: Context, max: number) =>
  ctx.db.readForAll<{ id: string; authorId: string }>(
    `${lastOpenedBy('stories_shared', storySharedWithAllSql(), 's.shared_at', max)}
     UNION ALL ${lastOpenedBy('stories_published', publicStorySql(), 's.published_at', max)}
     ORDER BY at DESC, id DESC`,
    [],
  );

/** The stories by others that were opened to the whole group last. */
export async function newInGroup(ctx: Context, userId: string): Promise<Story[]> {
  const { mutedOrBlocked, storyById } = ctx.loaders;
  const [few, many] = searchedCounts;
  const [latest, muted, blocked] = await Promise.all([
    lastOpened(ctx, few),
    mutedOrBlocked.load('mutes'),
    mutedOrBlocked.load('blocks'),
  ]);
  const byOthers = (stories: typeof latest) =>
    stories
      .filter(({ authorId }) => authorId !== userId && !muted.has(authorId) && !blocked.has(authorId))
      .slice(0, limits.newInGroup);
  let found = byOthers(latest);
  if (found.length < limits.newInGroup) found = byOthers(await lastOpened(ctx, many));
  const stories = await Promise.all(found.map(({ id }) => storyById.load(id)));
  // Leaves out stories that were withdrawn after the list was read.
  return stories.filter(
    (story) => story !== null && mayReadStory(ctx.viewer, { story, isNamed: false }),
  ) as Story[];
}
