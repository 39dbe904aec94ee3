import { countLoader, loaderById } from '../../db/loaders';
import { loadersByPage } from '../../graphql/pagesOfMany';
import type { LoaderScope } from '../../loaderScope';
import { commentRows } from '../../model/comment.entity';
import { commentsOfEach } from './comment.lists';

export function commentLoaders(scope: LoaderScope) {
  const storyCommentCount = countLoader(scope, 'comments', 'story_id');
  return {
    commentById: loaderById(scope, 'comment', commentRows),

    storyComments: loadersByPage(
      scope,
      commentsOfEach((id) => storyCommentCount.load(id)),
    ),

    storyCommentCount,
  };
}
