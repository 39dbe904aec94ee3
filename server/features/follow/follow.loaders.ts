import { viewerLinkLoader } from '../../db/loaders';
import type { LoaderScope } from '../../loaderScope';

export const followLoaders = (scope: LoaderScope) => ({
  viewerFollows: viewerLinkLoader(scope, 'follows', 'followed_id', { viewerColumn: 'follower_id' }),
});
