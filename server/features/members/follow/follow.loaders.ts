import type { LoaderScope } from '../../../request/loaderScope';
import { viewerLinkLoader } from '../../../request/loaders';

export const followLoaders = {
  viewerFollows: (scope: LoaderScope) =>
    viewerLinkLoader(scope, 'follows', 'followed_id', { viewerColumn: 'follower_id' }),
};
