import type { Row } from '../../../db/entityRows';
import type { EntitySource } from '../../../graphql/connection';
import type { ListPerOwner } from '../../../graphql/pagesOfMany';
import { type Comment, commentRows } from '../../../model/comment.entity';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { shownCommentSql } from '../table/commentStates';
import { wroteStorySql } from '../table/storiesTable';

/** Sorted by id, which is the order of creation. */
export const commentsSource: EntitySource<Comment> = { ...commentRows, oldestFirst: true };

export const commentsOfEach = (
  countOf: (storyId: string) => Promise<number>,
): ListPerOwner<Row<Comment>, Comment> => ({
  source: commentsSource,
  branchOf: (storyId) => ({
    from: 'comments c FORCE INDEX (comments_story)',
    where: `c.story_id = ? AND ${shownCommentSql()}`,
    params: [storyId],
  }),
  ownerOf: ({ storyId }) => storyId,
  compare: (one, other) => (one.id < other.id ? -1 : 1),
  totalOf: (storyId) => () => countOf(storyId),
});

/** SQL: the member may see a comment that isn't shown to others: their own, or one that waits on their story. The member is bound twice. */
const waitingForMemberSql = `c.state <> 'shown' AND ${notSuspendedSql('c.author_id')}
  AND (c.author_id = ? OR (c.state = 'waiting' AND ${wroteStorySql('?', 'c.story_id')}))`;

/** Each story's comments that the viewer may see, but that aren't shown to others. */
export const waitingOfEach = (viewerId: string): ListPerOwner<Row<Comment>, Comment> => ({
  ...commentsOfEach(async () => 0),
  branchOf: (storyId) => ({
    from: 'comments c FORCE INDEX (comments_story)',
    where: `c.story_id = ? AND ${waitingForMemberSql}`,
    params: [storyId, viewerId, viewerId],
  }),
});
