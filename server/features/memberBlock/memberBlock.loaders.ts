import { viewerLinkLoader } from '../../db/loaders';
import type { LoaderScope } from '../../loaderScope';

const ofViewer = { viewerColumn: 'member_id' };

export const memberBlockLoaders = {
  viewerMutes: (scope: LoaderScope) => viewerLinkLoader(scope, 'mutes', 'other_id', ofViewer),
  viewerBlocks: (scope: LoaderScope) => viewerLinkLoader(scope, 'blocks', 'other_id', ofViewer),
  /** Whether the member has blocked the viewer, who must not be told. */
  viewerIsBlockedBy: (scope: LoaderScope) =>
    viewerLinkLoader(scope, 'blocks', 'member_id', { viewerColumn: 'other_id' }),
};
