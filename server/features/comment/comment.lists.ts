import type { ListSource } from '../../graphql/connection';
import type { ListOfEach } from '../../graphql/pagesOfMany';
import { Comment } from '../../model/comment.entity';

/** The table's alias is `c`. */
export const commentColumns = `c.id, c.story_id AS storyId, c.author_id AS authorId, c.content,
  c.created_at AS createdAt, c.updated_at AS updatedAt`;

export type CommentRow = Pick<Comment, 'id' | 'storyId' | 'authorId' | 'content' | 'createdAt' | 'updatedAt'>;

export const toComment = (row: CommentRow): Comment => Object.assign(new Comment(), row);

/** Sorted by id, which is the order of creation. */
export const commentsSource: Omit<ListSource<CommentRow, Comment>, 'arms'> = {
  table: 'comments c',
  columns: commentColumns,
  oldestFirst: true,
  toNode: toComment,
};

export const commentsOfEach = (
  countOf: (storyId: string) => Promise<number>,
): ListOfEach<CommentRow, Comment> => ({
  source: commentsSource,
  armOf: (storyId) => ({
    from: 'comments c FORCE INDEX (comments_story)',
    where: 'c.story_id = ?',
    params: [storyId],
  }),
  ownerOf: ({ storyId }) => storyId,
  compare: (one, other) => (one.id < other.id ? -1 : 1),
  totalOf: (storyId) => () => countOf(storyId),
});
