import { signedInViewer } from '../../../authz/authorize';
import { limits } from '../../../contract/limits';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { commentRows } from '../../../model/comment.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { type CountLoader, countLoader, loaderById } from '../../../request/loaders';
import { notSuspendedSql } from '../../members/user/memberConditions';
import { shownCommentSql } from '../table/commentStates';
import { commentsOfEach, waitingOfEach } from './comment.lists';

export const commentLoaders = {
  commentById: (scope: LoaderScope) =>
    loaderById(scope, 'comment', commentRows, notSuspendedSql('c.author_id')),

  /** Includes comments by suspended members: organisers decide about those that wait. */
  anyCommentById: (scope: LoaderScope) => loaderById(scope, 'comment', commentRows),

  storyComments: (scope: LoaderScope, loaders: { storyCommentCount: CountLoader }) =>
    loadersByPage(
      scope,
      commentsOfEach((id) => loaders.storyCommentCount.load(id)),
    ),

  storyCommentCount: (scope: LoaderScope) =>
    countLoader(scope, 'comments', 'story_id', shownCommentSql('comments')),

  waitingComments: (scope: LoaderScope) =>
    loadersByPage(scope, waitingOfEach(signedInViewer(scope).id))({ first: limits.comment.waitingListed }),
};
