import type { LoaderScope } from '../../../request/loaderScope';
import { viewerLinkLoader } from '../../../request/loaders';

export const followLoaders = {
  /** Whether the viewer follows a member, by the member's id. */
  viewerFollows: (scope: LoaderScope) => viewerLinkLoader(scope, 'follows', 'followed_id', 'follower_id'),
};
