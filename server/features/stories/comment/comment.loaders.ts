import type DataLoader from 'dataloader';
import { signedInViewer } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import type { Prefetch } from '../../../db/prefetch';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { type Comment, commentRows } from '../../../model/comment.entity';
import type { User } from '../../../model/user.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { type CountLoader, countLoader, loaderById, prefetchUser } from '../../../request/loaders';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { shownCommentSql } from '../table/commentStates';
import { commentsOfEach, waitingOfEach } from './comment.lists';

interface UsedLoaders {
  userById: DataLoader<string, User | null>;
  storyCommentCount: CountLoader;
}

/** Reads the selected fields of comments, and their lists' total count, together with the comments; puts the totals into `counts`. */
function prefetchesOf(
  { answer: { selected } }: LoaderScope,
  loaders: UsedLoaders,
  counts: Map<string, number>,
) {
  const prefetches: Prefetch<Comment>[] = [];
  if (selected?.has('Comment.author'))
    prefetches.push(prefetchUser('c.author_id', ({ authorId }) => authorId, loaders.userById));
  if (selected?.has('CommentConnection.totalCount'))
    prefetches.push({
      column: `(SELECT COUNT(*) FROM comments everyone WHERE everyone.story_id = c.story_id AND ${shownCommentSql('everyone')})`,
      keep: (value, { storyId }) => counts.set(storyId, Number(value)),
    });
  return prefetches;
}

export const commentLoaders = {
  commentById: (scope: LoaderScope) =>
    loaderById(scope, 'comment', commentRows, undefined, notSuspendedSql('c.author_id')),

  /** Includes comments by suspended members: organisers decide about those that wait. */
  anyCommentById: (scope: LoaderScope) => loaderById(scope, 'comment', commentRows),

  storyComments: (scope: LoaderScope, loaders: UsedLoaders) => {
    const counts = new Map<string, number>();
    return loadersByPage(
      scope,
      commentsOfEach(
        async (id) => counts.get(id) ?? loaders.storyCommentCount.load(id),
        prefetchesOf(scope, loaders, counts),
      ),
    );
  },

  storyCommentCount: (scope: LoaderScope) =>
    countLoader(scope, 'comments', 'story_id', shownCommentSql('comments')),

  waitingComments: (scope: LoaderScope, { userById }: UsedLoaders) =>
    loadersByPage(
      scope,
      waitingOfEach(signedInViewer(scope).id, [
        prefetchUser('c.author_id', ({ authorId }) => authorId, userById),
      ]),
    )({ first: limits.comment.waitingListed }),
};
