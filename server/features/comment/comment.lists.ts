import type { Context } from '../../context';
import { padded } from '../../db/database';
import { grouped } from '../../db/rows';
import {
  type Connection,
  type ConnectionArgs,
  type ListSource,
  pageOf,
  pageStatement,
} from '../../graphql/connection';
import { Comment } from './comment.entity';

/** The table's alias is `c`. */
export const commentColumns = `c.id, c.story_id AS storyId, c.author_id AS authorId, c.content,
  c.created_at AS createdAt, c.updated_at AS updatedAt`;

export type CommentRow = Pick<Comment, 'id' | 'storyId' | 'authorId' | 'content' | 'createdAt' | 'updatedAt'>;

export const toComment = (row: CommentRow): Comment => Object.assign(new Comment(), row);

/** Comments sort by id, which is the time of their making. */
export const commentsSource: Omit<ListSource<CommentRow, Comment>, 'arms'> = {
  table: 'comments c',
  columns: commentColumns,
  oldestFirst: true,
  toNode: toComment,
};

const sourceOf = (storyId: string): ListSource<CommentRow, Comment> => ({
  ...commentsSource,
  // Named, because MariaDB may otherwise walk the table by its primary key to where a page begins.
  arms: [{ from: 'comments c FORCE INDEX (comments_story)', where: 'c.story_id = ?', params: [storyId] }],
});

/** The same page of each story's comments, all of them in one statement. */
export async function commentPages(
  ctx: Context,
  storyIds: readonly string[],
  args: ConnectionArgs,
): Promise<Connection<Comment>[]> {
  const totalOf = (storyId: string) => () => ctx.loaders.storyCommentCount.load(storyId);
  const rowsOf = await rowsByStory(ctx, storyIds, args);
  return rowsOf.map((rows, place) => pageOf(args, commentsSource, rows, totalOf(storyIds[place] as string)));
}

async function rowsByStory(
  ctx: Context,
  storyIds: readonly string[],
  args: ConnectionArgs,
): Promise<CommentRow[][]> {
  const statementOf = (storyId: string) => pageStatement(args, sourceOf(storyId));
  // The loader remembers nothing, so one request may ask for the same story twice.
  const distinct = [...new Set(storyIds)];
  const [first, ...more] = distinct;
  if (first === undefined) return [];
  const alone = statementOf(first);
  // Only the count is asked for.
  if ((args.last ?? args.first) === 0) return storyIds.map(() => []);
  if (more.length === 0) {
    const rows = await ctx.db.read<CommentRow>(alone.sql, alone.params);
    return storyIds.map(() => rows);
  }

  // Filled up with stories that are none: repeated, an arm would repeat its rows.
  const arms = padded(distinct).map((storyId, place) => statementOf(place < distinct.length ? storyId : ''));
  const rows = await ctx.db.read<CommentRow>(
    arms.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    arms.flatMap(({ params }) => params),
  );
  // A union promises no order.
  const direction = args.last == null ? 1 : -1;
  rows.sort((a, b) => (a.id < b.id ? -direction : direction));
  return grouped(storyIds, rows, ({ storyId }) => storyId);
}
