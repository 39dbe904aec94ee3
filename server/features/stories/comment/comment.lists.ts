import type { Row } from '../../../db/entityRows';
import { type Prefetch, withPrefetches } from '../../../db/prefetch';
import type { EntitySource } from '../../../graphql/connection';
import type { ListPerOwner } from '../../../graphql/pagesOfMany';
import { type Comment, commentRows } from '../../../model/comment.entity';
import { isNotSuspended } from '../../members/user/memberConditions';
import { isShown } from '../table/commentStates';
import { wroteStory } from '../table/storiesTable';

/** Sorted by id, which is the order of creation. */
export const commentsSource: EntitySource<Comment> = { ...commentRows, oldestFirst: true };

export const commentsOfEach = (
  countOf: (storyId: string) => Promise<number>,
  prefetches: readonly Prefetch<Comment>[],
): ListPerOwner<Row<Comment>, Comment> => ({
  source: withPrefetches(commentsSource, prefetches),
  branchOf: (storyId) => ({
    from: 'comments c FORCE INDEX (comments_story)',
    where: `c.story_id = ? AND ${isShown()}`,
    params: [storyId],
  }),
  ownerOf: ({ storyId }) => storyId,
  compare: (one, other) => (one.id < other.id ? -1 : 1),
  totalOf: (storyId) => () => countOf(storyId),
});

/** Comments that others don't see and that the member may: their own, and what waits on their stories. Bind the member twice. */
const waitingFor = `c.state <> 'shown' AND ${isNotSuspended('c.author_id')}
  AND (c.author_id = ? OR (c.state = 'waiting' AND ${wroteStory('?', 'c.story_id')}))`;

/** A story's comments that others don't see and the viewer may. */
export const waitingOfEach = (
  viewerId: string,
  prefetches: readonly Prefetch<Comment>[],
): ListPerOwner<Row<Comment>, Comment> => ({
  ...commentsOfEach(async () => 0, prefetches),
  branchOf: (storyId) => ({
    from: 'comments c FORCE INDEX (comments_story)',
    where: `c.story_id = ? AND ${waitingFor}`,
    params: [storyId, viewerId, viewerId],
  }),
});
