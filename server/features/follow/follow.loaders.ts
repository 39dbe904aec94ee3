import { viewerLinkLoader } from '../../db/loaders';
import type { LoaderScope } from '../../loaderScope';

export const followLoaders = {
  viewerFollows: (scope: LoaderScope) =>
    viewerLinkLoader(scope, 'follows', 'followed_id', { viewerColumn: 'follower_id' }),
};
